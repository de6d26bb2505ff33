/** What a spreadsheet would take for a formula, by its wide signs too. A number of our own is none, whatever its sign. */
const formula = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // An apostrophe before it makes it text, in every spreadsheet.
  const text = formula.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file as RFC 4180 has it. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Without it, spreadsheets read UTF-8 as something else. */
export const byteOrderMark = '\uFEFF';
