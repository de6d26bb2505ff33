import { byteOrderMark, csvLine } from '../../../core/contract/csv-line.js';
import type { Dataset } from '../data/dataset.js';

const lengths = { year: 4, month: 7, day: 10, minute: 16 } as const;

/** The values as a CSV file that spreadsheets open: plain numbers, dates as `2026-05-01`, and texts that are never formulas. */
export function writeDatasetCsv({ labels, positions, series, isDated, precision }: Dataset, names: readonly string[]): string {
  const labelOf = (row: number): string =>
    (isDated && positions[row] !== null ? new Date(positions[row]!).toISOString().slice(0, lengths[precision]) : labels[row]!);
  const rows = labels.map((_, row) => csvLine([labelOf(row), ...series.map(({ values }) => values[row] ?? '')]));
  return byteOrderMark + csvLine(['', ...names]) + rows.join('');
}
