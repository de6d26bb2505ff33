import { Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { readSheet } from 'read-excel-file/node';
import { byteOrderMark, csvLine } from 'site-elements/contract/csv-line';
import { charsetOfType, decodeText } from 'site-elements/contract/reading';
import type { CachePolicy } from '../feed-store.js';

/** Unpacked, a workbook of 3 MB may be a hundred times larger. A sheet of a chart is far smaller. */
const mostUnpackedBytes = 50_000_000;
const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

type Cell = string | number | boolean | Date | null;

/** Numbers are written as numbers, and a day without its time. */
function cellText(cell: Cell): string | number {
  if (typeof cell === 'number') return cell;
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  return cell === null ? '' : String(cell);
}

/** The first sheet of a workbook (.xlsx) as CSV. Throws a message for people if it cannot be read. */
async function readWorkbook(bytes: Uint8Array): Promise<string> {
  const entries = await new ZipReader(new Uint8ArrayReader(bytes)).getEntries().catch(() => { throw new Error('is a workbook that cannot be unpacked'); });
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > mostUnpackedBytes) throw new Error(`is a workbook of more than ${mostUnpackedBytes / 1e6} MB unpacked`);
  const read = readSheet(Buffer.from(bytes)) as Promise<unknown> as Promise<readonly (readonly Cell[])[]>; // its types have the class of dates, not dates
  const rows = await read.catch(() => { throw new Error('is a workbook that cannot be read; expected an .xlsx file'); });
  return rows.map(row => csvLine(row.map(cellText))).join('');
}

/** A sheet as CSV. Throws a message for people for a web page, which is what a host sends for a sheet that is not public. */
async function decodeSheet(bytes: Uint8Array, type: string): Promise<string> {
  if (isWorkbook(bytes)) return readWorkbook(bytes);
  const { text } = decodeText(bytes, charsetOfType(type));
  if (/^\s*</.test(text)) throw new Error('is a web page; expected a table: publish the sheet to the web, or share it with everyone who has the link');
  return text.startsWith(byteOrderMark) ? text.slice(1) : text;
}

/** A sheet of the owner's, as a store of feeds keeps it: CSV. */
export const sheetPolicy: CachePolicy<string> = {
  word: 'sheet',
  accept: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*;q=0.1',
  decode: decodeSheet,
  read: text => text,
  isWhole: kept => typeof kept === 'string',
};
