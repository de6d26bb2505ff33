import { cellName, type ReadingDetails, type ReadingPlace, type ReadingReport } from 'site-elements/contract/reading';
import type { Column } from './csv-columns.js';
import { cellText } from './csv-texts.js';
import { type CellValue, isRoundedNumber, readBoolean, readCellAmount, readQuantity } from './csv-values.js';

/** A table of products: its columns, and the report on cells that could not be read. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly places: ReadonlyMap<Column, number>;
  readonly report: ReadingReport;
}

const plainNumber = /^-?\d+(?:\.\d+)?$/;
/** Whether a spreadsheet reads a cell as this value, too: `1.200` for a quantity of 1200 and `-3` are in the report. */
const isPlain = (text: string, value: string | number): boolean => plainNumber.test(text) && Number(text) === Number(value);

/** Cells of one row. What has no meaning, or several, is in the report with its cell; an empty cell has the default. */
export class CsvCells {
  /**
   * @param row Number of the row in a spreadsheet: the header is row 1.
   * @param item Title of the row's product.
   */
  constructor(private readonly table: CsvTable, private readonly row: number, private readonly cells: readonly string[], public item = '') {}

  has(column: Column): boolean { return this.table.places.has(column); }

  /** The cell as it is written. */
  raw(column: Column): string { return (this.cells[this.table.places.get(column) ?? -1] ?? '').trim(); }

  /** The cell without entities and tags. */
  text(column: Column): string { return cellText(this.raw(column)); }

  boolean(column: Column, byDefault: boolean): boolean {
    return this.#value(column, readBoolean, { example: 'TRUE' }) ?? byDefault;
  }

  /** One of several words, in any case. */
  oneOf<const T extends string>(column: Column, words: readonly T[], byDefault: T): T {
    const read = (text: string): CellValue<T> => ({ value: words.find(word => word === text.toLowerCase()) ?? null, meanings: [] });
    return this.#value(column, read, { example: words[0]! }) ?? byDefault;
  }

  /** A whole number, or a number of grams; null for an empty cell. Less than `least` is read as `least`. */
  quantity(column: Column, { isWhole, least = -Infinity }: { readonly isWhole: boolean; readonly least?: number }): number | null {
    const read = (text: string): CellValue<number> => {
      const { value, meanings } = readQuantity(text, { isWhole });
      return { value: value === null ? null : Math.max(least, value), meanings };
    };
    return this.#value(column, read, { example: '12' }, isPlain);
  }

  /** An amount as a plain number of the store's currency; empty for an empty cell. */
  amount(column: Column): string {
    return this.#value(column, readCellAmount, { example: '28.00' }, isPlain) ?? '';
  }

  /** An id that a spreadsheet has not rounded. */
  id(column: Column): string {
    const text = this.raw(column);
    if (isRoundedNumber(text)) this.reject(column);
    return text;
  }

  /** What `read` returns for a cell. A RangeError is reported with the cell, and the value is the default. */
  parsed<T>(column: Column, read: (text: string) => T, byDefault: T): T {
    try {
      return read(this.raw(column));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.reject(column, { reason: error.message });
      return byDefault;
    }
  }

  /** Reports a cell that the owner has to correct. */
  reject(column: Column, details: ReadingDetails = {}): void { this.table.report.rejected(this.place(column), this.raw(column), details); }

  /** The position of a cell; of the row without a column, or for one that the file does not have. */
  place(column?: Column): ReadingPlace {
    const at = column === undefined ? undefined : this.table.places.get(column);
    const position = at === undefined ? { row: this.row } : { cell: cellName(this.row, at + 1), column: (this.table.header[at] ?? column!).trim() };
    return { ...position, ...this.item && { item: this.item } };
  }

  /** A value in a spelling that is not usual is in the report with its meaning. */
  #value<T>(column: Column, read: (text: string) => CellValue<T>, details: ReadingDetails, isUsual?: (text: string, value: T) => boolean): T | null {
    const text = this.raw(column);
    if (text === '') return null;
    const { value, meanings } = read(text);
    if (value === null) this.reject(column, meanings.length > 1 ? { ...details, meanings } : details);
    else if (isUsual && !isUsual(text, value)) this.table.report.understood(this.place(column), text, String(value));
    return value;
  }
}
