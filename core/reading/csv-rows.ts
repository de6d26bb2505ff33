const separators = [',', ';', '\t', '|'] as const;

/** A first line that names the separator for spreadsheets: `sep=;`. Some programs quote it, or add empty cells. */
const separatorLine = /^"?sep=([^\r\n"])"?\1{0,500}(?:\r\n|\r|\n|$)/i;

/** The separator that occurs most often in the first row, outside quotation marks. */
function mostFrequent(text: string): string {
  const counts = new Map<string, number>(separators.map(each => [each, 0]));
  let isQuoted = false;
  for (const character of text.slice(0, 10_000)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && counts.has(character)) counts.set(character, counts.get(character)! + 1);
    else if (!isQuoted && (character === '\n' || character === '\r') && [...counts.values()].some(Boolean)) break;
  }
  return separators.reduce((best, each) => (counts.get(each)! > counts.get(best)! ? each : best));
}

/** The separator of a table and where its first row begins, behind a byte order mark and a `sep=` line. */
export function csvLayout(text: string): { readonly separator: string; readonly start: number } {
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  const [line, separator] = separatorLine.exec(text.slice(mark, mark + 600)) ?? [];
  return separator === undefined ? { separator: mostFrequent(text.slice(mark)), start: mark } : { separator, start: mark + line!.length };
}

/**
 * Reads the rows of comma-separated values (RFC 4180), also with semicolons, tabs or bars, a `sep=` line and any line ending. An empty
 * line is a row with one empty cell, so that rows are numbered as in a spreadsheet: the header is row 1.
 * @param onOpenQuote Called with the row and column, counted from 1, of a quotation mark that is never closed.
 */
export function* csvRows(text: string, onOpenQuote?: (row: number, column: number) => void): Generator<string[]> {
  const { separator, start } = csvLayout(text);
  let count = 0;
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at]!;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[at++]!;
      else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator) {
      row.push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[at + 1] === '\n') at++;
      count++;
      yield [...row, cell];
      [row, cell] = [[], ''];
    } else cell += character;
  }
  if (isQuoted) onOpenQuote?.(count + 1, row.length + 1);
  if (cell || row.length) yield [...row, cell];
}
