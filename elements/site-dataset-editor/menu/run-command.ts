import type { DatasetEditorController } from '../dataset-editor.controller.js';
import type { DatasetEditorState } from '../dataset-editor.state.js';
import { runClipboardCommand } from '../grid/grid-clipboard.js';
import { type ColumnType, columnTypes } from '../table/data-table.js';
import { type EditCommand, editCommands } from '../table/edit-commands.js';
import { insertColumns, insertRows } from '../table/table-commands.js';

interface CommandContext {
  readonly state: DatasetEditorState;
  readonly controller: DatasetEditorController;
  /** The control, with `data-command`. */
  readonly target: HTMLElement;
}

/** Commands of buttons and menus that are not edits of the selection. */
const others: Readonly<Record<string, (context: CommandContext) => void>> = {
  undo: ({ controller }) => controller.undo(),
  redo: ({ controller }) => controller.redo(),
  download: ({ controller }) => controller.download(),
  upload: ({ target }) => (target.getRootNode() as ShadowRoot).querySelector<HTMLInputElement>('.file')!.click(),
  readAs: ({ controller }) => controller.pasteOther(),
  addRow({ state, controller }) {
    const row = state.table.rows.length;
    controller.change(insertRows(state.table, row, 1));
    state.select({ row: Math.min(row, state.table.rows.length - 1), column: 0 });
  },
  addColumn({ state, controller }) {
    const column = state.table.columns.length;
    controller.change(insertColumns(state.table, column, 1));
    state.select({ row: -1, column: Math.min(column, state.table.columns.length - 1) });
  },
  rename({ state, controller }) {
    state.select({ row: -1, column: state.range.left });
    controller.beginEdit();
  },
};

/** Runs the command of a button or of a menu item, which closes the menu. */
export function runCommand(context: CommandContext): void {
  const { controller, state, target } = context;
  const command = target.dataset.command!;
  controller.commit();
  if (target.role?.startsWith('menuitem')) controller.closeMenu(command !== 'upload');
  if (Object.hasOwn(editCommands, command)) controller.run(command as EditCommand);
  else if (columnTypes.includes(command as ColumnType)) controller.setType(command as ColumnType);
  else if (command === 'cut' || command === 'copy' || command === 'paste') void runClipboardCommand({ state, controller }, command);
  else others[command]?.(context);
}
