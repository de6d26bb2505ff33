import type { CellRange, DataTable } from './data-table.js';
import type { Selection } from './selection.js';
import { clearCells, deleteColumns, deleteRows, fillDown, insertColumns, insertRows, moveColumns, moveRows, sortRows } from './table-commands.js';

export interface EditContext {
  readonly table: DataTable;
  readonly range: CellRange;
  readonly selection: Selection;
  readonly compareTexts: (a: string, b: string) => number;
}
/** The dataset after a command, and what is selected then. */
export interface EditResult { readonly table: DataTable; readonly selection: Selection }
type Command = (context: EditContext) => EditResult;

const moved = ({ anchor, focus }: Selection, rows: number, columns: number): Selection => ({
  anchor: { row: anchor.row + rows, column: anchor.column + columns }, focus: { row: focus.row + rows, column: focus.column + columns },
});
const only = (edit: (context: EditContext) => DataTable): Command => context => ({ table: edit(context), selection: context.selection });
/** How many rows are inserted: as many as are selected, and one for whole columns. */
const countRows = ({ range: { top, bottom } }: EditContext): number => (top < 0 ? 1 : bottom - top + 1);
const countColumns = ({ range: { left, right }, selection: { anchor, focus } }: EditContext): number =>
  (anchor.column < 0 || focus.column < 0 ? 1 : right - left + 1);

/** Commands of menus that change the dataset, by the keys of their texts. */
export const editCommands = {
  clear: only(({ table, range }) => clearCells(table, range)),
  fillDown: only(({ table, range }) => fillDown(table, range)),
  insertAbove: only(context => insertRows(context.table, Math.max(0, context.range.top), countRows(context))),
  insertBelow: context => ({
    table: insertRows(context.table, context.range.bottom + 1, countRows(context)),
    selection: context.range.top < 0 ? context.selection : moved(context.selection, countRows(context), 0),
  }),
  moveUp: context => moveSelectedRows(context, -1),
  moveDown: context => moveSelectedRows(context, 1),
  deleteRows: only(({ table, range }) => deleteRows(table, range.top, range.bottom)),
  insertBefore: only(context => insertColumns(context.table, context.range.left, countColumns(context))),
  insertAfter: context => ({
    table: insertColumns(context.table, context.range.right + 1, countColumns(context)), selection: moved(context.selection, 0, countColumns(context)),
  }),
  moveBefore: context => moveSelectedColumns(context, -1),
  moveAfter: context => moveSelectedColumns(context, 1),
  useAsLabels: context => moveSelectedColumns(context, -context.range.left),
  deleteColumns: only(({ table, range }) => deleteColumns(table, range.left, range.right)),
  sortAscending: only(({ table, range, compareTexts }) => sortRows(table, range.left, false, compareTexts)),
  sortDescending: only(({ table, range, compareTexts }) => sortRows(table, range.left, true, compareTexts)),
} satisfies Record<string, Command>;
export type EditCommand = keyof typeof editCommands;

function moveSelectedRows({ table, range, selection }: EditContext, by: number): EditResult {
  if (range.top + by < 0 || range.bottom + by >= table.rows.length) return { table, selection };
  return { table: moveRows(table, range.top, range.bottom, by), selection: moved(selection, by, 0) };
}

function moveSelectedColumns({ table, range, selection }: EditContext, by: number): EditResult {
  if (by === 0 || range.left + by < 0 || range.right + by >= table.columns.length) return { table, selection };
  return { table: moveColumns(table, range.left, range.right, by), selection: moved(selection, 0, by) };
}
