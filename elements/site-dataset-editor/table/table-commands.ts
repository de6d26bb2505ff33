import { datasetLimits } from '../../../core/reading/dataset-limits.js';
import { type CellRange, type Column, type DataTable, emptyColumn, maxColumns, type Row } from './data-table.js';

/** Rows of cells to be written, the first one at the top. */
export type CellBlock = readonly (readonly string[])[];

const within = (at: number, count: number): number => Math.max(0, Math.min(at, count));
const withColumn = (columns: readonly Column[], at: number, change: Partial<Column>): readonly Column[] =>
  columns.map((column, each) => (each === at ? { ...column, ...change } : column));
const insertAt = <T>(list: readonly T[], at: number, added: readonly T[]): readonly T[] => [...list.slice(0, at), ...added, ...list.slice(at)];

export function renameColumn(table: DataTable, at: number, name: string): DataTable {
  return table.columns[at]?.name === name ? table : { ...table, columns: withColumn(table.columns, at, { name }) };
}

/** Empty rows before a row; at most as many as fit. */
export function insertRows(table: DataTable, at: number, count: number): DataTable {
  const added = Math.min(count, datasetLimits.rows - table.rows.length);
  if (added <= 0) return table;
  const empty: Row = table.columns.map(() => '');
  return { ...table, rows: insertAt(table.rows, within(at, table.rows.length), Array<Row>(added).fill(empty)) };
}

export function insertColumns(table: DataTable, at: number, count: number): DataTable {
  const added = Math.min(count, maxColumns - table.columns.length);
  if (added <= 0) return table;
  const before = within(at, table.columns.length);
  return {
    columns: insertAt(table.columns, before, Array<Column>(added).fill(emptyColumn)),
    rows: table.rows.map(row => insertAt(row, before, Array<string>(added).fill(''))),
  };
}

export const deleteRows = (table: DataTable, from: number, to: number): DataTable =>
  ({ ...table, rows: table.rows.filter((_, at) => at < from || at > to) });

/** The last column stays, without its name and cells. */
export function deleteColumns(table: DataTable, from: number, to: number): DataTable {
  const isKept = (_: unknown, at: number) => at < from || at > to;
  if (!table.columns.some(isKept)) return { columns: [{ ...emptyColumn, type: 'text' }], rows: table.rows.map(() => ['']) };
  return { columns: table.columns.filter(isKept), rows: table.rows.map(row => row.filter(isKept)) };
}

/** A list with some of its items, from one to another, moved by a number of places. */
function move<T>(list: readonly T[], from: number, to: number, by: number): readonly T[] {
  const others = [...list.slice(0, from), ...list.slice(to + 1)];
  return insertAt(others, within(from + by, others.length), list.slice(from, to + 1));
}

export const moveRows = (table: DataTable, from: number, to: number, by: number): DataTable => ({ ...table, rows: move(table.rows, from, to, by) });

export const moveColumns = ({ columns, rows }: DataTable, from: number, to: number, by: number): DataTable =>
  ({ columns: move(columns, from, to, by), rows: rows.map(row => move(row, from, to, by)) });

/** Writes cells from a place on, and adds the rows and columns that they need. What does not fit is left out. */
export function writeBlock(table: DataTable, top: number, left: number, block: CellBlock): DataTable {
  const width = block.reduce((most, row) => Math.max(most, row.length), 0);
  const wide = insertColumns(table, table.columns.length, left + width - table.columns.length);
  const long = insertRows(wide, wide.rows.length, top + block.length - wide.rows.length);
  let { columns } = long;
  const rows = [...long.rows];
  for (const [at, cells] of block.entries()) {
    const row = top + at;
    const fitting = cells.slice(0, columns.length - left);
    if (row < 0) columns = columns.map((column, each) => ({ ...column, name: fitting[each - left] ?? column.name }));
    else if (row < rows.length) rows[row] = rows[row]!.map((cell, each) => fitting[each - left] ?? cell);
  }
  return { columns, rows };
}

/** Empties cells. Names of columns stay. */
export function clearCells(table: DataTable, { top, left, bottom, right }: CellRange): DataTable {
  const isIn = (row: number, column: number) => row >= top && row <= bottom && column >= left && column <= right;
  return { ...table, rows: table.rows.map((row, at) => (at < top || at > bottom ? row : row.map((cell, column) => (isIn(at, column) ? '' : cell)))) };
}

/** Writes the first row of a range into those below; of a single row, the row above it. */
export function fillDown(table: DataTable, { top, left, bottom, right }: CellRange): DataTable {
  const from = Math.max(0, top === bottom ? top - 1 : top);
  const source = table.rows[from];
  if (!source) return table;
  const fill = (row: Row): Row => row.map((cell, column) => (column < left || column > right ? cell : source[column]!));
  const rows = table.rows.map((row, at) => (at <= from || at > bottom ? row : fill(row)));
  return { ...table, rows };
}

/** Sorts all rows by a column: numbers by size, then texts. Empty cells are last. */
export function sortRows(table: DataTable, column: number, isDescending: boolean, compareTexts: (a: string, b: string) => number): DataTable {
  const isOfNumbers = !['text', 'date'].includes(table.columns[column]!.type);
  const keys = new Map(table.rows.map(row => {
    const number = isOfNumbers ? Number(row[column]!) : NaN;
    return [row, Number.isNaN(number) || row[column] === '' ? null : number] as const;
  }));
  const compare = (one: Row, other: Row): number => {
    const [a, b] = [keys.get(one)!, keys.get(other)!];
    if (a !== null && b !== null) return a - b;
    if (a !== null || b !== null) return a === null ? 1 : -1;
    return compareTexts(one[column]!, other[column]!);
  };
  const rows = table.rows.filter(row => row[column] !== '').sort((one, other) => (isDescending ? compare(other, one) : compare(one, other)));
  return { ...table, rows: [...rows, ...table.rows.filter(row => row[column] === '')] };
}

/** Sets the type of a column; `read` reads its cells again. */
export function setColumn(table: DataTable, at: number, column: Column, read: (cell: string) => string): DataTable {
  return { columns: withColumn(table.columns, at, column), rows: table.rows.map(row => row.map((cell, each) => (each === at ? read(cell) : cell))) };
}
