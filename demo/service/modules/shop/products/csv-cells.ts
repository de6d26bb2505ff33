import { cellName, type ReadingDetails, type ReadingPlace, type ReadingReport } from 'site-elements/contract/reading';
import type { Column } from './csv-columns.js';
import { cellText } from './csv-texts.js';
import { type CellValue, isRoundedNumber, readBoolean, readCellAmount, readQuantity } from './csv-values.js';

/** A table of products: its columns, and the report on cells that were not understood. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly places: ReadonlyMap<Column, number>;
  readonly report: ReadingReport;
}

const plainNumber = /^-?\d+(?:\.\d+)?$/;

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

  /** A whole number, or a number of grams; null for an empty cell. */
  quantity(column: Column, options: { readonly isWhole: boolean }): number | null {
    return this.#value(column, text => readQuantity(text, options), { example: '12' }, plainNumber);
  }

  /** An amount as a plain number of the store's currency; empty for an empty cell. */
  amount(column: Column): string {
    return this.#value(column, readCellAmount, { example: '28.00' }, plainNumber) ?? '';
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

  /** A value that is not written as `usual` is in the report with its meaning. */
  #value<T>(column: Column, read: (text: string) => CellValue<T>, details: ReadingDetails, usual?: RegExp): T | null {
    const text = this.raw(column);
    if (text === '') return null;
    const { value, meanings } = read(text);
    if (value === null) this.reject(column, meanings.length > 1 ? { ...details, meanings } : details);
    else if (usual && !usual.test(text)) this.table.report.understood(this.place(column), text, String(value));
    return value;
  }
}
