import { byteOrderMark, csvLine, guardFormula } from '../../../core/contract/csv-line.js';
import { isOfNumbers, isPlainNumber } from './cell-values.js';
import { type CellRange, type Column, type DataTable, getCell, isEmptyRow, isEmptyTable, type Row } from './data-table.js';

/** A number with its unit. A negative one is in brackets, as accountants write it: a spreadsheet would take the sign for a formula. */
function writeQuantity(number: number, unit: string): string {
  const text = `${Math.abs(number)}${unit}`;
  return number < 0 ? `(${text})` : text;
}

function writeCell(cell: string, column: Column): string | number {
  if (!isOfNumbers(column) || !isPlainNumber(cell)) return cell;
  const unit = column.type === 'percent' ? '%' : column.unit && ` ${column.unit}`;
  return unit ? writeQuantity(Number(cell), unit) : Number(cell);
}

/** Lines that were written before: of a long table, an edit changes one. */
const written = new WeakMap<readonly Column[], WeakMap<Row, string>>();

/** The dataset as CSV: the names, then the rows, without empty ones. Types are read from it again: `45%`, `12.5 €`, `2026-05-01`. */
export function writeCsv(table: DataTable): string {
  if (isEmptyTable(table)) return '';
  const { columns, rows } = table;
  const lines = written.get(columns) ?? new WeakMap<Row, string>();
  written.set(columns, lines);
  const lineOf = (row: Row): string => {
    const known = lines.get(row) ?? csvLine(row.map((cell, at) => writeCell(cell, columns[at]!))).slice(0, -2);
    lines.set(row, known);
    return known;
  };
  return [csvLine(columns.map(({ name }) => name)).slice(0, -2), ...rows.filter(row => !isEmptyRow(row)).map(lineOf)].join('\n');
}

/** The same as a file that spreadsheets open. */
export const writeCsvFile = (table: DataTable): string => `${byteOrderMark}${writeCsv(table).replaceAll('\n', '\r\n')}\r\n`;

/** Cells for the clipboard, as they are shown: a text with tabs. Numbers are as `format` writes them, so that a spreadsheet in the same language reads them. */
export function writeTabbed(table: DataTable, { top, left, bottom, right }: CellRange, format: (cell: string, column: Column) => string): string {
  const rows: string[] = [];
  for (let row = top; row <= bottom; row++) {
    const cells: string[] = [];
    for (let at = left; at <= right; at++) {
      const [cell, column] = [getCell(table, row, at), table.columns[at]!];
      cells.push(row >= 0 && isOfNumbers(column) && isPlainNumber(cell) ? format(cell, column) : guardFormula(cell));
    }
    rows.push(cells.join('\t'));
  }
  return rows.join('\r\n');
}
