/** Blanks and quotation marks in front of a formula do not keep a spreadsheet from seeing it. */
const before = '(?:[^\\S\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029]|["\'])*';
/** What a spreadsheet would take for a formula, by its wide signs too. A number of our own is none, whatever its sign. */
const sign = '[=+\\-@|%＝＋－＠]';
const isFormula = new RegExp(`^(?:${before}${sign}|\\s{0,1000}${sign}|[\\t\\r\\n])`);
/**
 * A spreadsheet that parts cells by semicolons or tabs does not see our quotation marks: behind one of these in a text, or
 * behind a line break, a cell begins there.
 */
const innerCell = '([;\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029])';
const innerFormula = new RegExp(`${innerCell}(?=${before}${sign})`, 'g');
const guardedStart = new RegExp(`^'(?=${before}${sign}|\\s{0,1000}${sign}|[\\t\\r\\n])`);
const guardedInner = new RegExp(`${innerCell}'(?=${before}${sign})`, 'g');

/** A text that no spreadsheet runs: an apostrophe before a formula makes it text, in every one of them. */
const guarded = (text: string): string => `${isFormula.test(text) ? '\'' : ''}${text.replace(innerFormula, '$1\'')}`;

/** The text that `csvLine` was given. */
export const withoutGuards = (text: string): string => text.replace(guardedStart, '').replace(guardedInner, '$1');

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = guarded(value);
  return /[",;\r\n\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file as RFC 4180 has it. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Without it, spreadsheets read UTF-8 as something else. */
export const byteOrderMark = '\uFEFF';
