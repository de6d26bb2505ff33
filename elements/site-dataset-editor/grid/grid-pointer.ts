import type { DatasetEditorController } from '../dataset-editor.controller.js';
import type { DatasetEditorState, MenuKind } from '../dataset-editor.state.js';
import type { Place } from '../table/selection.js';

interface PointerContext {
  readonly state: DatasetEditorState;
  readonly controller: DatasetEditorController;
  readonly target: HTMLElement;
  readonly signal: AbortSignal;
}

/** The place of the grid that a node belongs to. */
function placeOf(node: Element | null): Place | null {
  const cell = node?.closest<HTMLElement>('[data-row]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}
const isSame = (one: Place | null, other: Place): boolean => !!one && one.row === other.row && one.column === other.column;
const isInSelection = ({ range: { top, left, bottom, right } }: DatasetEditorState, { row, column }: Place): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** A mouse or a pen selects and drags. A finger scrolls, and selects by a tap. */
export function pressGrid({ state, controller, target, signal }: PointerContext, event: PointerEvent): void {
  const node = event.composedPath()[0] as Element;
  const place = placeOf(node);
  if (!place || event.pointerType === 'touch' || event.button !== 0 || node.closest('.edit, button')) return;
  event.preventDefault(); // no selection of text
  controller.commit();
  state.select(place, event.shiftKey);
  const drag = new AbortController();
  const options = { signal: AbortSignal.any([drag.signal, signal]) };
  const root = target.getRootNode() as ShadowRoot;
  target.addEventListener('pointermove', ({ clientX, clientY }) => {
    const { top, bottom } = target.getBoundingClientRect();
    if (clientY > bottom || clientY < top) target.scrollBy(0, clientY > bottom ? clientY - bottom : clientY - top);
    const at = placeOf(root.elementFromPoint(clientX, clientY));
    if (at && !isSame(at, state.focus)) state.select(at, true);
  }, options);
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) target.addEventListener(type, () => drag.abort(), options);
  try {
    target.setPointerCapture(event.pointerId);
  } catch { /* it is released already */ }
}

/** A tap selects, and a tap on what is selected edits it. */
export function tapGrid({ state, controller }: Pick<PointerContext, 'state' | 'controller'>, event: MouseEvent): void {
  const node = event.composedPath()[0] as Element;
  const place = placeOf(node);
  if (!place || (event as PointerEvent).pointerType !== 'touch' || node.closest('.edit')) return;
  controller.commit();
  const isAgain = isSame(place, state.focus) && state.snapshot.focusTurn > 0;
  if (isAgain) controller.beginEdit();
  else state.select(place);
}

/** A second click on a cell edits it. */
export function editCell({ controller }: Pick<PointerContext, 'controller'>, event: MouseEvent): void {
  const node = event.composedPath()[0] as Element;
  if (placeOf(node) && !node.closest('.edit, button')) controller.beginEdit();
}

/** The menu of a cell, a row or a column, by the right button, a long press or the menu key. */
export function openContextMenu({ state, controller }: Pick<PointerContext, 'state' | 'controller'>, event: MouseEvent): void {
  const node = event.composedPath()[0] as Element;
  const place = placeOf(node);
  if (!place || node.closest('.edit')) return;
  event.preventDefault();
  if (!isInSelection(state, place)) state.select(place);
  const kind: MenuKind = place.row < 0 ? 'columns' : place.column < 0 ? 'rows' : 'cells';
  controller.openMenu(kind, node.closest<HTMLElement>('[data-row]')!);
}

/** The menu button of a header selects its row or column first. */
export function openHeaderMenu({ state, controller, target }: Omit<PointerContext, 'signal'>): void {
  const place = placeOf(target);
  if (place && !isInSelection(state, place)) state.select(place);
  if (place && (place.row < 0) !== (state.range.top < 0)) state.select(place);
  controller.openMenu(target.dataset.menu as MenuKind, target);
}
