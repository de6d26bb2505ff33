import { datasetLimits } from '../../../core/reading/dataset-limits.js';
import { decideReading, getOtherReading, inferColumn, readCell, type Reading } from './cell-values.js';
import { type CellRange, type Column, type DataTable, isEmptyTable, maxColumns } from './data-table.js';
import { type Truncation, limitBlock, makeTable } from './read-dataset.js';
import { type CellBlock, insertColumns, writeBlock } from './table-commands.js';

export interface PasteResult {
  readonly table: DataTable;
  /** The cells that were written. */
  readonly range: CellRange;
  readonly cuts: readonly Truncation[];
  /** The first text that can be read in two ways, and both of its readings; empty without one. */
  readonly ambiguous: string;
  readonly values: readonly [asRead: string, other: string];
}
interface PasteOptions {
  /** How the page's language writes. */
  readonly page: Reading;
  /** Reads what can be read in two ways in the other one. */
  readonly isOther?: boolean;
}

/** Whether the cells are to become the whole dataset: it is empty, and they have names and values. */
const isDataset = (table: DataTable, block: CellBlock): boolean => isEmptyTable(table) && block.length > 1 && block.some(row => row.length > 1);

/** One text into every selected cell. */
const repeat = (text: string, { top, left, bottom, right }: CellRange): CellBlock =>
  Array<readonly string[]>(bottom - top + 1).fill(Array<string>(right - left + 1).fill(text));

/** Columns that have no cells yet get the type of what is written into them. */
function withTypes(table: DataTable, { top, left }: CellRange, block: CellBlock, reading: Reading): DataTable {
  const width = block.reduce((most, row) => Math.max(most, row.length), 0);
  const wide = insertColumns(table, table.columns.length, left + width - table.columns.length);
  const body = top < 0 ? block.slice(1) : block;
  const columns = wide.columns.map((column, at): Column => {
    const isNew = at >= left && at < left + width && wide.rows.every(row => row[at] === '');
    return isNew && body.length > 0 ? inferColumn(column.name, body.map(row => row[at - left] ?? ''), at === 0, reading) : column;
  });
  return { ...wide, columns };
}

/** Writes pasted cells from the first selected cell on, or one text into all selected cells. Numbers and dates are read in the page's language. */
export function pasteCells(table: DataTable, range: CellRange, cells: Iterable<readonly unknown[]>, { page, isOther = false }: PasteOptions): PasteResult {
  const { block: given, cuts } = limitBlock(cells);
  const { reading: decided, ambiguous } = decideReading(given.flat(), page);
  const reading = isOther ? getOtherReading(decided) : decided;
  const values = [decided, getOtherReading(decided)].map(each => readBoth(ambiguous, each)) as [string, string];
  if (isDataset(table, given)) {
    const { table: made } = makeTable(given, reading);
    return { table: made, cuts, range: { top: -1, left: 0, bottom: made.rows.length - 1, right: made.columns.length - 1 }, ambiguous, values };
  }
  const block = given.length === 1 && given[0]!.length === 1 ? repeat(given[0]![0]!, range) : given;
  const typed = withTypes(table, range, block, reading);
  const { top, left } = range;
  const readAt = (text: string, at: number) => (typed.columns[at] ? readCell(text, typed.columns[at], reading) : text);
  const read = block.map((row, at) => (top + at < 0 ? row : row.map((text, each) => readAt(text, left + each))));
  const width = block.reduce((most, row) => Math.max(most, row.length), 0);
  const [bottom, right] = [Math.min(top + block.length, datasetLimits.rows) - 1, Math.min(left + width, maxColumns) - 1];
  const overflow: Truncation[] = [...top + block.length - 1 > bottom ? ['cutRows' as const] : [], ...left + width - 1 > right ? ['cutColumns' as const] : []];
  return { table: writeBlock(typed, top, left, read), range: { top, left, bottom, right }, cuts: [...new Set([...cuts, ...overflow])], ambiguous, values };
}

const anyNumber: Column = { name: '', type: 'number', unit: '' };
/** A text as a number or a date, as it is stored. */
function readBoth(text: string, reading: Reading): string {
  const number = readCell(text, anyNumber, reading);
  return number === text ? readCell(text, { ...anyNumber, type: 'date' }, reading) : number;
}
