import { datasetLimits } from '../../../core/reading/dataset-limits.js';
import { readDate, type DatePrecision } from '../../../core/reading/read-date.js';
import { readNumber } from '../../../core/reading/read-number.js';
import type { Cell } from '../../../core/reading/table-rows.js';

/** What a chart draws: labels, and one or more series of numbers for them. A number that is missing is null. */
export interface Dataset {
  readonly labels: readonly string[];
  /** The labels as numbers, if they are numbers or dates: positions of points that are spread out. Dates are in milliseconds, in their order. */
  readonly positions: readonly (number | null)[];
  readonly series: readonly Series[];
  /** Whether the labels are dates, and how exact the most exact of them is. */
  readonly isDated: boolean;
  readonly precision: DatePrecision;
  /** What was wrong or left out, in the order of the messages. */
  readonly notices: readonly Notice[];
  /** The first cell that has text and no number; empty without one. */
  readonly unreadable: string;
}
export interface Series { readonly name: string; readonly values: readonly (number | null)[] }
export type Notice = 'noColumn' | 'noRow' | 'missing' | 'cutRows' | 'cutColumns';

/** After this many rows the page may do something else. */
const rowsAtOnce = 50;

/** How a dataset is read: the sign before decimals, and what lets the page do something else. */
export interface DatasetOptions {
  readonly decimal: '.' | ',';
  readonly pause: () => Promise<void>;
  /** Says a date in words, where the first column is to be read as dates. */
  readonly sayDate?: ((ms: number, precision: DatePrecision) => string) | undefined;
}

const exactness: readonly DatePrecision[] = ['year', 'month', 'day', 'minute'];

const isEmpty = (cell: Cell): boolean => cell === null || cell === undefined || String(cell).trim() === '';
const textOf = (cell: Cell): string => String(cell ?? '').replace(/\s+/g, ' ').trim().slice(0, datasetLimits.characters);

function valueOf(cell: Cell, decimal: '.' | ','): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  return typeof cell === 'string' ? readNumber(cell, decimal) : null;
}

const noticesOf = (facts: Readonly<Record<Notice, boolean>>): Notice[] => (Object.keys(facts) as Notice[]).filter(notice => facts[notice]);

/** The numbers of rows in the order of their times; rows without one come last. */
const inTimeOrder = (positions: readonly (number | null)[]): number[] =>
  [...positions.keys()].sort((a, b) => (positions[a] ?? Infinity) - (positions[b] ?? Infinity) || a - b);

/** The more exact of two precisions. */
const morePrecise = (one: DatePrecision, other: DatePrecision): DatePrecision => (exactness.indexOf(other) > exactness.indexOf(one) ? other : one);

/** Reads rows of cells: the first one names the series; the first cell of each other row is its label. Empty rows do not count. */
export async function readRows(rows: Iterable<readonly Cell[]>, { decimal, pause, sayDate }: DatasetOptions): Promise<Dataset> {
  let head: readonly Cell[] | undefined;
  let hasGaps = false;
  let left = 0;
  let unreadable = '';
  let precision: DatePrecision = 'year';
  const labels: string[] = [];
  const positions: (number | null)[] = [];
  const columns: (number | null)[][] = [];
  for (const row of rows) {
    if (row.every(isEmpty)) continue;
    if (!head) {
      head = row;
      columns.push(...row.slice(1, datasetLimits.columns + 1).map(() => []));
      continue;
    }
    if (labels.length === datasetLimits.rows) {
      left++;
      break; // the message only says that there are more
    }
    const date = sayDate ? readDate(row[0]) : null;
    labels.push(date ? sayDate!(date.ms, date.precision) : textOf(row[0]));
    positions.push(sayDate ? date && date.ms : valueOf(row[0], decimal));
    if (date) precision = morePrecise(precision, date.precision);
    hasGaps ||= sayDate !== undefined && date === null;
    for (const [at, column] of columns.entries()) {
      const value = valueOf(row[at + 1], decimal);
      hasGaps ||= value === null;
      if (value === null) unreadable ||= textOf(row[at + 1]);
      column.push(value);
    }
    if (labels.length % rowsAtOnce === 0) await pause();
  }
  const notices = noticesOf({
    noColumn: columns.length === 0,
    noRow: labels.length === 0,
    missing: hasGaps,
    cutRows: left > 0,
    cutColumns: (head?.length ?? 0) - 1 > datasetLimits.columns,
  });
  // Rows may have any order; on an axis of dates they are sorted by time.
  const order = sayDate ? inTimeOrder(positions) : [...labels.keys()];
  const inOrder = <T>(list: readonly T[]): T[] => order.map(at => list[at]!);
  return {
    labels: inOrder(labels), positions: inOrder(positions), isDated: sayDate !== undefined, precision, notices, unreadable,
    series: columns.map((values, at) => ({ name: textOf(head?.[at + 1]), values: inOrder(values) })),
  };
}

/** Whether there is anything to draw. */
export const isDrawable = ({ labels, series }: Dataset): boolean => labels.length > 0 && series.some(({ values }) => values.some(value => value !== null));

type RecordOfCells = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is RecordOfCells => typeof value === 'object' && value !== null && !Array.isArray(value);
const asCell = (value: unknown): Cell => (typeof value === 'number' || typeof value === 'string' ? value : null);

/**
 * The rows of JSON: rows of cells, records with the same keys, or `{ labels, series: [{ name, values }] }`. Null for anything
 * else.
 */
export function readDataRows(data: unknown): Iterable<readonly Cell[]> | null {
  if (Array.isArray(data)) {
    if (data.every(row => Array.isArray(row))) return (data as unknown[][]).map(row => row.map(asCell));
    if (!data.every(isRecord)) return null;
    const records: readonly RecordOfCells[] = data;
    const keys = [...new Set(records.slice(0, 100).flatMap(record => Object.keys(record).slice(0, 100)))];
    return [keys, ...records.map(record => keys.map(key => asCell(record[key])))];
  }
  if (!isRecord(data) || !Array.isArray(data.labels) || !Array.isArray(data.series)) return null;
  const columns = data.series.map(series => (isRecord(series) ? series : {}));
  const values = columns.map(column => (Array.isArray(column.values) ? column.values as unknown[] : []));
  return [
    ['', ...columns.map(({ name }) => asCell(name))],
    ...data.labels.map((label: unknown, at: number) => [asCell(label), ...values.map(column => asCell(column[at]))]),
  ];
}
