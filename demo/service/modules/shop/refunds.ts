import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { HttpError } from '../../kernel/http/http-error.js';
import type { ProviderRefund } from './payment/provider.js';
import type { RefundProblem } from './payment/refund-problem.js';
import { refunds, type StoredRefund } from './refund.schema.js';
import { orders, type StoredOrder } from './shop.schema.js';
import { refuseProblem } from './refuse-problem.js';
import { formatPrice } from './format-price.js';
import { t } from './texts.js';

/** Whether money was taken for an order: a canceled one may have been paid before, or after. */
export const isPaid = ({ state, paidAt }: Pick<StoredOrder, 'state' | 'paidAt'>): boolean => state !== 'pending' && (paidAt !== null || state === 'paid');

/** The order, held until the transaction ends: two refunds immediately are added up. Null if it was not paid here. */
async function lockPaid(transaction: Database, id: string): Promise<StoredOrder | null> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
  return order && isPaid(order) && order.importedFrom === null ? order : null;
}

/** The sum of an order's refunds that are settled, or still may be. */
async function sumOfRefunds(transaction: Database, orderId: string): Promise<number> {
  const [row] = await transaction
    .select({ cents: sql<string>`coalesce(sum(${refunds.cents}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed')));
  return Number(row!.cents);
}

/** What can still be refunded, in minor units. What was noted before rows were kept is in the order's sum alone. */
async function restOf(transaction: Database, { id, grandTotalCents, refundedCents }: StoredOrder): Promise<number> {
  return grandTotalCents - Math.max(await sumOfRefunds(transaction, id), refundedCents);
}

/** The same for a page. */
export const refundableCents = async (database: Database, order: StoredOrder): Promise<number> =>
  (isPaid(order) && order.importedFrom === null ? restOf(database, order) : 0);

export interface NewRefund {
  /** The ID in the form or message that reported it: the same again adds nothing. */
  readonly id: string;
  readonly cents: number | 'rest';
}

/**
 * Adds a refund to those of an order: pending where its provider shall make it, else settled. `hasChanged` is false for a known one.
 * Null where nothing can be refunded.
 */
export async function addRefund(
  transaction: Database,
  orderId: string,
  { id, cents: wanted, isByProvider = false }: NewRefund & { readonly isByProvider?: boolean },
): Promise<{ order: StoredOrder; hasChanged: boolean } | null> {
  const order = await lockPaid(transaction, orderId);
  if (!order) return null;
  const [known] = await transaction.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, id));
  if (known) return { order, hasChanged: false };
  const rest = await restOf(transaction, order);
  const cents = wanted === 'rest' ? rest : wanted;
  // An order that gift cards have paid has no money to give back: the cards have it again.
  if (cents === 0 && order.grandTotalCents === 0) return { order, hasChanged: true };
  if (rest === 0) return null;
  if (cents <= 0 || cents > rest)
    throw refuseProblem('price-changed', t('amountWanted', { least: formatPrice(1, order.currency), most: formatPrice(rest, order.currency) }), {
      status: 400,
      field: 'amount',
    });
  const state = isByProvider ? 'pending' as const : 'settled' as const;
  await transaction.insert(refunds).values({ id, orderId, cents, isByProvider, state, nextTryAt: isByProvider ? new Date() : null });
  return { order: isByProvider ? order : await addToSum(transaction, orderId, cents), hasChanged: true };
}

async function addToSum(transaction: Database, orderId: string, cents: number): Promise<StoredOrder> {
  const [row] = await transaction.update(orders).set({ refundedCents: sql`${orders.refundedCents} + ${cents}` }).where(eq(orders.id, orderId)).returning();
  return row!;
}

/** Notes what a payment host says has been paid back so far, all refunds together: what is not noted yet is one more of them. */
export async function noteRefundTotal(transaction: Database, id: string, totalCents: number, refundId: string): Promise<StoredOrder | null> {
  const order = await lockPaid(transaction, id);
  if (!order) return null;
  const cents = Math.min(totalCents, order.grandTotalCents) - (order.grandTotalCents - await restOf(transaction, order));
  // The owner may have noted it before the host told of it.
  if (cents <= 0 && order.grandTotalCents > 0) return null;
  const added = await addRefund(transaction, id, { id: refundId, cents: Math.max(0, cents) });
  return added?.hasChanged ? added.order : null;
}

export interface RefundChange {
  readonly order: StoredOrder;
  readonly refund: StoredRefund;
}

/**
 * Notes what a provider reports of one refund. Ours is found by its id or reference. One that was made on the provider's own pages may
 * have been counted in a total before: its amount is taken out of a refund without a reference, never added to it. Null where
 * nothing has changed.
 */
export async function noteProviderRefund(transaction: Database, orderId: string, told: ProviderRefund): Promise<RefundChange | null> {
  const order = await lockPaid(transaction, orderId);
  if (!order) return null;
  const rows = await getRefunds(transaction, orderId);
  const known = rows.find(({ id }) => id === told.id) ?? rows.find(({ reference }) => reference === told.reference);
  if (known) return changeRefund(transaction, known, told);
  if (told.state === 'failed') return null;
  const counted = rows.find(({ reference, state, cents }) => reference === null && state === 'settled' && cents === told.cents)
    ?? rows.find(({ reference, state, cents }) => reference === null && state === 'settled' && cents > told.cents);
  if (counted?.cents === told.cents) {
    await transaction.update(refunds).set({ reference: told.reference, isByProvider: true }).where(eq(refunds.id, counted.id));
    return null;
  }
  const id = `${order.provider} ${told.reference}`;
  const row = { id, orderId, cents: told.cents, reference: told.reference, isByProvider: true, state: told.state };
  if (counted) {
    await transaction.update(refunds).set({ cents: counted.cents - told.cents }).where(eq(refunds.id, counted.id));
    await transaction.insert(refunds).values({ ...row, state: 'settled', createdAt: counted.createdAt });
    return null;
  }
  const cents = Math.min(told.cents, await restOf(transaction, order));
  if (cents <= 0) return null;
  const [refund] = await transaction.insert(refunds).values({ ...row, cents }).returning();
  return { order: told.state === 'settled' ? await addToSum(transaction, orderId, cents) : order, refund: refund! };
}

/** Pending may become settled or failed, settled may still fail; messages arrive in any order, and failed is final. */
async function changeRefund(transaction: Database, known: StoredRefund, told: Omit<ProviderRefund, 'cents' | 'id'>): Promise<RefundChange | null> {
  const { id, orderId, cents, state } = known;
  const reference = told.reference === '' ? known.reference : told.reference;
  if (state === 'failed' || (state === 'settled' && told.state !== 'failed') || told.state === 'pending') {
    if (state === 'pending') await transaction.update(refunds).set({ reference, problem: null }).where(eq(refunds.id, id));
    return null;
  }
  const problem = told.state === 'failed' ? told.problem ?? { because: 'other' as const } : null;
  const [refund] = await transaction
    .update(refunds)
    .set({ state: told.state, reference, problem, nextTryAt: null })
    .where(eq(refunds.id, id))
    .returning();
  const sum = told.state === 'settled' ? cents : state === 'settled' ? -cents : 0;
  return { order: await addToSum(transaction, orderId, sum), refund: refund! };
}

/** The same of a refund that was sent, by its id: the order is held first, as everywhere. */
export async function finishRefund(
  transaction: Database,
  { id, orderId }: Pick<StoredRefund, 'id' | 'orderId'>,
  result: { state: ProviderRefund['state']; reference?: string; problem?: RefundProblem },
): Promise<RefundChange | null> {
  await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  const [row] = await transaction.select().from(refunds).where(eq(refunds.id, id));
  return row ? changeRefund(transaction, row, { ...result, reference: result.reference ?? '' }) : null;
}

/** Dates what was left when an order was marked as refunded. Call inside the transaction that marks it. */
export async function refundRemainder(transaction: Database, { id, grandTotalCents }: StoredOrder): Promise<void> {
  const cents = grandTotalCents - await sumOfRefunds(transaction, id);
  if (cents > 0) await transaction.insert(refunds).values({ id: randomUUID(), orderId: id, cents });
}

/** One of an order's refunds, for a form that names it. */
export async function findRefund(database: Database, orderId: string, id: string): Promise<StoredRefund> {
  const [row] = await database.select().from(refunds).where(and(eq(refunds.orderId, orderId), eq(refunds.id, id)));
  if (!row) throw new HttpError(404, { error: t('noOrder') });
  return row;
}

/** The refunds of an order, the first of them first. */
export const getRefunds = (database: Database, orderId: string): Promise<StoredRefund[]> =>
  database.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(sql`${refunds.createdAt} asc nulls first`, asc(refunds.id));

/** Those that a buyer sees, and that add up: failed ones are between the owner and the provider. */
export const withoutFailed = (rows: readonly StoredRefund[]): StoredRefund[] => rows.filter(({ state }) => state !== 'failed');

/** Refunds of many orders that are settled, by the orders' ids. */
export async function refundsOfAll(database: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, StoredRefund[]>> {
  const rows = await database
    .select()
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), eq(refunds.state, 'settled')))
    .orderBy(sql`${refunds.createdAt} asc nulls first`, asc(refunds.id));
  const byOrder = new Map<string, StoredRefund[]>();
  for (const row of rows) byOrder.set(row.orderId, [...byOrder.get(row.orderId) ?? [], row]);
  return byOrder;
}

/** Pending refunds that are due: they are sent again with the key that they had. */
export const duePending = (database: Database, now: Date): Promise<StoredRefund[]> =>
  database.select().from(refunds).where(and(eq(refunds.state, 'pending'), lte(refunds.nextTryAt, now))).orderBy(asc(refunds.nextTryAt)).limit(100);

const firstPauseMs = 2 * 60_000;
const longestPauseMs = 6 * 60 * 60_000;

/** Takes a pending refund to send it: of several that want to, one gets it. Null for the others. */
export async function claimRefund(database: Database, id: string, now: Date): Promise<StoredRefund | null> {
  const [row] = await database.select().from(refunds).where(eq(refunds.id, id));
  if (!row) return null;
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(row.tries, 10));
  const [taken] = await database
    .update(refunds)
    .set({ tries: row.tries + 1, nextTryAt: new Date(now.getTime() + pause), problem: null })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'pending'), eq(refunds.tries, row.tries), lte(refunds.nextTryAt, now)))
    .returning();
  return taken ?? null;
}

/** Notes that the provider's answer was lost; an answer that came by another way since stays. */
export const noteUnknown = (database: Database, id: string, problem: RefundProblem): Promise<unknown> =>
  database.update(refunds).set({ problem }).where(and(eq(refunds.id, id), eq(refunds.state, 'pending')));

/** Lets a refund whose answer was lost be sent immediately; one that is being sent is left alone. */
export const bringForward = (database: Database, id: string, now: Date): Promise<unknown> =>
  database.update(refunds).set({ nextTryAt: now }).where(and(eq(refunds.id, id), eq(refunds.state, 'pending'), isNotNull(refunds.problem)));

/** Whether a refund waits for nothing but its next try, and its owner may decide about it. */
export const isUnknown = ({ state, problem }: StoredRefund): boolean => state === 'pending' && problem !== null;
