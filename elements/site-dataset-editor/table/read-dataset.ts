import { withoutGuards } from '../../../core/contract/csv-line.js';
import { csvLayout, csvRows } from '../../../core/reading/csv-rows.js';
import { datasetLimits } from '../../../core/reading/dataset-limits.js';
import { type Reading, inferColumn, readCell } from './cell-values.js';
import { type Column, type ColumnType, type DataTable, emptyTable, maxColumns } from './data-table.js';
import type { CellBlock } from './table-commands.js';

/** What was left out of a dataset. */
export type Truncation = 'cutRows' | 'cutColumns' | 'cutTexts';
export interface ReadBlock { readonly block: CellBlock; readonly cuts: readonly Truncation[] }
export interface ReadTable { readonly table: DataTable; readonly cuts: readonly Truncation[] }

/** About ten thousand rows of twelve long numbers; what follows is not read. */
export const maxCharacters = 4_000_000;

/** Rows of texts, cut to the limits. `isHeaded`: the first row has the names of the columns and does not count. */
export function limitBlock(rows: Iterable<readonly unknown[]>, isHeaded = true): ReadBlock {
  const cuts = new Set<Truncation>();
  const block: string[][] = [];
  for (const row of rows) {
    if (block.length === datasetLimits.rows + Number(isHeaded)) {
      cuts.add('cutRows');
      break;
    }
    if (row.length > maxColumns) cuts.add('cutColumns');
    block.push(row.slice(0, maxColumns).map(cell => {
      const text = String(cell ?? '').replace(/\s+/g, ' ').trim();
      if (text.length > datasetLimits.characters) cuts.add('cutTexts');
      return text.slice(0, datasetLimits.characters);
    }));
  }
  return { block, cuts: [...cuts] };
}

/** The rows of CSV or of a text with tabs, as texts. */
export function* readTextRows(text: string): Generator<string[]> {
  for (const row of csvRows(text.slice(0, maxCharacters))) yield row.map(withoutGuards);
}

/** Where commas part the cells, decimals are behind a point. */
export const getCsvReading = (text: string, page: Reading): Reading => (csvLayout(text).separator === ',' ? { ...page, decimal: '.' } : page);

/** A table of texts: the first row names the columns, empty rows do not count, and the types are read from the cells unless they are given. */
export function makeTable(rows: Iterable<readonly unknown[]>, reading: Reading, types: readonly (ColumnType | undefined)[] = []): ReadTable {
  const { block, cuts } = limitBlock(withoutEmptyRows(rows));
  const [head, ...body] = block;
  if (!head) return { table: emptyTable, cuts };
  const width = body.reduce((most, row) => Math.max(most, row.length), head.length);
  const columns = [...Array(width).keys()].map((at): Column => {
    const inferred = inferColumn(head[at] ?? '', body.map(row => row[at] ?? ''), at === 0, reading);
    return { ...inferred, type: types[at] ?? inferred.type };
  });
  return { table: { columns, rows: body.map(row => columns.map((column, at) => readCell(row[at] ?? '', column, reading))) }, cuts };
}

function* withoutEmptyRows(rows: Iterable<readonly unknown[]>): Generator<readonly unknown[]> {
  for (const row of rows) if (row.some(cell => String(cell ?? '').trim() !== '')) yield row;
}

/** What a CSV text lacks as a dataset; its first rows decide. */
export function findCsvProblem(text: string): 'noColumn' | 'noRow' | null {
  const rows = withoutEmptyRows(csvRows(text));
  const { value: head } = rows.next();
  if (!head || (head as readonly unknown[]).length < 2) return 'noColumn';
  return rows.next().done ? 'noRow' : null;
}
