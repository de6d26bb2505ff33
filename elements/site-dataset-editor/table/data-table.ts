import { datasetLimits } from '../../../core/reading/dataset-limits.js';

export const columnTypes = ['text', 'number', 'percent', 'currency', 'date'] as const;
export type ColumnType = typeof columnTypes[number];

/** A column; the first one of a table has the labels. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** Unit of its numbers, such as `€` or `kg`. */
  readonly unit: string;
}

/**
 * The cells of a row, one for each column. A number is written as JavaScript writes it, a date as `2026-05-01`; any other text is as
 * the visitor has typed it.
 */
export type Row = readonly string[];

/** A dataset while it is edited. Nothing in it is ever changed: commands return another one. */
export interface DataTable {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** Cells of a table, both ends included. Row -1 has the names of the columns. */
export interface CellRange { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number }

/** The column of labels counts too. */
export const maxColumns = datasetLimits.columns + 1;

export const emptyColumn: Column = { name: '', type: 'number', unit: '' };

/** Labels and a series, with a few rows to write in. */
export const emptyTable: DataTable = {
  columns: [{ ...emptyColumn, type: 'text' }, emptyColumn],
  rows: [['', ''], ['', ''], ['', ''], ['', '']],
};

/** Before the author's field or table is read. */
export const unreadTable: DataTable = { columns: [], rows: [] };

export const isEmptyRow = (row: Row): boolean => row.every(cell => cell === '');
export const isEmptyTable = ({ columns, rows }: DataTable): boolean => columns.every(({ name }) => name === '') && rows.every(isEmptyRow);

/** The text of a cell, or of a column's name. */
export const getCell = ({ columns, rows }: DataTable, row: number, column: number): string =>
  (row < 0 ? columns[column]?.name : rows[row]?.[column]) ?? '';

/** What a dataset lacks. */
export type Lack = 'noColumn' | 'noRow';
export const getLacks = ({ columns, rows }: DataTable): Lack[] => [
  ...columns.length < 2 ? ['noColumn' as const] : [],
  ...rows.every(isEmptyRow) ? ['noRow' as const] : [],
];
