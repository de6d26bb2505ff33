import { atom, type WritableAtom } from 'nanostores';
import type { SubscriptionPlan } from '../../core/contract/store/subscription-text.js';
import { type AmountProblem, parseAmount } from '../../core/money/parse-amount.js';
import type { AmountContext } from '../../core/money/separator-roles.js';

export interface DonationPlan extends SubscriptionPlan { readonly id: string }

export type DonationProblem = 'noAmount' | 'wrongAmount' | 'unclearAmount' | 'manyDecimals' | 'otherCurrency' | 'tooLittle' | 'tooMuch';

const problems: Readonly<Record<AmountProblem, DonationProblem>> = {
  empty: 'noAmount', unreadable: 'wrongAmount', ambiguous: 'unclearAmount', decimals: 'manyDecimals', currency: 'otherCurrency',
};

/** What the visitor has chosen. */
export interface DonationChoice {
  /** A suggested amount; null while the visitor writes one. */
  readonly suggested: number | null;
  readonly typed: string;
  /** Id of a plan; empty for once. */
  readonly plan: string;
  readonly problem: DonationProblem | null;
}

export interface DonationOffer {
  readonly amounts: readonly number[];
  readonly minCents: number;
  readonly maxCents: number;
  readonly plans: readonly DonationPlan[];
  /** Currency and language that settle how a written amount is read. */
  readonly context: AmountContext;
}

/** The author's own form, a text for our button, or neither. */
export type DonationContent = 'form' | 'label' | 'none';

const noOffer: DonationOffer = { amounts: [], minCents: 1, maxCents: 1, plans: [], context: { currency: '', locale: [] } };

const isWithin = ({ minCents, maxCents }: DonationOffer) => (cents: unknown): boolean =>
  typeof cents === 'number' && Number.isInteger(cents) && cents >= minCents && cents <= maxCents;

const possible = (offer: DonationOffer): DonationOffer => ({ ...offer, amounts: [...new Set(offer.amounts.filter(isWithin(offer)))] });

/** What a visitor gives who has chosen so; null while it is not an amount. */
export const getAmountCents = ({ suggested, typed }: DonationChoice, { context }: DonationOffer): number | null =>
  suggested ?? parseAmount(typed, context).minorUnits;

/** A donation that is being chosen. Framework-free: it runs in Node, on a server and in tests. */
export class DonationButtonState {
  readonly $choice: WritableAtom<DonationChoice>;
  readonly $content: WritableAtom<DonationContent>;
  offer: DonationOffer;
  #isTouched = false;

  /** Begins with what is drawn first; without a server that is the author's markup. */
  constructor(content: DonationContent = 'form', offer = noOffer) {
    this.offer = possible(offer);
    this.$content = atom<DonationContent>(content);
    this.$choice = atom<DonationChoice>({ suggested: this.offer.amounts[0] ?? null, typed: '', plan: '', problem: null });
  }

  /** Takes an offer; amounts outside its limits are left out, and named. */
  take(offer: DonationOffer): number[] {
    this.offer = possible(offer);
    const { amounts } = this.offer;
    const choice = this.$choice.get();
    if (!this.#isTouched || (choice.suggested !== null && !amounts.includes(choice.suggested)))
      this.#set({ suggested: choice.typed ? null : (amounts[0] ?? null) });
    if (choice.plan && !offer.plans.some(({ id }) => id === choice.plan)) this.#set({ plan: '' });
    return offer.amounts.filter(cents => !isWithin(offer)(cents));
  }

  suggest(suggested: number): void {
    if (suggested !== this.$choice.get().suggested) this.#change({ suggested, typed: '' });
  }

  /** An amount that is written takes the place of a suggested one. */
  type(typed: string): void {
    if (typed === this.$choice.get().typed) return;
    const isBlank = typed.trim() === '';
    this.#change({ typed, suggested: isBlank ? this.offer.amounts[0] ?? null : null });
  }

  choosePlan(wanted: string): void {
    const plan = this.offer.plans.some(({ id }) => id === wanted) ? wanted : '';
    if (plan !== this.$choice.get().plan) this.#change({ plan });
  }

  /** What is given now; null while it is not an amount. */
  get cents(): number | null { return getAmountCents(this.$choice.get(), this.offer); }

  /** Whether the donation can continue; if not, `$choice` says why. */
  check(): boolean {
    const { cents, offer: { minCents, maxCents, context } } = this;
    const problem =
      cents === null
        ? problems[parseAmount(this.$choice.get().typed, context).problem ?? 'empty']
        : cents < minCents
          ? 'tooLittle'
          : cents > maxCents
            ? 'tooMuch'
            : null;
    this.#set({ problem });
    return problem === null;
  }

  #change(choice: Partial<DonationChoice>): void {
    this.#isTouched = true;
    this.#set({ ...choice, problem: null });
  }

  #set(choice: Partial<DonationChoice>): void { this.$choice.set({ ...this.$choice.get(), ...choice }); }
}

const units = ['week', 'month', 'year'];

/** The plans of a setting that can be offered. */
export function readDonationPlans(given: unknown): { readonly plans: readonly DonationPlan[]; readonly wrong: readonly unknown[] } {
  const all: unknown[] = Array.isArray(given) ? given : [];
  const isPlan = (plan: unknown): plan is DonationPlan => {
    const { id, billingPeriod, numBillingCycles = 0 } = Object(plan) as Partial<DonationPlan>;
    return (
      typeof id === 'string'
      && id !== ''
      && Number.isInteger(billingPeriod?.value)
      && billingPeriod!.value > 0
      && units.includes(billingPeriod!.unit)
      && Number.isInteger(numBillingCycles)
      && numBillingCycles >= 0
    );
  };
  const plans = all.filter(isPlan).map(({ id, billingPeriod, numBillingCycles = 0 }) => ({ id, billingPeriod, numBillingCycles }));
  return { plans, wrong: all.filter(plan => !isPlan(plan)) };
}
