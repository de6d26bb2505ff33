import { getDocument, membersOfDocument } from '../../../core/platform/page-document.js';
import { csvRows } from '../../../core/reading/csv-rows.js';
import { rowsOfTable } from '../../../core/reading/table-rows.js';
import { maxCharacters, readTextRows } from './read-dataset.js';

/** Whether every line of a text has the same number of cells, and more than one. */
function isCsv(text: string): boolean {
  const widths = new Set([...csvRows(text.slice(0, 10_000))].slice(0, -1).map(row => row.length));
  return text.includes('\n') && widths.size === 1 && !widths.has(1);
}

/** The cells of a text: parted by tabs, as spreadsheets copy them, or CSV; any other text is a list of cells. */
export function readPastedText(text: string): Iterable<readonly string[]> {
  const ended = text.replace(/\r?\n$/, '');
  return ended.includes('\t') || !isCsv(`${ended}\n`) ? readTextRows(`sep=\t\n${ended}`) : readTextRows(ended);
}

/** The first table of copied HTML. It is read in a document of its own, where nothing loads and nothing runs; null without a table. */
export async function readPastedHtml(html: string, element: HTMLElement): Promise<Iterable<readonly unknown[]> | null> {
  if (html.length > maxCharacters || !/<table[\s>]/i.test(html)) return null;
  const { parseInert } = await import('../../../core/text/parse-inert.js');
  const read = parseInert(html, getDocument(element));
  const table = read && membersOfDocument(read).querySelector('table');
  return table && rowsOfTable(table);
}
