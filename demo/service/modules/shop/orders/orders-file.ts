import { desc, lt } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { OrderLine } from 'site-elements/contract/order';
import { paths } from 'site-elements/contract/paths';
import { plainAmount } from 'site-elements/contract/store';
import type { Database } from '../../../kernel/database/database.js';
import { sendCsv } from '../../../kernel/files/send-csv.js';
import { billingText } from '../order-buyer.js';
import { orderTaxRows } from '../pricing/tax-rows.js';
import type { StoredRefund } from '../refund.schema.js';
import { refundsOfAll } from '../refunds.js';
import { toOrderRecord } from './import/order-record.js';
import { countryName } from '../settings/countries.js';
import { orderNumber, orders, type StoredOrder } from '../shop.schema.js';
import { ownerText, t } from '../texts.js';

const minute = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');
/** A line as a table has it: a SKU, or the product and the amount that its buyer gave. */
const piecesText = (currency: string) => ({ sku, quantity, productId, priceCents, isOwnAmount }: OrderLine): string =>
  `${quantity} x ${isOwnAmount ? `${productId} ${plainAmount(priceCents, currency)}` : sku}`;
/** Each refund with its day; one that was noted before days were kept has none. */
const refundsText = ({ currency }: StoredOrder, refunds: readonly StoredRefund[]): string =>
  refunds.map(({ cents, createdAt }) => `${createdAt ? `${createdAt.toISOString().slice(0, 10)} ` : ''}${plainAmount(cents, currency)}`).join('; ');
const taxesText = (order: StoredOrder): string =>
  orderTaxRows(order).map(({ title, cents }) => `${title} ${plainAmount(cents, order.currency)}`).join('; ');

/** The name of a buyer, their address in lines, and the country. */
export const addressLines = ({ name, address, location }: StoredOrder): string =>
  [name, address, location ? countryName(location.country) : ''].filter(Boolean).join('\n');

interface Row {
  readonly order: StoredOrder;
  readonly refunds: readonly StoredRefund[];
  /** An amount of the order as a plain number. */
  amount(cents: number): string;
}

/** Each column of the file: its title, and its cell of an order. New columns are added at the end: programs may count them. */
const columns: readonly (readonly [title: () => string, cell: (row: Row) => string])[] = [
  [() => ownerText('ordersOrder'), ({ order }) => orderNumber(order)],
  [() => ownerText('ordersReceivedUtc'), ({ order }) => minute(order.createdAt)],
  [() => ownerText('ordersState'), ({ order }) => order.state],
  [() => ownerText('ordersBuyer'), ({ order }) => order.name],
  [() => ownerText('columnEmail'), ({ order }) => order.email],
  [() => ownerText('ordersAddress'), ({ order }) => addressLines(order)],
  [() => ownerText('ordersPieces'), ({ order }) => order.lines.map(piecesText(order.currency)).join('; ')],
  [() => ownerText('ordersSum'), ({ order, amount }) => amount(order.grandTotalCents)],
  [() => ownerText('ordersPaidBack'), ({ order, amount }) => amount(order.refundedCents)],
  [() => ownerText('ordersRefunds'), ({ order, refunds }) => refundsText(order, refunds)],
  [() => ownerText('ordersCurrency'), ({ order }) => order.currency],
  [() => ownerText('ordersProvider'), ({ order }) => order.provider],
  [() => ownerText('ordersReference'), ({ order }) => order.reference ?? ''],
  [() => t('phone'), ({ order: { buyer } }) => buyer.phone ?? ''],
  [() => t('company'), ({ order: { buyer } }) => buyer.company ?? buyer.address?.company ?? ''],
  [() => ownerText('taxCountry'), ({ order }) => order.location?.country ?? ''],
  [() => t('billingAddress'), ({ order: { buyer } }) => (buyer.billing ? billingText(buyer.billing) : '')],
  [() => t('vatId'), ({ order }) => order.vatId ?? ''],
  [() => t('buyerNote'), ({ order: { buyer } }) => buyer.note ?? ''],
  [() => ownerText('ordersPaidAt'), ({ order }) => (order.paidAt ? minute(order.paidAt) : '')],
  [() => t('shippingMethod'), ({ order }) => order.shippingName ?? ''],
  [() => ownerText('navCoupons'), ({ order }) => order.coupons.join(', ')],
  [() => t('together'), ({ order, amount }) => amount(order.subtotalCents)],
  [() => t('discount'), ({ order, amount }) => amount(order.discountCents)],
  [() => ownerText('ordersShippingCost'), ({ order, amount }) => amount(order.shippingCostCents)],
  [() => t('tax'), ({ order, amount }) => amount(order.taxCents)],
  [() => ownerText('ordersTaxes'), ({ order }) => taxesText(order)],
  [() => t('giftCard'), ({ order, amount }) => amount(order.giftCardCents)],
  [() => ownerText('ordersData'), ({ order, refunds }) => toOrderRecord(order, refunds)],
];

/** All orders as a table, the newest first: a row for each. */
export async function* orderLines(database: Database): AsyncGenerator<string[]> {
  yield columns.map(([title]) => title());
  let before = 2 ** 31 - 1;
  for (;;) {
    const rows = await database.select().from(orders).where(lt(orders.number, before)).orderBy(desc(orders.number)).limit(500);
    const refunds = await refundsOfAll(database, rows.map(({ id }) => id));
    for (const order of rows) {
      const row: Row = { order, refunds: refunds.get(order.id) ?? [], amount: cents => plainAmount(cents, order.currency) };
      yield columns.map(([, cell]) => cell(row));
    }
    if (rows.length < 500) return;
    before = rows.at(-1)!.number;
  }
}

/** The same as a file. */
export function addOrdersFile(app: Hono, database: Database): void {
  app.get(`${paths.ownerOrders}/file`, context => sendCsv(context, 'orders', orderLines(database)));
}
