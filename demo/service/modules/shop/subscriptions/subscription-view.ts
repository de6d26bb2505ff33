import { html } from 'hono/html';
import { eq } from 'drizzle-orm';
import type { Html } from '../../../kernel/html.js';
import type { Database } from '../../../kernel/database/database.js';
import { formatPrice, formatStoreDay } from '../format-price.js';
import { planWords } from '../order-table.js';
import { orderStateWords } from '../order-routes.js';
import { orderNumber, orders, type StoredOrder } from '../shop.schema.js';
import type { StoredSubscription } from '../subscription.schema.js';
import { t } from '../texts.js';
import { nextSums } from './renewal-order.js';
import { findNextTry, isRunning, paymentsLeft, reminderDays, startOfCycle } from './rules.js';
import { formatDay } from './subscription-emails.js';
import { type Renewal, renewalsOfSubscription, type Subscriptions } from './subscriptions.js';

const stateTexts = { active: 'planActive', pastDue: 'planPastDue', canceled: 'planCanceled', ended: 'planEnded', unpaid: 'planUnpaid' } as const;

/** A state as people read it. */
export const subscriptionStateWords = ({ state, pausedAt }: Pick<StoredSubscription, 'state'> & Partial<Pick<StoredSubscription, 'pausedAt'>>): string =>
  t(pausedAt && isRunning(state) ? 'planPaused' : stateTexts[state]);

/** What a page shows of a subscription. */
export interface SubscriptionView {
  readonly subscription: StoredSubscription;
  readonly renewals: readonly Renewal[];
  /** The payment that is missing; null for none. */
  readonly owed: StoredOrder | null;
  /** What the next payment comes to. */
  readonly nextCents: number;
  /** When it ends if it is canceled now. */
  readonly endsIfCanceled: string;
}

export async function readView(shop: Subscriptions, database: Database, subscription: StoredSubscription): Promise<SubscriptionView> {
  const renewals = await renewalsOfSubscription(database, subscription.id);
  const [latest] = renewals;
  const [first] = await database.select().from(orders).where(eq(orders.id, subscription.orderId));
  return {
    subscription, renewals,
    owed: latest && !latest.link.isSettled && latest.order.state === 'pending' ? latest.order : null,
    nextCents: (await nextSums(database, first!, subscription.lines, { isByProvider: shop.renewalsOf(subscription)?.by === 'provider' })).grandTotalCents,
    endsIfCanceled: await shop.endIfCanceled(database, subscription),
  };
}

/** What comes next, in a sentence. */
export function nextWords(shop: Subscriptions, { subscription, owed, nextCents }: SubscriptionView): string {
  const { state, endsDay, nextDay, payments, paid, currency, firstDay, unit, value, cycle, pausedAt } = subscription;
  const today = shop.today();
  if (pausedAt && isRunning(state)) return t('planPausedNote');
  if (state === 'canceled') return t(endsDay! > today ? 'planRunsUntil' : 'planOver', { date: formatDay(endsDay!) });
  if (nextDay === null) return t('planOver', { date: formatDay(endsDay ?? today) });
  if (owed && shop.renewalsOf(subscription)?.by === 'buyer') {
    const last = findNextTry(reminderDays, reminderDays.length, { dueDay: startOfCycle(firstDay, { unit, value }, cycle), today })!;
    return t('planWaiting', { sum: formatPrice(owed.grandTotalCents, currency), date: formatDay(last) });
  }
  if (state === 'pastDue') return t('planNextTry', { sum: formatPrice(owed?.grandTotalCents ?? nextCents, currency), date: formatDay(nextDay) });
  if (paymentsLeft(payments, paid) === 0) return t('planAllPaid', { date: formatDay(nextDay) });
  return t('planNext', { sum: formatPrice(nextCents, currency), date: formatDay(nextDay) });
}

/** What is bought again, and how often. */
export const planLines = ({ lines }: StoredSubscription): Html => html`<ul>${lines.map(({ name, optionText, quantity, subscriptionPlan }) =>
  html`<li>${quantity} × ${optionText ? `${name}, ${optionText}` : name} <span class="order-plan">${planWords(subscriptionPlan!)}</span></li>`)}</ul>`;

/** Its payments, the latest first. `pathOf`: the page of each order. */
export const paymentTable = ({ renewals }: SubscriptionView, pathOf: (order: StoredOrder) => string): Html =>
  html`<div class="owner-scroll" role="region" aria-label="${t('planPayments')}" tabindex="0"><table class="order owner-table"><tbody>${
    renewals.map(({ order }) => html`
<tr><th scope="row"><a href="${pathOf(order)}">${
  t('orderNumber', { number: orderNumber(order) })}</a><br><small><time datetime="${order.createdAt.toISOString()}">${
  formatStoreDay(order.createdAt)}</time></small></th><td class="subscription-sum">${
  formatPrice(order.grandTotalCents, order.currency)}<br><small>${orderStateWords(order)}</small></td></tr>`)}
</tbody></table></div>`;
