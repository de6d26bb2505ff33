import type { DatasetEditorController } from '../dataset-editor.controller.js';
import type { DatasetEditorState } from '../dataset-editor.state.js';
import { moveBy } from '../table/selection.js';

interface KeyContext {
  readonly state: DatasetEditorState;
  readonly controller: DatasetEditorController;
  readonly event: KeyboardEvent;
  /** The box that scrolls. */
  readonly target: HTMLElement;
}

/** The letter of a key with Ctrl, in layouts without Latin letters too. */
const letterOf = ({ key, code }: KeyboardEvent): string => (/^[a-z]$/i.test(key) ? key : /^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase();
const isTyped = (event: KeyboardEvent): boolean =>
  [...event.key].length === 1 && !event.metaKey && ((!event.ctrlKey && !event.altKey) || event.getModifierState('AltGraph'));

/** Keys with Ctrl or Command. Copy, cut and paste are events of their own. */
function pressShortcut({ state, controller, event }: KeyContext): boolean {
  const letter = letterOf(event);
  if (letter === 'y' || (letter === 'z' && event.shiftKey)) controller.redo();
  else if (letter === 'z') controller.undo();
  else if (letter === 'a') state.selectAll();
  else if (letter === 'd') controller.run('fillDown');
  else return false;
  return true;
}

/** Tab goes to the end of its row, and then out of the grid. */
const pressTab = ({ state, event }: KeyContext): boolean => state.advance('column', event.shiftKey ? -1 : 1);

function press(context: KeyContext): boolean {
  const { state, controller, event, target } = context;
  const { key, shiftKey } = event;
  const isJump = event.ctrlKey || event.metaKey;
  if (key === ' ' && (isJump || shiftKey)) {
    state.selectWhole(isJump ? 'column' : 'row');
    return true;
  }
  const rowPx = target.querySelector<HTMLElement>('[role=row]')!.offsetHeight;
  const pageRows = Math.max(1, Math.floor(target.clientHeight / rowPx) - 2);
  const place = event.altKey ? null : moveBy(state.table, state.focus, { key, isJump, isRtl: target.matches(':dir(rtl)'), pageRows });
  if (place) {
    state.select(place, shiftKey);
    return true;
  }
  if (key === 'Tab') return pressTab(context);
  if (isTyped(event)) {
    controller.beginEdit(key);
    return true;
  }
  if (isJump) return pressShortcut(context);
  if (key === 'Enter' || key === 'F2') controller.beginEdit();
  else if (key === 'Delete' || key === 'Backspace') controller.run('clear');
  else return false;
  return true;
}

/** A key on the grid, while no cell is edited. */
export function pressGridKey(context: KeyContext): void {
  if (press(context)) context.event.preventDefault();
}

/** A key in the field of a cell, which is the target. */
export function pressEditKey({ state, controller, event, target }: KeyContext): void {
  const { key, shiftKey } = event;
  const by = shiftKey ? -1 : 1;
  if (key === 'Escape') {
    event.preventDefault(); // nothing around the grid is closed
    return state.endEdit();
  }
  const { isTyped: isQuick = false } = state.snapshot.edit ?? {};
  const isArrow = isQuick && key.startsWith('Arrow') && !shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (key !== 'Enter' && key !== 'Tab' && !isArrow) return;
  const isRtl = target.matches(':dir(rtl)');
  controller.commit();
  if (key === 'Enter') state.advance('row', by);
  else if (isArrow) state.select(moveBy(state.table, state.focus, { key, isJump: false, isRtl, pageRows: 1 })!);
  else if (!state.advance('column', by)) state.advance('row', by);
  event.preventDefault();
}
