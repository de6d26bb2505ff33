export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: 'week' | 'month' | 'year' };
  /** How many payments there are; 0 for no end. */
  readonly numBillingCycles: number;
}

/** `{value}`: length of the period. `{count}`: number of payments. spec: commerce-forms-data §9 */
export const subscriptionTexts = {
  weekly: 'Renews every week until canceled.',
  weeks: 'Renews every {value} weeks until canceled.',
  monthly: 'Renews every month until canceled.',
  months: 'Renews every {value} months until canceled.',
  yearly: 'Renews every year until canceled.',
  years: 'Renews every {value} years until canceled.',
  weeklyFinite: 'Billed every week, {count} payments.',
  weeksFinite: 'Billed every {value} weeks, {count} payments.',
  monthlyFinite: 'Billed every month, {count} payments.',
  monthsFinite: 'Billed every {value} months, {count} payments.',
  yearlyFinite: 'Billed every year, {count} payments.',
  yearsFinite: 'Billed every {value} years, {count} payments.',
  once: 'One payment.',
} as const;

export type SubscriptionTextKey = keyof typeof subscriptionTexts;

/** The text that describes the payments of a subscription, and its values. */
export function subscriptionText({ billingPeriod: { value, unit }, numBillingCycles: count }: SubscriptionPlan): {
  readonly key: SubscriptionTextKey; readonly values: { readonly value: number; readonly count: number };
} {
  const values = { value, count };
  if (count === 1) return { key: 'once', values };
  const period = value === 1 ? `${unit}ly` as const : `${unit}s` as const;
  return { key: count > 0 ? `${period}Finite` : period, values };
}
