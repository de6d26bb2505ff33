import { randomBytes, randomUUID } from 'node:crypto';
import type { OrderLine } from 'site-elements/contract/order';
import type { ProductPlan } from 'site-elements/contract/product';
import type { Database } from '../../../kernel/database/database.js';
import { storeSettings } from '../settings/store-settings.js';
import { toDay } from '../settings/days.js';
import type { StoredOrder } from '../shop.schema.js';
import { type StoredSubscription, subscriptionOrders, subscriptions } from '../subscription.schema.js';
import { findDueCycle, startOfShopDay, startOfCycle } from './rules.js';

type PlanLine = OrderLine & { subscriptionPlan: ProductPlan };

const rhythmOf = ({ billingPeriod: { value, unit }, numBillingCycles }: ProductPlan): string => `${value} ${unit} ${numBillingCycles}`;

/** The lines of an order that are paid again, by their rhythm: each is a subscription. */
export function linesByRhythm(lines: readonly OrderLine[]): Map<string, PlanLine[]> {
  const groups = new Map<string, PlanLine[]>();
  for (const line of lines as PlanLine[]) {
    if (!line.subscriptionPlan) continue;
    const rhythm = rhythmOf(line.subscriptionPlan);
    groups.set(rhythm, [...groups.get(rhythm) ?? [], line]);
  }
  return groups;
}

export interface StartOptions {
  /** What the provider calls the subscription, where it renews automatically. */
  readonly reference?: string | undefined;
  /** Whether the provider renews it automatically. */
  readonly isByProvider: boolean;
  /** The moment of the first payment. */
  readonly from: Date;
  /** An order of before: cycles that have passed are not paid any more. */
  readonly today?: string;
}

/** Starts the subscriptions of an order that was paid; those that have started stay as they are. Call inside the transaction that changes the order. */
export async function startSubscriptions(
  transaction: Database,
  { id: orderId, provider, email, name, language, currency, lines }: StoredOrder,
  { reference, isByProvider, from, today }: StartOptions,
): Promise<StoredSubscription[]> {
  const started: StoredSubscription[] = [];
  const { timeZone } = storeSettings();
  const firstDay = toDay(from, timeZone);
  for (const [rhythm, own] of linesByRhythm(lines)) {
    const { billingPeriod: { unit, value }, numBillingCycles: payments } = own[0]!.subscriptionPlan;
    const period = { unit, value };
    const cycle = (today && findDueCycle({ firstDay, period, cycle: 1 }, today)) || 1;
    const nextDay = startOfCycle(firstDay, period, cycle + 1);
    const [row] = await transaction
      .insert(subscriptions)
      .values({
        id: randomUUID(), token: randomBytes(24).toString('base64url'), orderId, rhythm, provider, reference: reference ?? null, email, name, language,
        currency, lines: own, unit, value, payments, firstDay, cycle, nextDay, nextAt: isByProvider ? null : startOfShopDay(nextDay, timeZone),
        ...payments === 1 && { endsDay: nextDay },
      })
      .onConflictDoNothing()
      .returning();
    if (!row) continue;
    await transaction.insert(subscriptionOrders).values({ subscriptionId: row.id, cycle: 1, orderId, isSettled: true });
    started.push(row);
  }
  return started;
}
