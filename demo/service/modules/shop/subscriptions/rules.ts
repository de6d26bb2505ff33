import type { ProductPlan } from 'site-elements/contract/product';
import { isDay, startOfDay } from '../settings/days.js';

/**
 * `pastDue`: a payment has failed and is tried again. `canceled`: nothing is paid any more, and what was paid for runs until its end.
 * `ended`: all payments of the plan were made. `unpaid`: ended because a payment failed for good.
 */
export const subscriptionStates = ['active', 'pastDue', 'canceled', 'ended', 'unpaid'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export type Period = ProductPlan['billingPeriod'];

const dayMs = 24 * 60 * 60_000;
const toText = (moment: Date): string => moment.toISOString().slice(0, 10);
const toMoment = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The day after a number of days. */
export const addDays = (day: string, days: number): string => toText(new Date(toMoment(day).getTime() + days * dayMs));

/** The day after a number of months; the last one of a month that is too short. */
function addMonths(day: string, months: number): string {
  const from = toMoment(day);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return toText(new Date(first.getTime() + (Math.min(from.getUTCDate(), length) - 1) * dayMs));
}

/**
 * The day on which a cycle begins and is paid; cycle 1 is the first order. Counted from the first day, not from the cycle before: what begins
 * on January 31 is paid on the last of February, and on March 31 again.
 */
export function startOfCycle(firstDay: string, { unit, value }: Period, cycle: number): string {
  const periods = (cycle - 1) * value;
  if (unit === 'week') return addDays(firstDay, periods * 7);
  return addMonths(firstDay, unit === 'month' ? periods : periods * 12);
}

/** Where a subscription is in its plan. */
export interface Progress {
  /** Day of the first payment, in the time zone of the shop. */
  readonly firstDay: string;
  readonly period: Period;
  /** The latest cycle that has begun. */
  readonly cycle: number;
}

/**
 * The cycle that is to be paid on a day; null before the next one begins. If several have begun, such as after a long failure of the service,
 * it is the latest: a time that has passed is not charged.
 */
export function findDueCycle({ firstDay, period, cycle }: Progress, today: string): number | null {
  if (!isDay(today)) return null;
  let due: number | null = null;
  for (let next = cycle + 1; startOfCycle(firstDay, period, next) <= today; next += 1) due = next;
  return due;
}

/** Payments that are left; null for a plan without an end. */
export const paymentsLeft = (numBillingCycles: number, paid: number): number | null =>
  (numBillingCycles === 0 ? null : Math.max(0, numBillingCycles - paid));

/** Days after the due day on which a payment is tried again. After the last one the subscription ends as unpaid. */
export type RetryRule = readonly number[];
export const chargeRetryDays: RetryRule = [1, 3, 5, 7];
/** The same where the buyer makes each payment: days of reminders; on the last one it ends. */
export const reminderDays: RetryRule = [7, 14, 21];

/** The day of the next try after `failures` failed ones, always after `today`; null after the last one. */
export function findNextTry(rule: RetryRule, failures: number, { dueDay, today }: { readonly dueDay: string; readonly today: string }): string | null {
  const days = rule[failures - 1];
  if (days === undefined) return null;
  const day = addDays(dueDay, days);
  return day > today ? day : addDays(today, 1);
}

/** When a day of the shop begins. */
export const startOfShopDay = (day: string, timeZone: string): Date => startOfDay(day, timeZone)!;

/** Whether it can be canceled. */
export const isRunning = (state: SubscriptionState): boolean => state === 'active' || state === 'pastDue';
