import { withoutGuards } from '../csv.js';
import { sayToOwner } from '../say-to-owner.js';

/** The cells of a CSV file as RFC 4180 has it, with either line ending. Throws where a quote is never closed. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const endCell = () => {
    row.push(withoutGuards(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some(one => one !== '')) rows.push(row);
    row = [];
  };
  for (; at < text.length; at += 1) {
    const character = text[at]!;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === ',') endCell();
    else if (character === '\n') endRow();
    else if (character !== '\r' || text[at + 1] !== '\n') cell += character;
  }
  if (isQuoted) throw new RangeError(sayToOwner('productsQuoteOpen'));
  endRow();
  return rows;
}
