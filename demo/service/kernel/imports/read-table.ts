import { cellName, charsetOfType, csvRows, decodeText, placeText, type ReadingPlace, ReadingReport } from 'site-elements/contract/reading';
import { languages } from 'site-elements/contract/language';
import { withoutGuards } from 'site-elements/contract/csv-line';
import { inLanguage } from '../language/speech.js';
import { importText } from './import-text.js';
import type { ImportFile } from './pending-imports.js';

/** The rows of a file, without empty ones. */
export interface Table {
  readonly rows: readonly TableRow[];
  /** Sentences about the file as a whole. */
  readonly notes: readonly string[];
}

export interface TableRow {
  /** Number of the row in a spreadsheet: the header is row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** Reads a CSV file of any encoding and separator. Throws a RangeError for one with too many rows, or with a quotation mark that is never closed. */
export function readTable({ bytes, type }: ImportFile, { most }: { readonly most: number }): Table {
  const { text, encoding } = decodeText(bytes, charsetOfType(type));
  const rows: TableRow[] = [];
  let number = 0;
  const onOpenQuote = (row: number, column: number) => {
    throw new RangeError(`${placeText({ cell: cellName(row, column) }, importText)}: ${importText('importQuoteOpen')}`);
  };
  for (const cells of csvRows(text, onOpenQuote)) {
    number += 1;
    if (cells.every(cell => cell.trim() === '')) continue;
    if (rows.length > most) throw new RangeError(importText('importRowsMany', { most }));
    rows.push({ number, cells: cells.map(cell => withoutGuards(cell.replaceAll('\0', '')).trim()) });
  }
  return { rows, notes: encoding.startsWith('utf') ? [] : [importText('importEncoding', { encoding })] };
}

/** A heading without case, and without what programs write differently: blanks, hyphens, underscores, brackets. */
export const bareHeading = (heading: string): string => heading.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The columns of a table by the headings that other programs give them. The first name of a column that the table has is used. */
export class TableColumns<Column extends string> {
  readonly #places = new Map<Column, number>();
  readonly report = new ReadingReport();

  constructor(private readonly header: TableRow, names: Readonly<Record<Column, readonly string[]>>) {
    const bare = header.cells.map(bareHeading);
    for (const column of Object.keys(names) as Column[]) {
      const at = names[column].map(name => bare.indexOf(bareHeading(name))).find(place => place >= 0);
      if (at !== undefined) this.#places.set(column, at);
    }
  }

  has(column: Column): boolean { return this.#places.has(column); }

  /** Uses a column whose heading is unknown. */
  set(column: Column, at: number): void { this.#places.set(column, at); }

  cell({ cells }: TableRow, column: Column): string { return cells[this.#places.get(column) ?? -1] ?? ''; }

  place({ number }: TableRow, column?: Column, item = ''): ReadingPlace {
    const at = column === undefined || this.header.number === 0 ? undefined : this.#places.get(column);
    return {
      ...at === undefined ? { row: number } : { cell: cellName(number, at + 1), column: this.header.cells[at] || undefined },
      ...item && { item },
    };
  }

  /** Says which columns are used, and which are not. */
  notes(): string[] {
    const used = new Set(this.#places.values());
    const titles = (isUsed: boolean) =>
      this.header.cells.filter((title, at) => title !== '' && used.has(at) === isUsed).slice(0, 60).map(title => title.slice(0, 60));
    return ([['importColumns', titles(true)], ['importColumnsUnused', titles(false)]] as const)
      .filter(([, columns]) => columns.length > 0).map(([text, columns]) => importText(text, { columns: columns.join(', ') }));
  }
}

/** A text of the service in every language: files that were exported in another language are recognized. */
export const inEveryLanguage = (write: () => string): Promise<string[]> => Promise.all(languages.map(language => inLanguage(language, 'owner', write)));

const written = /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ](\d\d?):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?)?(?: ?(Z|UTC|[+-]\d\d:?\d\d))?$/;

/**
 * A moment with its year first, in UTC unless it has an offset, such as `2026-01-31 12:00:00 +0100`. Null for any other text: dates such as
 * 1/2/2026 are ambiguous.
 */
export function readMoment(text: string): Date | null {
  const [, year, month, day, hour = '0', minute = '00', second = '00', zone = 'Z'] = written.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const two = (part: string | undefined) => part!.padStart(2, '0');
  const offset = zone === 'UTC' ? 'Z' : zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const moment = new Date(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
