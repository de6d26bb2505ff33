import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { refunds, type StoredRefund } from './refund.schema.js';
import { orders, type StoredOrder } from './shop.schema.js';
import { refuseProblem } from './refuse-problem.js';
import { formatPrice } from './format-price.js';
import { t } from './texts.js';

/** The order, held until the transaction ends: two refunds immediately are added up. Null if it was not paid, or is refunded. */
async function lockPaid(transaction: Database, id: string): Promise<StoredOrder | null> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
  return order && ['paid', 'fulfilled'].includes(order.state) ? order : null;
}

/**
 * Adds a refund to those of an order. `refundId` is that of the form or the message that told of it: the same again adds nothing.
 * Resolves to the order with its new sum; null where nothing has changed.
 */
export async function noteRefund(transaction: Database, id: string, cents: number, refundId: string): Promise<StoredOrder | null> {
  const order = await lockPaid(transaction, id);
  if (!order) return null;
  const [known] = await transaction.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, refundId));
  if (known) return null;
  const rest = order.grandTotalCents - order.refundedCents;
  // An order that gift cards have paid has no money to give back: the cards have it again.
  if (cents === 0 && rest === 0) return order;
  if (cents <= 0 || cents > rest)
    throw refuseProblem('price-changed', t('amountWanted', { least: formatPrice(1, order.currency), most: formatPrice(rest, order.currency) }), {
      status: 400,
      field: 'amount',
    });
  await transaction.insert(refunds).values({ id: refundId, orderId: id, cents });
  const [row] = await transaction.update(orders).set({ refundedCents: sql`${orders.refundedCents} + ${cents}` }).where(eq(orders.id, id)).returning();
  return row ?? null;
}

/** Notes what a payment host says has been paid back so far, all refunds together: what is not noted yet is one more of them. */
export async function noteRefundTotal(transaction: Database, id: string, totalCents: number, refundId: string): Promise<StoredOrder | null> {
  const order = await lockPaid(transaction, id);
  if (!order) return null;
  const cents = Math.min(totalCents, order.grandTotalCents) - order.refundedCents;
  // The owner may have noted it before the host told of it.
  return cents > 0 || order.grandTotalCents === 0 ? noteRefund(transaction, id, Math.max(0, cents), refundId) : null;
}

/** Dates what was left when an order was marked as refunded. Call inside the transaction that marks it. */
export async function refundRemainder(transaction: Database, { id, grandTotalCents }: StoredOrder): Promise<void> {
  const noted = await getRefunds(transaction, id);
  const cents = grandTotalCents - noted.reduce((sum, refund) => sum + refund.cents, 0);
  if (cents > 0) await transaction.insert(refunds).values({ id: randomUUID(), orderId: id, cents });
}

/** The refunds of an order, the first of them first. */
export const getRefunds = (database: Database, orderId: string): Promise<StoredRefund[]> =>
  database.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(sql`${refunds.createdAt} asc nulls first`, asc(refunds.id));

/** The same of many orders, by their ids. */
export async function refundsOfAll(database: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, StoredRefund[]>> {
  const rows = await database
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(sql`${refunds.createdAt} asc nulls first`, asc(refunds.id));
  const byOrder = new Map<string, StoredRefund[]>();
  for (const row of rows) byOrder.set(row.orderId, [...byOrder.get(row.orderId) ?? [], row]);
  return byOrder;
}
