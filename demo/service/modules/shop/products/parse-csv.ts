import { cellName, csvRows, placeText } from 'site-elements/contract/reading';
import { withoutGuards } from 'site-elements/contract/csv-line';
import { ownerText } from '../texts.js';

/** The rows of a CSV file, empty ones included: the header is row 1, as in a spreadsheet. Throws where a quotation mark is never closed. */
export function parseCsv(text: string): string[][] {
  const rows = csvRows(text, (row, column) => {
    throw new RangeError(ownerText('productsFault', { of: placeText({ cell: cellName(row, column) }, ownerText), says: ownerText('productsQuoteOpen') }));
  });
  return [...rows].map(row => row.map(withoutGuards));
}
