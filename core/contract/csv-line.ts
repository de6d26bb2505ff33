/**
 * What a spreadsheet would take for a formula, by its wide signs too, and behind blanks and quotation marks. A number of our own
 * is not one, whatever its sign.
 */
const formula = /^(?:[\s"']*[=+\-@|%＝＋－＠]|[\t\r\n])/;
/**
 * A spreadsheet that parts cells by semicolons or tabs does not see our quotation marks: behind one of these in a text, or
 * behind a line break, a cell begins there.
 */
// eslint-disable-next-line site/linear-patterns -- a separator is not a blank: each run of blanks is read once
const innerFormula = /([;\t\r\n\v\f\u0085\u2028\u2029])(?=(?:[^\S\t\r\n\v\f\u0085\u2028\u2029]|["'])*[=+\-@|%＝＋－＠])/g;
// eslint-disable-next-line site/linear-patterns -- anchored: one run of blanks is looked at
const guardOfText = /^'(?=[\s"']*[=+\-@|%＝＋－＠]|[\t\r\n])/;
// eslint-disable-next-line site/linear-patterns -- as above
const guardInText = /([;\t\r\n\v\f\u0085\u2028\u2029])'(?=(?:[^\S\t\r\n\v\f\u0085\u2028\u2029]|["'])*[=+\-@|%＝＋－＠])/g;

/** A text that no spreadsheet runs: an apostrophe before a formula makes it text, in every one of them. */
export const guardFormula = (text: string): string => `${formula.test(text) ? '\'' : ''}${text.replace(innerFormula, '$1\'')}`;

/** The text that `csvLine` was given. */
export const withoutGuards = (text: string): string => text.replace(guardOfText, '').replace(guardInText, '$1');

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = guardFormula(value);
  return /[",;\r\n\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file as RFC 4180 has it. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Without it, spreadsheets read UTF-8 as something else. */
export const byteOrderMark = '\uFEFF';
