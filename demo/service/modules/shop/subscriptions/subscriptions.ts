import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import type { Events } from '../../../kernel/events.js';
import type { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { moveOrder } from '../order-changes.js';
import { type OrderDesk, type OrderPlans, statusPath } from '../order-desk.js';
import type { PlanRenewal } from '../payment/provider.js';
import { toDay } from '../settings/days.js';
import { readOwnerLanguage } from '../settings/owner-language.js';
import { storeSettings } from '../settings/store-settings.js';
import { orderNumber, orders, type StoredOrder } from '../shop.schema.js';
import { type StoredSubscription, subscriptionOrders, subscriptions } from '../subscription.schema.js';
import { chargeRetryDays, findNextTry, isRunning, startOfShopDay, paymentsLeft, reminderDays, startOfCycle } from './rules.js';
import { linesByRhythm, startSubscriptions } from './start-subscriptions.js';
import { ownerMail, subscriptionMail, type SubscriptionNews } from './subscription-emails.js';

declare module '../../../kernel/events.js' {
  interface ServiceEvents {
    /** Emitted inside the transaction of the change. */
    'subscription.changed': { transaction: Database; subscriptionId: string; what: SubscriptionChange };
  }
}

export type SubscriptionChange = 'started' | 'renewed' | 'failed' | 'canceled' | 'ended';

export interface SubscriptionsOptions {
  readonly database: Database;
  readonly desk: OrderDesk;
  readonly mailQueue: MailQueue;
  readonly events: Events;
  /** The address of the site, for links in emails of renewals; empty where it is not known. */
  readonly siteUrl: string;
  /** Receives an email about each payment that has failed. */
  readonly ownerEmail: string;
  clock(): number;
  onError(error: unknown): void;
}

export const subscriptionPath = ({ token }: Pick<StoredSubscription, 'token'>): string => paths.subscription.replace(':token', token);

export const hasPlan = (order: Pick<StoredOrder, 'lines'>): boolean => linesByRhythm(order.lines).size > 0;

/** A cycle of a subscription with its order. */
export interface Renewal { readonly link: typeof subscriptionOrders.$inferSelect; readonly order: StoredOrder }

/** A payment that has failed. */
export interface Failure {
  readonly orderId: string;
  readonly subscriptionId: string;
  readonly origin: string;
  /** The day of the next try, where the provider decides about it; null for none. */
  readonly next?: { readonly day: string | null };
  /** How many charges had been refused before: the same again is noted once. */
  readonly tries?: number;
  /** Whether the buyer has pressed a button: the rule does not count it. */
  readonly isByPress?: boolean;
}

/** The subscriptions of the shop: what starts them, and what changes them. Rows are held in one order everywhere: first the order, then its subscription. */
export class Subscriptions implements Omit<OrderPlans, 'handleEvent'> {
  readonly database: Database;

  constructor(readonly options: SubscriptionsOptions) {
    this.database = options.database;
  }

  now(): Date {
    return new Date(this.options.clock());
  }

  /** Today, where the shop is. */
  today(): string {
    return toDay(this.now(), storeSettings().timeZone);
  }

  renewalsOf({ provider }: Pick<StoredSubscription, 'provider'>): PlanRenewal | undefined {
    return this.options.desk.provider(provider)?.renewals;
  }

  async lock(transaction: Database, id: string): Promise<StoredSubscription> {
    const [row] = await transaction.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
    return row!;
  }

  /** The latest cycle that has an order. */
  async latest(database: Database, id: string): Promise<Renewal | undefined> {
    const [row] = await database.select({ link: subscriptionOrders, order: orders }).from(subscriptionOrders)
      .innerJoin(orders, eq(orders.id, subscriptionOrders.orderId)).where(eq(subscriptionOrders.subscriptionId, id))
      .orderBy(desc(subscriptionOrders.cycle)).limit(1);
    return row;
  }

  async emit(transaction: Database, { id }: Pick<StoredSubscription, 'id'>, what: SubscriptionChange): Promise<void> {
    await this.options.events.emit('subscription.changed', { transaction, subscriptionId: id, what });
  }

  /** Puts an email to the buyer into the transaction of what it reports. */
  async write(transaction: Database, subscription: StoredSubscription, news: SubscriptionNews, origin: string): Promise<void> {
    const order = 'order' in news ? news.order : null;
    const isCharged = order?.paymentUrl === null && 'isByBuyer' in news && !news.isByBuyer;
    const mail = await subscriptionMail(subscription, news, {
      subscription: origin && origin + subscriptionPath(subscription),
      payment: origin && order ? origin + (isCharged ? subscriptionPath(subscription) : statusPath(order.token)) : '',
    });
    if (mail) await this.options.mailQueue.add(transaction, mail);
  }

  async plansOf(database: Database, { id }: StoredOrder): Promise<{ paths: string[]; isRenewal: boolean }> {
    const rows = await database.select({ token: subscriptions.token, cycle: subscriptionOrders.cycle }).from(subscriptionOrders)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionOrders.subscriptionId)).where(eq(subscriptionOrders.orderId, id))
      .orderBy(asc(subscriptions.number));
    return { paths: rows.map(subscriptionPath), isRenewal: rows.some(({ cycle }) => cycle > 1) };
  }

  async orderChanged(transaction: Database, order: StoredOrder, reference?: string): Promise<void> {
    if (!hasPlan(order)) return;
    const links = await transaction.select().from(subscriptionOrders).where(eq(subscriptionOrders.orderId, order.id));
    const isAccepted = order.state === 'paid' || order.state === 'fulfilled';
    const renewal = links.find(({ cycle }) => cycle > 1);
    if (renewal) {
      if (isAccepted) await this.settle(transaction, renewal);
      else if (order.state === 'canceled') await this.#giveUp(transaction, renewal, order);
    } else if (isAccepted && links.length === 0) {
      const isByProvider = this.renewalsOf(order)?.by === 'provider';
      const started = await startSubscriptions(transaction, order, { reference, isByProvider, from: order.paidAt ?? this.now() });
      for (const subscription of started) await this.emit(transaction, subscription, 'started');
    } else if (order.state === 'canceled') {
      for (const { subscriptionId } of links) await this.#end(transaction, await this.lock(transaction, subscriptionId), 'owner', { endsDay: this.today() });
    }
  }

  /** Counts the payment of a cycle, once, and sets the day of the next one. */
  async settle(transaction: Database, { subscriptionId, cycle }: { readonly subscriptionId: string; readonly cycle: number }): Promise<void> {
    const subscription = await this.lock(transaction, subscriptionId);
    const settled = await transaction.update(subscriptionOrders).set({ isSettled: true })
      .where(and(eq(subscriptionOrders.subscriptionId, subscriptionId), eq(subscriptionOrders.cycle, cycle), eq(subscriptionOrders.isSettled, false)))
      .returning();
    if (settled.length === 0) return;
    const { firstDay, unit, value, payments } = subscription;
    const paid = subscription.paid + 1;
    const isRenewing = isRunning(subscription.state);
    const nextDay = startOfCycle(firstDay, { unit, value }, Math.max(subscription.cycle, cycle) + 1);
    const isLast = paymentsLeft(payments, paid) === 0;
    const isByProvider = this.renewalsOf(subscription)?.by === 'provider';
    await transaction.update(subscriptions).set({
      paid,
      cycle: Math.max(subscription.cycle, cycle),
      ...isRenewing && {
        state: 'active' as const, failures: 0, tries: 0, nextDay, endsDay: isLast ? nextDay : null,
        nextAt: isByProvider ? null : startOfShopDay(nextDay, storeSettings().timeZone),
      },
    }).where(eq(subscriptions.id, subscriptionId));
    await this.emit(transaction, subscription, 'renewed');
  }

  /**
   * Notes that a payment has failed. After the last try of the rule, or of its provider, the subscription ends as unpaid.
   */
  async fail(failure: Failure): Promise<void> {
    await this.database.transaction(transaction => this.failWithin(transaction, failure));
    this.options.mailQueue.flush();
  }

  /** The same inside a transaction. */
  async failWithin(transaction: Database, { orderId, subscriptionId, origin, next, tries, isByPress = false }: Failure): Promise<void> {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const subscription = await this.lock(transaction, subscriptionId);
    if (order!.state !== 'pending' || !isRunning(subscription.state)) return;
    if (tries !== undefined && tries !== subscription.tries) return; // another process has noted it
    await transaction.update(subscriptions).set({ tries: subscription.tries + 1 }).where(eq(subscriptions.id, subscriptionId));
    if (isByPress) return;
    const renewals = this.renewalsOf(subscription);
    const isByBuyer = renewals?.by === 'buyer';
    const failures = subscription.failures + 1;
    const { firstDay, unit, value, cycle } = subscription;
    const dueDay = startOfCycle(firstDay, { unit, value }, cycle);
    const day = next ? next.day : findNextTry(isByBuyer ? reminderDays : chargeRetryDays, failures, { dueDay, today: this.today() });
    const { ownerEmail, siteUrl, mailQueue, desk } = this.options;
    if (ownerEmail !== '') {
      const language = await readOwnerLanguage(transaction);
      await mailQueue.add(transaction, await ownerMail(subscription, order!, day, { to: ownerEmail, language, origin: siteUrl }));
    }
    if (day === null) return this.endUnpaid(transaction, subscription, order!, origin);
    const nextAt = renewals?.by === 'provider' ? null : startOfShopDay(day, storeSettings().timeZone);
    await transaction.update(subscriptions).set({ state: 'pastDue', failures, nextDay: day, nextAt }).where(eq(subscriptions.id, subscriptionId));
    const account = isByBuyer ? desk.provider(order!.provider)?.instructions?.({ ...order!, orderNumber: orderNumber(order!) }) ?? [] : [];
    await this.write(transaction, subscription, { of: 'failed', order: order!, day, isByBuyer, account }, origin);
    await this.emit(transaction, subscription, 'failed');
  }

  /** Ends a subscription whose payment has failed for good, and cancels the order. The order is held. */
  async endUnpaid(transaction: Database, subscription: StoredSubscription, order: StoredOrder | null, origin: string): Promise<void> {
    // Its provider may try again.
    const isSent = this.renewalsOf(subscription)?.by !== 'provider';
    await transaction.update(subscriptions)
      .set({ state: 'unpaid', endsDay: this.today(), nextDay: null, isCancelSent: isSent, nextAt: isSent ? null : this.now() })
      .where(eq(subscriptions.id, subscription.id));
    const canceled = order && await moveOrder(transaction, order.id, 'canceled', { canceledBecause: 'failed' }, { only: 'pending' });
    if (canceled) await this.options.desk.announce(transaction, canceled);
    if (order) await this.write(transaction, subscription, { of: 'unpaid', order }, origin);
    await this.emit(transaction, subscription, 'ended');
  }

  /** The owner has canceled the order of a renewal: it is not tried again. */
  async #giveUp(transaction: Database, { subscriptionId, isSettled }: Renewal['link'], order: StoredOrder): Promise<void> {
    const subscription = await this.lock(transaction, subscriptionId);
    if (isSettled || !isRunning(subscription.state)) return;
    await this.endUnpaid(transaction, subscription, null, this.options.siteUrl);
    await this.write(transaction, subscription, { of: 'unpaid', order }, this.options.siteUrl);
  }

  /** Cancels a subscription: it runs until the end of what was paid for. Null if it had ended before. */
  async cancel(id: string, by: 'buyer' | 'owner', origin: string): Promise<StoredSubscription | null> {
    const canceled = await this.database.transaction(async transaction => {
      const renewal = await this.latest(transaction, id);
      if (renewal) await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, renewal.order.id)).for('update');
      const ended = await this.#end(transaction, await this.lock(transaction, id), by);
      if (ended) await this.write(transaction, ended, { of: 'canceled', day: ended.endsDay!, isOver: ended.endsDay! <= this.today() }, origin);
      return ended;
    });
    this.options.mailQueue.flush();
    if (canceled) await this.sendCancel(canceled).catch(this.options.onError);
    return canceled;
  }

  /** The day on which it ends if it is canceled today: that of the payment that is missing, or of the next one. */
  async endIfCanceled(database: Database, { id, firstDay, unit, value, cycle }: StoredSubscription): Promise<string> {
    const open = await this.latest(database, id);
    const paidCycles = open && !open.link.isSettled && open.order.state === 'pending' ? open.link.cycle : cycle + 1;
    const day = startOfCycle(firstDay, { unit, value }, paidCycles);
    return day > this.today() ? day : this.today();
  }

  async #end(
    transaction: Database, subscription: StoredSubscription, by: 'buyer' | 'owner' | 'provider', { endsDay: day }: { readonly endsDay?: string } = {},
  ): Promise<StoredSubscription | null> {
    if (!isRunning(subscription.state)) return null;
    const endsDay = day ?? await this.endIfCanceled(transaction, subscription);
    const isTold = this.renewalsOf(subscription)?.by !== 'provider' || by === 'provider';
    const [row] = await transaction.update(subscriptions)
      .set({ state: 'canceled', canceledBy: by, endsDay, nextDay: null, pausedAt: null, isCancelSent: isTold, nextAt: isTold ? null : this.now() })
      .where(eq(subscriptions.id, subscription.id)).returning();
    const open = await this.latest(transaction, subscription.id);
    if (open && open.link.cycle > 1) {
      const canceled = await moveOrder(transaction, open.order.id, 'canceled', {}, { only: 'pending' });
      if (canceled) await this.options.desk.announce(transaction, canceled);
    }
    await this.emit(transaction, row!, 'canceled');
    return row!;
  }

  /** Ends a subscription as its provider reports. Call inside the transaction of the message. */
  async endByProvider(transaction: Database, subscription: StoredSubscription, endsDay: string, origin: string): Promise<void> {
    const ended = await this.#end(transaction, subscription, 'provider', { endsDay });
    if (!ended) return;
    await this.write(transaction, ended, { of: 'canceled', day: endsDay, isOver: endsDay <= this.today() }, origin);
  }

  /** Sends a cancellation to the provider; after a lost answer, again. */
  async sendCancel({ id, isCancelSent, reference, endsDay, provider }: StoredSubscription): Promise<void> {
    const renewals = this.renewalsOf({ provider });
    if (isCancelSent) return;
    if (renewals?.by === 'provider' && reference !== null) await renewals.cancel(reference, endsDay! <= this.today() ? 'now' : 'period-end');
    // Without a reference it is not known yet what to cancel.
    if (reference !== null) await this.database.update(subscriptions).set({ isCancelSent: true, nextAt: null }).where(eq(subscriptions.id, id));
  }

  /** Ends a plan whose payments were all made. */
  async complete(id: string, origin: string): Promise<void> {
    await this.database.transaction(async transaction => {
      const subscription = await this.lock(transaction, id);
      if (subscription.state !== 'active') return;
      await transaction.update(subscriptions).set({ state: 'ended', nextDay: null, nextAt: null }).where(eq(subscriptions.id, id));
      await this.write(transaction, subscription, { of: 'ended' }, origin);
      await this.emit(transaction, subscription, 'ended');
    });
    this.options.mailQueue.flush();
  }

  /** Takes over orders of before: each has its subscriptions afterwards. Resolves to their number. */
  async takeOver(): Promise<number> {
    const started = this.database.select({ one: sql`1` }).from(subscriptionOrders).where(eq(subscriptionOrders.orderId, orders.id));
    const isWithPlan = sql`jsonb_path_exists(${orders.lines}, '$[*] ? (@.subscriptionPlan.type() == "object")')`;
    const rows = await this.database.select({ id: orders.id }).from(orders)
      .where(and(inArray(orders.state, ['paid', 'fulfilled']), isNotNull(orders.paidAt), isWithPlan, notExists(started)));
    let count = 0;
    for (const { id } of rows) {
      count += await this.database.transaction(async transaction => {
        const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
        if (!order || (order.state !== 'paid' && order.state !== 'fulfilled')) return 0;
        const isByProvider = this.renewalsOf(order)?.by === 'provider';
        const rowsMade = await startSubscriptions(transaction, order, { isByProvider, from: order.paidAt!, today: this.today() });
        for (const row of rowsMade) await this.emit(transaction, row, 'started');
        return rowsMade.length;
      });
    }
    return count;
  }

  /** Asks providers that renew automatically what they call the subscriptions that were sold before. */
  async findReferences(): Promise<void> {
    const rows = await this.database.select({ subscription: subscriptions, order: orders }).from(subscriptions)
      .innerJoin(orders, eq(orders.id, subscriptions.orderId)).where(and(isNull(subscriptions.reference), isNull(subscriptions.pausedAt),
        inArray(subscriptions.state, ['active', 'canceled'])))
      .limit(100);
    for (const { subscription, order } of rows) {
      const renewals = this.renewalsOf(subscription);
      if (renewals?.by !== 'provider' || !renewals.find) continue;
      try {
        const reference = await renewals.find(order);
        const isThis = and(eq(subscriptions.id, subscription.id), isNull(subscriptions.reference));
        if (reference !== null) await this.database.update(subscriptions).set({ reference }).where(isThis);
        // Its provider does not know it: no one is charged.
        else await this.database.transaction(async transaction => {
          const [ended] = await transaction.update(subscriptions).set({ state: 'ended', endsDay: this.today(), nextDay: null, nextAt: null })
            .where(isThis).returning();
          if (ended) await this.emit(transaction, ended, 'ended');
        });
      } catch (error) {
        this.options.onError(error);
      }
    }
  }

  /** Those that the service has to look at, one at a time: of several processes, one gets it. */
  async claim(leaseMs: number): Promise<StoredSubscription | null> {
    return this.database.transaction(async transaction => {
      const [due] = await transaction.select().from(subscriptions).where(and(
        isNotNull(subscriptions.nextAt), isNull(subscriptions.pausedAt), lte(subscriptions.nextAt, this.now()),
      ))
        .orderBy(asc(subscriptions.nextAt), asc(subscriptions.number)).limit(1).for('update', { skipLocked: true });
      if (due) await transaction.update(subscriptions).set({ nextAt: new Date(this.options.clock() + leaseMs) }).where(eq(subscriptions.id, due.id));
      return due ?? null;
    });
  }
}

/** Numbers of the subscriptions that an order has started, or is a renewal of. */
export const subscriptionsOfOrder = async (database: Database, orderId: string): Promise<number[]> =>
  (await database.select({ number: subscriptions.number }).from(subscriptionOrders)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionOrders.subscriptionId)).where(eq(subscriptionOrders.orderId, orderId))
    .orderBy(asc(subscriptions.number))).map(({ number }) => number);

/** The renewals of a subscription, the latest first. */
export const renewalsOfSubscription = (database: Database, id: string): Promise<Renewal[]> =>
  database.select({ link: subscriptionOrders, order: orders }).from(subscriptionOrders).innerJoin(orders, eq(orders.id, subscriptionOrders.orderId))
    .where(and(eq(subscriptionOrders.subscriptionId, id), gt(subscriptionOrders.cycle, 0))).orderBy(desc(subscriptionOrders.cycle)).limit(200);
