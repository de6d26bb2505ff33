import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { storeSettings } from '../settings/store-settings.js';
import { subscriptions } from '../subscription.schema.js';
import { findDueCycle, isRunning, paymentsLeft, startOfCycle, startOfShopDay } from './rules.js';
import type { Subscriptions } from './subscriptions.js';

/** `running`: it is not paused, `late`: it has ended, `unknown`: its provider is not set up here, or does not know it. */
export type ResumeResult = 'resumed' | 'running' | 'late' | 'unknown';

/**
 * Resumes a subscription that was moved here. The old server may have charged each period that has begun until today: the next payment is that of
 * the next period, and the payments of a plan with an end count as made.
 */
export async function resumePaused(shop: Subscriptions, id: string): Promise<ResumeResult> {
  return shop.database.transaction(async transaction => {
    const subscription = await shop.lock(transaction, id);
    const { state, pausedAt, firstDay, unit, value, cycle, payments, paid: counted, reference } = subscription;
    if (!isRunning(state)) return 'late';
    if (pausedAt === null) return 'running';
    const renewals = shop.renewalsOf(subscription);
    const isByProvider = renewals?.by === 'provider';
    if (!renewals || (isByProvider && reference === null)) return 'unknown';
    const period = { unit, value };
    const begun = findDueCycle({ firstDay, period, cycle }, shop.today()) ?? cycle;
    const paid = payments === 0 ? counted : Math.min(payments, counted + begun - cycle);
    const nextDay = startOfCycle(firstDay, period, begun + 1);
    await transaction.update(subscriptions).set({
      pausedAt: null, state: 'active', cycle: begun, paid, failures: 0, tries: 0, nextDay, endsDay: paymentsLeft(payments, paid) === 0 ? nextDay : null,
      nextAt: isByProvider ? null : startOfShopDay(nextDay, storeSettings().timeZone),
    }).where(eq(subscriptions.id, id));
    return 'resumed';
  });
}

/** Resumes all that can be. Resolves to the number of those that cannot. */
export async function resumeAll(shop: Subscriptions): Promise<number> {
  const rows = await shop.database.select({ id: subscriptions.id }).from(subscriptions)
    .where(and(isNotNull(subscriptions.pausedAt), inArray(subscriptions.state, ['active', 'pastDue']))).orderBy(asc(subscriptions.number));
  let left = 0;
  for (const { id } of rows) if (await resumePaused(shop, id) === 'unknown') left += 1;
  return left;
}
