import { randomUUID } from 'node:crypto';
import { and, asc, eq, gte, inArray, lt, or } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { disputes, type StoredDispute } from '../dispute.schema.js';
import { findPaid } from '../order-changes.js';
import type { DisputeEvent, DisputeState } from '../payment/provider.js';
import type { StoredOrder } from '../shop.schema.js';

/** A dispute that is new, or in another state than before. */
export interface DisputeChange {
  readonly order: StoredOrder;
  readonly dispute: StoredDispute;
}

const isOver = (state: DisputeState): boolean => state !== 'open' && state !== 'review';

/** Messages of one second arrive in any order, too: what is over is newer. */
const isOutdated = ({ reportedAt, state }: StoredDispute, { at, dispute }: DisputeEvent): boolean =>
  at < reportedAt || (at.getTime() === reportedAt.getTime() && isOver(state) && !isOver(dispute.state));

/**
 * Stores what a provider reports about a dispute, however often and in whatever order it comes. Null where nothing has changed that the owner
 * has to know, and for payments that are not the shop's. Call inside a transaction.
 */
export async function applyDispute(transaction: Database, provider: string, event: DisputeEvent): Promise<DisputeChange | null> {
  const order = await findPaid(transaction, provider, { id: event.id, charge: event.charge, state: 'paid' });
  if (!order) return null;
  const values = { ...event.dispute, reportedAt: event.at };
  const [added] = await transaction.insert(disputes).values({ id: randomUUID(), orderId: order.id, provider, ...values }).onConflictDoNothing().returning();
  if (added) return { order, dispute: added };
  const [before] = await transaction.select().from(disputes)
    .where(and(eq(disputes.provider, provider), eq(disputes.reference, event.dispute.reference))).for('update');
  if (!before || isOutdated(before, event)) return null;
  const [dispute] = await transaction.update(disputes).set(values).where(eq(disputes.id, before.id)).returning();
  return dispute!.state === before.state ? null : { order, dispute: dispute! };
}

/** The disputes of these orders, the first one first. */
export const getDisputes = (database: Database, orderIds: readonly string[]): Promise<StoredDispute[]> => orderIds.length === 0
  ? Promise.resolve([])
  : database.select().from(disputes).where(inArray(disputes.orderId, [...orderIds])).orderBy(asc(disputes.createdAt), asc(disputes.id));

/** Whether an owner should see in a list that its payment is disputed, or was lost. */
export const isAtRisk = ({ state }: StoredDispute): boolean => state === 'open' || state === 'review' || state === 'lost';

/** Sums of disputes in a currency. */
export interface DisputeSums {
  readonly currency: string;
  /** Lost within the period. */
  readonly lostCents: number;
  /** Not decided yet, whenever they were opened. */
  readonly openCents: number;
}

export async function readDisputeSums(database: Database, { from, until }: { readonly from: Date; readonly until: Date }): Promise<DisputeSums[]> {
  const lostIn = and(eq(disputes.state, 'lost'), gte(disputes.reportedAt, from), lt(disputes.reportedAt, until));
  const rows = await database.select().from(disputes).where(or(lostIn, inArray(disputes.state, ['open', 'review']))).orderBy(asc(disputes.currency));
  const sums = new Map<string, DisputeSums>();
  for (const { currency, state, cents } of rows) {
    const { lostCents, openCents } = sums.get(currency) ?? { lostCents: 0, openCents: 0 };
    sums.set(currency, { currency, lostCents: lostCents + (state === 'lost' ? cents : 0), openCents: openCents + (state === 'lost' ? 0 : cents) });
  }
  return [...sums.values()];
}
