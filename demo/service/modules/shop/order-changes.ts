import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { OrderState } from 'site-elements/contract/order';
import type { Database } from '../../kernel/database/database.js';
import { carts, coupons, orders, paymentEvents, type StoredOrder, variants } from './shop.schema.js';
import { issueGiftCards, undoGiftCards } from './gift-cards.js';
import { storedNote } from './order-note.js';
import type { PaymentEvent } from './payment/provider.js';
import { noteRefund, noteRefundTotal, refundRemainder } from './refunds.js';

/** Which states may follow a state. */
const follows: Record<OrderState, readonly OrderState[]> = {
  pending: ['paid', 'canceled'],
  paid: ['fulfilled', 'canceled', 'refunded'],
  fulfilled: ['refunded'],
  canceled: [],
  refunded: [],
};

export const statesAfter = (state: OrderState): readonly OrderState[] => follows[state];

/**
 * Moves an order to another state, if that is allowed; null if another request has moved it before. If two requests arrive at the same time,
 * only one succeeds: the stock of an order is released once.
 */
export async function moveOrder(database: Database, id: string, to: OrderState, more: Partial<StoredOrder> = {}): Promise<StoredOrder | null> {
  const from = (Object.keys(follows) as OrderState[]).filter(state => follows[state].includes(to));
  return database.transaction(async transaction => {
    const [row] = await transaction.update(orders)
      .set({ ...more, state: to, ...to === 'paid' && { paidAt: new Date() }, ...to === 'refunded' && { refundedCents: sql`${orders.grandTotalCents}` } })
      .where(and(eq(orders.id, id), inArray(orders.state, from))).returning();
    if (row && to === 'paid') await issueGiftCards(transaction, row);
    if (row && to === 'refunded') await refundRemainder(transaction, row);
    if (row && (to === 'canceled' || to === 'refunded')) {
      const spent = await undoGiftCards(transaction, row.id);
      if (spent > 0) await transaction.update(orders).set({ note: storedNote({ of: 'gift-cards-spent', cents: spent }) }).where(eq(orders.id, row.id));
    }
    if (row && to === 'canceled' && row.returnPath === null) await giveBack(transaction, row);
    return row ?? null;
  });
}

/** The stock is released, the coupon can be used again, and the visitor gets the cart back. */
async function giveBack(transaction: Database, order: StoredOrder): Promise<void> {
  const lines = [...order.lines].sort((one, other) => (one.sku < other.sku ? -1 : 1));
  for (const { sku, quantity } of lines) {
    await transaction
      .update(variants)
      .set({ qtyInStock: sql`case when ${variants.unlimited} then ${variants.qtyInStock} else ${variants.qtyInStock} + ${quantity} end` })
      .where(eq(variants.sku, sku));
  }
  if (order.coupons.length > 0)
    await transaction
      .update(coupons)
      .set({ uses: sql`greatest(0, ${coupons.uses} - 1)` })
      .where(inArray(coupons.code, order.coupons));
  await transaction.update(carts).set({ orderId: null }).where(and(eq(carts.id, order.cartId), eq(carts.orderId, order.id)));
}

/** Notes a refund of a part under the id of what told of it; once all is paid back, the order is refunded. Null where nothing has changed. */
export async function refundOrder(database: Database, id: string, cents: number, refundId: string): Promise<StoredOrder | null> {
  return database.transaction(async transaction => closeRefunded(transaction, await noteRefund(transaction, id, cents, refundId)));
}

const closeRefunded = async (transaction: Database, order: StoredOrder | null): Promise<StoredOrder | null> =>
  (order && order.refundedCents >= order.grandTotalCents ? moveOrder(transaction, order.id, 'refunded') : order);

/** A session that has been given up for another one cancels nothing. */
const isOfAnotherSession = ({ reference: own }: StoredOrder, { state, reference }: PaymentEvent): boolean =>
  state === 'canceled' && reference !== undefined && own !== null && reference !== own;

/** Whether the host has charged another amount than that of the order, or in another currency. */
const isChargedOtherwise = ({ grandTotalCents, currency }: StoredOrder, { charged }: PaymentEvent): boolean =>
  charged !== undefined && (charged.cents !== grandTotalCents || charged.currency !== currency.toUpperCase());

/**
 * Acts upon a message of a payment host: once, however often it comes. Resolves to the order where it has changed.
 * The message and what it does stand or fall together.
 */
export async function applyPaymentEvent(database: Database, provider: string, event: PaymentEvent): Promise<StoredOrder | null> {
  return database.transaction(async transaction => {
    const isNew = await transaction.insert(paymentEvents).values({ provider, id: event.id }).onConflictDoNothing().returning({ id: paymentEvents.id });
    if (isNew.length === 0) return null;
    const isThis = event.orderId !== undefined ? eq(orders.id, event.orderId) : eq(orders.reference, event.reference ?? '');
    const [order] = await transaction.select().from(orders).where(and(isThis, eq(orders.provider, provider)));
    if (!order) return null;
    if (isOfAnotherSession(order, event)) return null;
    if (event.state === 'refunded')
      return closeRefunded(
        transaction,
        await noteRefundTotal(transaction, order.id, event.refundedCents ?? order.grandTotalCents, `${provider} ${event.id}`),
      );
    if (isChargedOtherwise(order, event)) {
      const note = storedNote({ of: 'paid-otherwise', ...event.charged! });
      await transaction.update(orders).set({ note }).where(eq(orders.id, order.id));
      return null;
    }
    // An express button leaves it to the host to ask who buys.
    const buyer = event.state === 'paid' && order.email === '' ? event.buyer : undefined;
    if (buyer) await transaction.update(orders).set(buyer).where(eq(orders.id, order.id));
    const isLate = event.state === 'paid' && order.state === 'canceled';
    const late = isLate ? await acceptLatePayment(transaction, order) : null;
    if (late) return late;
    const moved = await moveOrder(transaction, order.id, event.state, event.because && { canceledBecause: event.because });
    if (!moved && isLate) await transaction.update(orders).set({ note: storedNote({ of: 'paid-after-canceled' }) }).where(eq(orders.id, order.id));
    return moved;
  });
}

/**
 * An amount without stock can still be paid after its order has expired, such as by a transfer that takes days: no stock has been sold
 * to others. A later order of the same is canceled, unless it is paid too; null then, and for an order of the shop.
 */
async function acceptLatePayment(transaction: Database, { id, cartId, returnPath }: StoredOrder): Promise<StoredOrder | null> {
  if (returnPath === null) return null;
  const [other] = await transaction.select().from(orders).where(and(eq(orders.cartId, cartId), ne(orders.state, 'canceled'))).for('update');
  if (other && !(other.state === 'pending' && await moveOrder(transaction, other.id, 'canceled'))) return null;
  const [row] = await transaction
    .update(orders)
    .set({ state: 'paid', paidAt: new Date(), canceledBecause: null })
    .where(and(eq(orders.id, id), eq(orders.state, 'canceled')))
    .returning();
  return row ?? null;
}

/** Stores the reference of a payment that is made later: such an order does not expire. Null if another request has done so before. */
export async function expectPayment(database: Database, id: string, reference: string): Promise<StoredOrder | null> {
  const [row] = await database.update(orders).set({ reference })
    .where(and(eq(orders.id, id), eq(orders.state, 'pending'), isNull(orders.reference))).returning();
  return row ?? null;
}

/** Called inside the transaction in which an order has changed. */
export type OnOrderChange = (transaction: Database, order: StoredOrder) => Promise<void>;

/** Cancels unpaid orders, so that their stock can be sold. Resolves to their number. */
export async function cancelAbandoned(database: Database, before: Date, onChange: OnOrderChange = async () => {}): Promise<number> {
  // Those that the owner marks as paid do not expire: of a payment page of the owner's own (`link`), or paid later, such as in cash.
  const expires = and(ne(orders.provider, 'link'), or(isNull(orders.reference), isNotNull(orders.paymentUrl)));
  const rows = await database.select({ id: orders.id }).from(orders)
    .where(and(eq(orders.state, 'pending'), lt(orders.createdAt, before), expires)).limit(200);
  let canceled = 0;
  for (const { id } of rows) {
    const order = await database.transaction(async transaction => {
      const moved = await moveOrder(transaction, id, 'canceled', { canceledBecause: 'expired' });
      if (moved) await onChange(transaction, moved);
      return moved;
    });
    if (order) canceled += 1;
  }
  return canceled;
}
