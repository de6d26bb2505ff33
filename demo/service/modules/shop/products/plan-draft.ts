import { type SubscriptionPlan, subscriptionText } from 'site-elements/contract/store';
import type { ProductPlan } from 'site-elements/contract/product';
import type { ProductText } from './texts/en.js';
import { ownerText } from '../texts.js';

/** Something that keeps a product from being stored, and the input of the editor that it is about. */
export interface Fault { readonly text: string; readonly at?: string }

/** A subscription plan as its owner types it. */
export interface PlanDraft {
  /** Empty for one that has not been stored yet. */
  readonly id: string;
  /** How many weeks, months or years lie between two payments. */
  readonly every: string;
  readonly unit: string;
  /** Empty for no end. */
  readonly payments: string;
  readonly percentOff: string;
  /** ID that a file names: that of a new plan. */
  readonly fileId?: string;
}

export const maxPlans = 12;
/** The longest period that a payment host charges: three years. */
export const longestPeriod: Readonly<Record<SubscriptionPlan['billingPeriod']['unit'], number>> = { week: 156, month: 36, year: 3 };
const mostPayments = 999;
const everyFaults = { week: 'planWeeksWrong', month: 'planMonthsWrong', year: 'planYearsWrong' } as const;

export const newPlan: PlanDraft = { id: '', every: '1', unit: 'month', payments: '', percentOff: '' };

const isUnit = (word: string): word is keyof typeof longestPeriod => Object.hasOwn(longestPeriod, word);
const whole = (text: string, least: number, most: number): boolean => /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;

export const planDraft = ({ id, billingPeriod: { value, unit }, numBillingCycles, percentOff }: ProductPlan): PlanDraft => ({
  id,
  every: String(value),
  unit,
  payments: numBillingCycles === 0 ? '' : String(numBillingCycles),
  percentOff: percentOff === 0 ? '' : String(percentOff),
});

/** The name of an input of a plan in the editor. */
export const planInput = (row: number, part: keyof PlanDraft): string => `plan.${row}.${part}`;

/** What is wrong with the plans of a product, each with the input that it is about. */
export function planFaults(plans: readonly PlanDraft[]): Fault[] {
  const faults: Fault[] = [];
  const terms = new Set<string>();
  for (const [row, { every, unit, payments, percentOff }] of plans.entries()) {
    const addFault = (part: keyof PlanDraft, key: ProductText, values: Record<string, string | number> = {}) =>
      faults.push({ text: ownerText(key, { number: row + 1, ...values }), at: planInput(row, part) });
    if (!isUnit(unit)) addFault('unit', 'planPeriodWrong', { period: unit });
    else if (!whole(every, 1, longestPeriod[unit])) addFault('every', everyFaults[unit], { every, least: 1, most: longestPeriod[unit] });
    if (payments !== '' && !whole(payments, 2, mostPayments)) addFault('payments', 'planPaymentsWrong', { payments, least: 2, most: mostPayments });
    if (percentOff !== '' && !whole(percentOff, 0, 100)) addFault('percentOff', 'planPercentWrong', { percent: percentOff, least: 0, most: 100 });
    const own = `${Number(every)} ${unit} ${Number(payments)}`;
    if (terms.has(own)) addFault('every', 'planTwice');
    terms.add(own);
  }
  if (plans.length > maxPlans) faults.push({ text: ownerText('plansTooMany', { count: plans.length, most: maxPlans }) });
  return faults;
}

/**
 * Valid plans as they are stored. One whose period or number of payments has changed is another plan: buyers with the old one in
 * their cart get a message, and agree to nothing unseen.
 */
export function toStoredPlans(drafts: readonly PlanDraft[], before: readonly ProductPlan[]): ProductPlan[] {
  const taken = new Set(drafts.map(({ id }) => id));
  return drafts.map(({ id, every, unit, payments, percentOff, fileId }) => {
    const terms = { billingPeriod: { value: Number(every), unit: unit as ProductPlan['billingPeriod']['unit'] }, numBillingCycles: Number(payments || 0) };
    const isSame = ({ billingPeriod: period, numBillingCycles }: ProductPlan) =>
      period.value === terms.billingPeriod.value && period.unit === unit && numBillingCycles === terms.numBillingCycles;
    // One without an id comes from a file: there a plan is what it says.
    const stored = before.find(plan => isSame(plan) && (id === plan.id || (id === '' && !taken.has(plan.id))));
    return { id: stored?.id ?? freeId(fileId ?? usualPlanId(terms), taken), ...terms, percentOff: Number(percentOff || 0) };
  });
}

/** ID of a plan, unless another one has it. */
export const usualPlanId = ({ billingPeriod: { value, unit }, numBillingCycles }: SubscriptionPlan): string =>
  ['every', value, unit, ...numBillingCycles > 0 ? [numBillingCycles, 'payments'] : []].join('-');

function freeId(base: string, taken: Set<string>): string {
  let free = base;
  for (let count = 2; taken.has(free); count += 1) free = `${base}-${count}`;
  taken.add(free);
  return free;
}

/** By the name that elements have for the same text. A single payment is not a plan. */
const planTexts = {
  weekly: 'planWeekly',
  weeks: 'planWeeks',
  monthly: 'planMonthly',
  months: 'planMonths',
  yearly: 'planYearly',
  years: 'planYears',
  weeklyFinite: 'planWeeklyFinite',
  weeksFinite: 'planWeeksFinite',
  monthlyFinite: 'planMonthlyFinite',
  monthsFinite: 'planMonthsFinite',
  yearlyFinite: 'planYearlyFinite',
  yearsFinite: 'planYearsFinite',
} as const;

/** A plan in the words that visitors read; empty while something is wrong with it. spec: commerce-forms-data §9 */
export function planWords(plan: PlanDraft): string {
  if (planFaults([plan]).length > 0) return '';
  const { key, values } = subscriptionText(toStoredPlans([plan], [])[0]!);
  return key === 'once' ? '' : ownerText(planTexts[key], { ...values });
}
