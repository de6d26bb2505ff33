import { randomBytes, randomUUID } from 'node:crypto';
import { asc, eq, gt, inArray } from 'drizzle-orm';
import { languageFor } from 'site-elements/contract/language';
import type { OrderLine } from 'site-elements/contract/order';
import * as v from 'valibot';
import type { ArchivePart } from '../../../kernel/archive/archive-part.js';
import { readList, writeList } from '../../../kernel/archive/table-part.js';
import type { Database } from '../../../kernel/database/database.js';
import { importText } from '../../../kernel/imports/import-text.js';
import { cents, getOrderOrigin, line, moment, text } from '../orders/import/order-record.js';
import { isDay } from '../settings/days.js';
import { orders } from '../shop.schema.js';
import { type StoredSubscription, subscriptionOrders, subscriptions } from '../subscription.schema.js';
import { isRunning, subscriptionStates } from '../subscriptions/rules.js';
import { ownerText } from '../texts.js';
import { findOrders } from './find-orders.js';

const batch = 500;
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000));
const day = v.pipe(v.string(), v.check(isDay));
const plan = v.object({
  id: text(200), billingPeriod: v.object({ unit: v.picklist(['week', 'month', 'year']), value: v.pipe(count, v.minValue(1)) }),
  numBillingCycles: count, percentOff: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});
const schema = v.object({
  origin: text(200), rhythm: text(100), provider: text(60), reference: v.nullable(text(300)), email: text(300), name: text(300),
  language: v.pipe(v.string(), v.transform(tag => languageFor(tag) ?? 'en')), currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  lines: v.pipe(v.array(v.object({ ...line.entries, priceCents: cents, subscriptionPlan: plan })), v.minLength(1), v.maxLength(1000)),
  unit: v.picklist(['week', 'month', 'year']), value: v.pipe(count, v.minValue(1)), payments: count, state: v.picklist(subscriptionStates),
  firstDay: day, cycle: v.pipe(count, v.minValue(1)), paid: count, endsDay: v.nullable(day), canceledBy: v.nullable(v.picklist(['buyer', 'owner', 'provider'])),
  createdAt: moment, orders: v.pipe(v.array(v.object({ cycle: v.pipe(count, v.minValue(1)), origin: text(200), isSettled: v.boolean() })), v.maxLength(5000)),
});
type Moved = v.InferOutput<typeof schema>;

/** What another instance needs of a subscription: not the address of its page, and no try that has failed. */
function toMoved(subscription: StoredSubscription) {
  const { rhythm, provider, reference, email, name, language, currency, lines, unit, value, payments, state, firstDay, cycle, paid } = subscription;
  const { endsDay, canceledBy, createdAt } = subscription;
  return {
    rhythm, provider, reference, email, name, language, currency, lines, unit, value, payments, state, firstDay, cycle, paid, endsDay, canceledBy, createdAt,
  };
}

const readMoved = (bytes: Uint8Array): Moved[] => readList(bytes).map(row => {
  const result = v.safeParse(schema, row);
  if (!result.success) throw new RangeError(importText('importDamaged'));
  return result.output;
});

/** Those that are not here yet, with the first order of each; one whose first order is not here either is left out. */
async function findNew(database: Database, all: readonly Moved[]): Promise<{ moved: Moved; orderId: string }[]> {
  const ids = await findOrders(database, all.map(({ origin }) => origin));
  const here = new Set((await database.select({ orderId: subscriptions.orderId, rhythm: subscriptions.rhythm }).from(subscriptions))
    .map(({ orderId, rhythm }) => `${orderId} ${rhythm}`));
  return all.flatMap(moved => {
    const orderId = ids.get(moved.origin);
    return orderId === undefined || here.has(`${orderId} ${moved.rhythm}`) ? [] : [{ moved, orderId }];
  });
}

async function storeOne(transaction: Database, { moved, orderId }: { moved: Moved; orderId: string }, ids: ReadonlyMap<string, string>): Promise<boolean> {
  const { origin: _, orders: renewals, lines, state, ...rest } = moved;
  const isPaused = isRunning(state);
  const id = randomUUID();
  const [row] = await transaction.insert(subscriptions).values({
    ...rest, id, orderId, token: randomBytes(24).toString('base64url'), lines: lines as unknown as OrderLine[], state: isPaused ? 'active' : state,
    pausedAt: isPaused ? new Date() : null, nextDay: null, nextAt: null,
  }).onConflictDoNothing().returning({ id: subscriptions.id });
  if (!row) return false;
  const links = renewals.flatMap(({ cycle, origin, isSettled }) => {
    const own = ids.get(origin);
    return own === undefined ? [] : [{ subscriptionId: id, cycle, orderId: own, isSettled }];
  });
  if (links.length > 0) await transaction.insert(subscriptionOrders).values(links).onConflictDoNothing();
  return true;
}

async function* readAll(database: Database): AsyncIterable<unknown> {
  for (let after = 0; ;) {
    const rows = await database.select().from(subscriptions).where(gt(subscriptions.number, after)).orderBy(asc(subscriptions.number)).limit(batch);
    if (rows.length === 0) return;
    const links = await database.select({ link: subscriptionOrders, id: orders.id, key: orders.key }).from(subscriptionOrders)
      .innerJoin(orders, eq(orders.id, subscriptionOrders.orderId)).where(inArray(subscriptionOrders.subscriptionId, rows.map(({ id }) => id)))
      .orderBy(asc(subscriptionOrders.cycle));
    const firsts = await database.select({ id: orders.id, key: orders.key }).from(orders).where(inArray(orders.id, rows.map(({ orderId }) => orderId)));
    const origins = new Map(firsts.map(order => [order.id, getOrderOrigin(order)]));
    for (const row of rows) {
      const own = links.filter(({ link }) => link.subscriptionId === row.id)
        .map(({ link: { cycle, isSettled }, ...order }) => ({ cycle, isSettled, origin: getOrderOrigin(order) }));
      yield { ...toMoved(row), origin: origins.get(row.orderId), orders: own };
    }
    after = rows.at(-1)!.number;
  }
}

/**
 * Subscriptions with what their providers call them. Those that run arrive paused: both servers could charge them, so their owner resumes them once
 * the old one no longer runs. They belong to orders, which are imported before.
 */
export const subscriptionPart = (database: Database): ArchivePart => {
  const summary = (all: number, added: number) => ({
    counts: [[importText('importNew'), added], [importText('importPresent'), all - added]] as const,
    notes: added > 0 ? [`${ownerText('subscriptionPausedNote')} ${ownerText('subscriptionResumeNote')}`] : [], hasNews: added > 0,
  });
  return {
    file: 'subscriptions.json',
    title: () => ownerText('navSubscriptions'),
    write: () => writeList(readAll(database)),
    async preview(bytes) {
      const all = readMoved(bytes);
      // Orders of the same archive are not here yet.
      const ids = await findOrders(database, all.map(({ origin }) => origin));
      return summary(all.length, all.filter(({ origin }) => !ids.has(origin)).length + (await findNew(database, all)).length);
    },
    store: bytes => database.transaction(async transaction => {
      const all = readMoved(bytes);
      const added = await findNew(transaction, all);
      const ids = await findOrders(transaction, added.flatMap(({ moved }) => moved.orders.map(({ origin }) => origin)));
      let stored = 0;
      for (const one of added) if (await storeOne(transaction, one, ids)) stored += 1;
      return summary(all.length, stored);
    }),
  };
};
