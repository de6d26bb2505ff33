import { plainAmount } from 'site-elements/contract/store';
import { reportTexts } from 'site-elements/contract/reading';
import { importText } from '../../../../kernel/imports/import-text.js';
import type { ImportFile } from '../../../../kernel/imports/pending-imports.js';
import { inEveryLanguage, readTable, TableColumns, type TableRow } from '../../../../kernel/imports/read-table.js';
import { ownerText } from '../../texts.js';
import { findSumFault, type ImportedOrder } from './imported-order.js';
import { readOrderRecord } from './order-record.js';
import { readShopifyOrder, shopifyColumns } from './read-shopify-orders.js';

const mostRows = 50_000;

export interface OrdersFile {
  readonly orders: readonly ImportedOrder[];
  readonly repeatedCount: number;
  readonly unpaidCount: number;
  readonly faultCount: number;
  readonly notes: readonly string[];
}

type Read = ImportedOrder | 'unpaid' | 'date' | 'sums' | 'damaged' | 'changed';

const faultText = (read: 'date' | 'sums' | 'damaged' | 'changed', sum: string): string =>
  (read === 'date' ? ownerText('ordersImportDate') : read === 'damaged' ? ownerText('ordersImportDamaged') : ownerText('ordersImportSums', { sum }));

/** The orders of a file. Those with errors are left out, and in the notes with their row. Throws a RangeError for a file of another kind. */
export async function readOrdersFile(file: ImportFile): Promise<OrdersFile> {
  const { rows, notes } = readTable(file, { most: mostRows });
  const [header = { number: 0, cells: [] }, ...body] = rows;
  const own = new TableColumns(header, {
    data: await inEveryLanguage(() => ownerText('ordersData')),
    number: await inEveryLanguage(() => ownerText('ordersOrder')),
    total: await inEveryLanguage(() => ownerText('ordersSum')),
  });
  const shopify = new TableColumns<string>(header, shopifyColumns);
  const isShopify = !own.has('data') && ['Name', 'Financial Status', 'Lineitem name', 'Lineitem price', 'Total', 'Subtotal'].every(name => shopify.has(name));
  if (!own.has('data') && !isShopify) throw new RangeError(ownerText('ordersImportFormat'));
  const columns = isShopify ? shopify : own as TableColumns<string>;
  const groups = isShopify ? groupByName(body, shopify) : body.map(row => [row]);
  const byOrigin = new Map<string, ImportedOrder>();
  let [repeatedCount, unpaidCount, faultCount] = [0, 0, 0];
  for (const group of groups) {
    const read: Read = isShopify ? readShopifyOrder(group, shopify) : readOwn(group[0]!, own);
    const [number, total] = [columns.cell(group[0]!, isShopify ? 'Name' : 'number'), columns.cell(group[0]!, isShopify ? 'Total' : 'total')];
    const fault = typeof read === 'object' ? findSumFault(read) : read === 'unpaid' ? null : faultText(read, total);
    if (fault !== null) {
      faultCount += 1;
      columns.report.omitted(columns.place(group[0]!, undefined, number), '', { reason: fault });
    } else if (read === 'unpaid') unpaidCount += 1;
    else if (typeof read === 'object' && byOrigin.has(read.origin)) repeatedCount += 1;
    else if (typeof read === 'object') byOrigin.set(read.origin, read);
  }
  return {
    orders: [...byOrigin.values()], repeatedCount, unpaidCount, faultCount,
    notes: [...notes, ...isShopify ? columns.notes() : [], ...reportTexts(columns.report, importText)],
  };
}

/** The record of a row. Its sum in the table has to be the same: a changed number would otherwise be ignored. */
function readOwn(row: TableRow, columns: TableColumns<'data' | 'number' | 'total'>): Read {
  const read = readOrderRecord(columns.cell(row, 'data'));
  if (read === null) return 'damaged';
  if (read === 'unpaid' || !columns.has('total')) return read;
  return columns.cell(row, 'total') === plainAmount(read.grandTotalCents, read.currency) ? read : 'changed';
}

function groupByName(rows: readonly TableRow[], columns: TableColumns<string>): TableRow[][] {
  const groups: TableRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    // Further items of an order repeat its name alone.
    if (last && columns.cell(row, 'Name') === columns.cell(last[0]!, 'Name') && columns.cell(row, 'Total') === '') last.push(row);
    else groups.push([row]);
  }
  return groups;
}
