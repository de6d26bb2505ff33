/** A position in a file of another program. Only the known parts are set. */
export interface ReadingPlace {
  /** Line of the file, counted from 1. */
  readonly line?: number;
  /** Row of a table as a spreadsheet counts it: the header is row 1. */
  readonly row?: number;
  /** Cell as a spreadsheet names it, such as `E7`; it replaces line and row in texts. */
  readonly cell?: string;
  /** Heading of a table's column. */
  readonly column?: string;
  /** Property or element, such as `DTSTART` or `pubDate`. */
  readonly field?: string;
  /** Title of the event, product or post. */
  readonly item?: string;
}

/** What a reader did with a value: understood it, left it out, or rejected it, so that the owner has to correct it. */
export const readingActions = ['understood', 'omitted', 'rejected'] as const;
export type ReadingAction = (typeof readingActions)[number];

export interface ReadingNote {
  readonly action: ReadingAction;
  readonly place: ReadingPlace;
  /** The value in the file, shortened. */
  readonly got: string;
  /** Possible meanings: one for `understood`, two or more for an ambiguous value, none for a value without a meaning. */
  readonly meanings: readonly string[];
  /** An example of an expected value; empty without one. */
  readonly example: string;
  /** A sentence that replaces the standard text, in the language of its reader and without the place; empty for the standard text. */
  readonly reason: string;
}

/** Additions to a note. */
export interface ReadingDetails { readonly example?: string; readonly reason?: string; readonly meanings?: readonly string[] }

/** Maximum number of characters of a value, title or heading in a note. */
const maxCharacters = 80;

/** Shortens a text to one line of at most 80 characters. Control characters and direction marks are removed. */
export function shortened(value: string): string {
  const line = value.slice(0, 4 * maxCharacters).replace(/[\p{Cc}\s]+/gu, ' ').replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').trim();
  const characters = [...line];
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters - 1).join('')}…` : line;
}

/** Name of a cell in a spreadsheet: row 7 and column 5 are `E7`. Both are counted from 1. */
export function cellName(row: number, column: number): string {
  let letters = '';
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26)) letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row}`;
}

/**
 * Collects how values of a file were read. Each action has its own limit, so that thousands of understood values never displace one that
 * was left out.
 */
export class ReadingReport {
  readonly #notes: ReadingNote[] = [];
  readonly #counts: Record<ReadingAction, number> = { understood: 0, omitted: 0, rejected: 0 };

  /** @param limit Maximum number of notes of each action. All values are counted. */
  constructor(private readonly limit = 50) {}

  /** Adds a value that has an unexpected spelling and one meaning. */
  understood(place: ReadingPlace, got: string, meaning: string, details: ReadingDetails = {}): void {
    this.#add('understood', place, got, { ...details, meanings: [meaning] });
  }

  /** Adds a value that has no meaning. The rest of the file is read without it. */
  omitted(place: ReadingPlace, got: string, details: ReadingDetails = {}): void { this.#add('omitted', place, got, details); }

  /** Adds a value that has no meaning, or several. The owner has to correct it. */
  rejected(place: ReadingPlace, got: string, details: ReadingDetails = {}): void { this.#add('rejected', place, got, details); }

  /** The notes in the order of reading, at most `limit` of each action. */
  get notes(): readonly ReadingNote[] { return this.#notes; }

  /** Number of values with an action, including those without a note. */
  count(action: ReadingAction): number { return this.#counts[action]; }

  /** Number of values without a note. */
  get hiddenCount(): number { return readingActions.reduce((sum, action) => sum + this.#counts[action], 0) - this.#notes.length; }

  /** Whether all values were understood. */
  get isComplete(): boolean { return this.#counts.omitted + this.#counts.rejected === 0; }

  #add(action: ReadingAction, place: ReadingPlace, got: string, { example = '', reason = '', meanings = [] }: ReadingDetails): void {
    this.#counts[action] += 1;
    if (this.#counts[action] > this.limit) return;
    const named = Object.fromEntries(Object.entries(place).map(([name, value]) => [name, typeof value === 'string' ? shortened(value) : value]));
    this.#notes.push({ action, place: named, got: shortened(got), meanings: meanings.slice(0, 5).map(shortened), example, reason });
  }
}
