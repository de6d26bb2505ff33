const separators = [',', ';', '\t', '|'] as const;
/** About ten thousand rows of twelve long numbers; what follows is not read. */
const mostCharacters = 4_000_000;

/** The separator that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text.slice(0, 10_000).split(/\r?\n/, 1);
  const counts = new Map<string, number>(separators.map(each => [each, 0]));
  let isQuoted = false;
  for (const sign of first) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && counts.has(sign)) counts.set(sign, counts.get(sign)! + 1);
  }
  return separators.reduce((best, each) => (counts.get(each)! > counts.get(best)! ? each : best));
}

/**
 * Rows of comma-separated values (RFC 4180), also with semicolons, tabs or bars between them. Each character is looked at
 * once, and a row is made when it is asked for.
 */
export function* readCsv(text: string): Generator<string[]> {
  const source = text.replace(/^\ufeff/, '').slice(0, mostCharacters);
  const separator = separatorOf(source);
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') cell += source[at++]!;
      else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && source[at + 1] === '\n') at++;
      yield [...row, cell];
      [row, cell] = [[], ''];
    } else cell += sign;
  }
  if (cell || row.length) yield [...row, cell];
}

/** The sign before decimals: where commas part the cells, none can stand in a plain number. */
export const decimalOf = (text: string, ofPage: '.' | ','): '.' | ',' => (separatorOf(text) === ',' ? '.' : ofPage);
