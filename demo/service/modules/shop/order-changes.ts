import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { OrderState } from 'site-elements/contract/order';
import type { Database } from '../../kernel/database/database.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { carts, orders, paymentEvents, type StoredOrder, variants } from './shop.schema.js';
import { subscriptionOrders } from './subscription.schema.js';
import { coupons } from './rule.schema.js';
import { issueGiftCards, undoGiftCards } from './gift-cards.js';
import { storedNote } from './order-note.js';
import type { PaymentEvent } from './payment/provider.js';
import { addRefund, noteProviderRefund, noteRefundTotal, type RefundChange, refundRemainder } from './refunds.js';

/** Which states may follow a state. */
const follows: Record<OrderState, readonly OrderState[]> = {
  pending: ['paid', 'canceled'],
  paid: ['fulfilled', 'canceled', 'refunded'],
  fulfilled: ['refunded'],
  canceled: [],
  refunded: [],
};

/** What can be done with an order. One that is paid on delivery may be sent before, and canceled where its buyer does not pay. */
export function statesAfter({ state, paidAt }: Pick<StoredOrder, 'state' | 'paidAt'>, isPaidOnDelivery: boolean): readonly OrderState[] {
  if (isPaidOnDelivery && state === 'pending') return ['paid', 'fulfilled', 'canceled'];
  return isSentUnpaid({ state, paidAt }) ? ['paid', 'canceled'] : follows[state];
}

/** Whether an order was sent, and its money is expected on delivery or pick-up. */
export const isSentUnpaid = ({ state, paidAt }: Pick<StoredOrder, 'state' | 'paidAt'>): boolean => state === 'fulfilled' && paidAt === null;

export interface Move {
  /** Leaves an order alone that is in another state by now. */
  readonly only?: OrderState;
  /** Allows what only an order can do that is paid on delivery or pick-up: to be sent before it is paid. */
  readonly isPaidOnDelivery?: boolean;
}

/**
 * Moves an order to another state, if that is allowed; null if another request has moved it before. If two requests arrive at the same time,
 * only one succeeds: the stock of an order is released once. An order that was sent before it was paid stays sent when it is.
 */
export async function moveOrder(
  database: Database,
  id: string,
  to: OrderState,
  more: Partial<StoredOrder> = {},
  { only, isPaidOnDelivery = false }: Move = {},
): Promise<StoredOrder | null> {
  const isEarly = (state: OrderState): boolean => isPaidOnDelivery && state === 'pending' && to === 'fulfilled';
  const from = (Object.keys(follows) as OrderState[]).filter(state => follows[state].includes(to) || isEarly(state));
  const sentUnpaid = to === 'paid' || to === 'canceled' ? and(eq(orders.state, 'fulfilled'), isNull(orders.paidAt)) : undefined;
  return database.transaction(async transaction => {
    const [row] = await transaction.update(orders)
      .set({
        ...more,
        state: to === 'paid' ? sql`case when ${orders.state} = 'fulfilled' then 'fulfilled' else 'paid' end` : to,
        ...to === 'paid' && { paidAt: more.paidAt ?? new Date() },
        ...to === 'refunded' && { refundedCents: sql`${orders.grandTotalCents}` },
      })
      .where(and(eq(orders.id, id), isNull(orders.importedFrom), only ? eq(orders.state, only) : or(inArray(orders.state, from), sentUnpaid)))
      .returning();
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
  const taken = order.stockTaken ? Object.entries(order.stockTaken) : order.lines.map(({ sku, quantity }) => [sku, quantity] as const);
  for (const [sku, quantity] of taken.sort(([one], [other]) => (one < other ? -1 : 1))) {
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

/** Adds a refund that the owner has made under the id of its form; once all is paid back, the order is refunded. Null where nothing has changed. */
export async function refundOrder(database: Database, id: string, cents: number | 'rest', refundId: string): Promise<StoredOrder | null> {
  return database.transaction(async transaction => {
    const added = await addRefund(transaction, id, { id: refundId, cents });
    return added?.hasChanged ? closeRefunded(transaction, added.order) : null;
  });
}

/** An order whose money is all back is refunded; a canceled one stays canceled. */
export const closeRefunded = async (transaction: Database, order: StoredOrder): Promise<StoredOrder> =>
  (order.refundedCents >= order.grandTotalCents && (await moveOrder(transaction, order.id, 'refunded'))) || order;

/** The result of a refund: the order with its new sum, refunded where that is all. */
export async function applyRefundResult(
  transaction: Database,
  change: RefundChange | null,
): Promise<RefundChange | null> {
  if (!change) return null;
  const { refund, order } = change;
  if (refund.state === 'settled') return { refund, order: await closeRefunded(transaction, order) };
  // Its owner may have left the page long ago.
  if (refund.state === 'failed') {
    const note = storedNote({ of: 'refund-failed', cents: refund.cents, ...refund.problem! });
    await transaction.update(orders).set({ note }).where(eq(orders.id, order.id));
  }
  return change;
}

/** A session that has been given up for another one cancels nothing. */
const isOfAnotherSession = ({ reference: own }: StoredOrder, { state, reference }: PaymentEvent): boolean =>
  state === 'canceled' && reference !== undefined && own !== null && reference !== own;

/** Whether the host has charged another amount than that of the order, or in another currency. */
const isChargedOtherwise = ({ grandTotalCents, currency }: StoredOrder, { charged }: PaymentEvent): boolean =>
  charged !== undefined && (charged.cents !== grandTotalCents || charged.currency !== currency.toUpperCase());

/** A change of an order, and what its buyer reads of it: its new state, or the refund. */
export interface OrderChange {
  readonly order: StoredOrder;
  /** The amount of a refund that has been made. */
  readonly refundedCents?: number;
  /** The buyer is not written to. */
  readonly isSilent?: boolean;
  /** What the provider calls the subscription that was paid with it. */
  readonly subscription?: string | undefined;
  /** The state that the order was moved to, where it is in another one: it was sent before it was paid. */
  readonly state?: StoredOrder['state'];
}

/** What a message of a payment host has changed. */
export interface PaymentChange {
  readonly order: StoredOrder;
  /** The refund that it was about. */
  readonly refundedCents?: number;
}

/** Finds the order of a message. */
export async function findPaid(transaction: Database, provider: string, { orderId, reference, charge }: PaymentEvent): Promise<StoredOrder | undefined> {
  const ways = [
    ...orderId === undefined ? [] : [eq(orders.id, orderId)],
    ...reference === undefined ? [] : [eq(orders.reference, reference)],
    ...charge === undefined ? [] : [eq(orders.chargeReference, charge)],
  ];
  const [order] = ways.length === 0 ? [] : await transaction.select().from(orders).where(and(ways[0], eq(orders.provider, provider)));
  return order;
}

/**
 * Acts upon a message of a payment host: once, however often it comes. Resolves to what has changed.
 * The message and what it does stand or fall together.
 */
export async function applyPaymentEvent(
  database: Database, provider: string, event: PaymentEvent, now = new Date(),
): Promise<PaymentChange | null> {
  return database.transaction(async transaction => {
    const isNew = await transaction.insert(paymentEvents).values({ provider, id: event.id }).onConflictDoNothing().returning({ id: paymentEvents.id });
    if (isNew.length === 0) return null;
    const order = await findPaid(transaction, provider, event);
    if (!order) return null;
    if (isOfAnotherSession(order, event)) return null;
    if (event.state === 'refunded' || event.state === 'refund') return applyRefundEvent(transaction, order, event);
    if (event.state === 'approved') return null;
    if (event.state === 'charged') return noteCharge(transaction, order, event.charge!);
    if (event.state === 'processing') return expectMoney(transaction, order);
    return applyOutcome(transaction, order, { ...event, state: event.state, now });
  });
}

/** Stores what its host calls the money of an order, once. */
export async function noteCharge(database: Database, { id }: Pick<StoredOrder, 'id'>, charge: string): Promise<null> {
  await database.update(orders).set({ chargeReference: charge }).where(and(eq(orders.id, id), isNull(orders.chargeReference)));
  return null;
}

/** The visitor has paid, and the money takes days: without an address to pay at the order does not expire, and its page offers no second payment. */
async function expectMoney(transaction: Database, { id }: StoredOrder): Promise<null> {
  await transaction.update(orders).set({ paymentUrl: null }).where(and(eq(orders.id, id), eq(orders.state, 'pending')));
  return null;
}

/** A payment was made, or ended without one. An order that was paid is not canceled by it. */
async function applyOutcome(
  transaction: Database, order: StoredOrder, event: PaymentEvent & { state: 'paid' | 'canceled'; now: Date },
): Promise<PaymentChange | null> {
  if (isChargedOtherwise(order, event)) {
    const note = storedNote({ of: 'paid-otherwise', ...event.charged! });
    await transaction.update(orders).set({ note }).where(eq(orders.id, order.id));
    return null;
  }
  if (event.state === 'paid' && event.charge !== undefined) await noteCharge(transaction, order, event.charge);
  // An express button leaves it to the host to ask who buys.
  const buyer = event.state === 'paid' && order.email === '' ? event.buyer : undefined;
  if (buyer) await transaction.update(orders).set(buyer).where(eq(orders.id, order.id));
  const isLate = event.state === 'paid' && order.state === 'canceled' && order.paidAt === null;
  const late = isLate ? await acceptLatePayment(transaction, order) : null;
  if (late) return { order: late };
  const more = event.state === 'paid' ? { paidAt: event.now } : event.because && { canceledBecause: event.because };
  const moved = await moveOrder(transaction, order.id, event.state, more, { only: 'pending' });
  // It can be refunded, as it was paid.
  if (!moved && isLate)
    await transaction.update(orders).set({ note: storedNote({ of: 'paid-after-canceled' }), paidAt: new Date() }).where(eq(orders.id, order.id));
  return moved && { order: moved };
}

async function applyRefundEvent(transaction: Database, order: StoredOrder, event: PaymentEvent): Promise<PaymentChange | null> {
  const { id, provider, state, grandTotalCents } = order;
  // Messages arrive in any order: that of the payment is still missing, and this one is sent again.
  if (state === 'pending') throw new HttpError(409, { error: 'This payment has not been reported yet. Send the message again later.' });
  if (event.refund) {
    const change = await applyRefundResult(transaction, await noteProviderRefund(transaction, id, event.refund));
    return change && { order: change.order, ...change.refund.state === 'settled' && { refundedCents: change.refund.cents } };
  }
  const [before] = await transaction.select({ cents: orders.refundedCents }).from(orders).where(eq(orders.id, id)).for('update');
  const noted = await noteRefundTotal(transaction, id, event.refundedCents ?? grandTotalCents, `${provider} ${event.id}`);
  return noted && { order: await closeRefunded(transaction, noted), refundedCents: noted.refundedCents - before!.cents };
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
  // Nor renewals: their subscription decides when they are given up.
  const isRenewal = database.select({ one: sql`1` }).from(subscriptionOrders)
    .where(and(eq(subscriptionOrders.orderId, orders.id), gt(subscriptionOrders.cycle, 1)));
  const expires = and(ne(orders.provider, 'link'), or(isNull(orders.reference), isNotNull(orders.paymentUrl)), notExists(isRenewal));
  const rows = await database.select({ id: orders.id }).from(orders)
    .where(and(eq(orders.state, 'pending'), lt(orders.createdAt, before), expires)).limit(200);
  let canceled = 0;
  for (const { id } of rows) {
    const order = await database.transaction(async transaction => {
      const moved = await moveOrder(transaction, id, 'canceled', { canceledBecause: 'expired' }, { only: 'pending' });
      if (moved) await onChange(transaction, moved);
      return moved;
    });
    if (order) canceled += 1;
  }
  return canceled;
}
