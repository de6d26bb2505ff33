import type { CommerceProblemCode } from 'site-elements/contract/store-problems';
import { formatPrice } from '../format-price.js';
import type { coupons } from '../rule.schema.js';
import { t } from '../texts.js';
import { allot, roundedShare } from './exact.js';

export type StoredCoupon = typeof coupons.$inferSelect;

/** A line of a cart as coupons see it. */
export interface DiscountableLine {
  readonly productId: string;
  readonly categories: readonly string[];
  readonly totalCents: number;
  /** A gift card or a donation. */
  readonly isNeverDiscounted: boolean;
}

interface Shelf {
  readonly coupons: readonly StoredCoupon[];
  /** The category above each; null for one at the top. */
  readonly parents: ReadonlyMap<string, string | null>;
  readonly now: Date;
}

export interface Discounts {
  readonly validCoupons: string[];
  readonly invalidCoupons: string[];
  /** What each line becomes cheaper. */
  readonly byLine: readonly number[];
  readonly hasFreeShipping: boolean;
}

type Note = (code: CommerceProblemCode, message: string, values: Record<string, string | number>) => void;

/** A category and all above it. A circle, which no page of the owner's makes, ends where it began. */
function withParents(id: string, parents: Shelf['parents']): string[] {
  const line: string[] = [];
  for (let at: string | null | undefined = id; at && !line.includes(at); at = parents.get(at)) line.push(at);
  return line;
}

const isForAll = ({ productIds, categoryIds }: StoredCoupon): boolean => productIds.length === 0 && categoryIds.length === 0;

function countsFor(coupon: StoredCoupon, { productId, categories, isNeverDiscounted }: DiscountableLine, parents: Shelf['parents']): boolean {
  if (isNeverDiscounted) return false;
  if (isForAll(coupon)) return true;
  const { productIds, categoryIds } = coupon;
  return productIds.includes(productId) || categories.some(id => withParents(id, parents).some(one => categoryIds.includes(one)));
}

/** Why a coupon does not count, if it does not. */
function faultOf(coupon: StoredCoupon | undefined, code: string, { eligible, others, now }: {
  readonly eligible: number; readonly others: readonly StoredCoupon[]; readonly now: Date;
}): [CommerceProblemCode, string] | null {
  if (!coupon) return ['coupon-unknown', t('couponUnknown', { code })];
  if (coupon.startsAt && coupon.startsAt > now) return ['coupon-not-yet', t('couponNotYet', { code })];
  if (coupon.expiresAt && coupon.expiresAt <= now) return ['coupon-expired', t('couponExpired', { code })];
  if (coupon.mostUses !== null && coupon.uses >= coupon.mostUses) return ['coupon-used-up', t('couponUsedUp', { code })];
  if (others.length > 0 && [coupon, ...others].some(({ isAlone }) => isAlone)) return ['coupon-alone', t('couponAlone', { code })];
  if (eligible === 0) return ['coupon-excluded', t(isForAll(coupon) ? 'couponExcluded' : 'couponNoProduct', { code })];
  if (eligible < coupon.minimumCents) return ['coupon-minimum', t('couponMinimum', { code, sum: formatPrice(coupon.minimumCents) })];
  return null;
}

/**
 * What coupons take off each line. Each counts for the prices before the others, and no line becomes cheaper than nothing. Those that do not count
 * are reported; of two that exclude each other the first counts.
 */
export function computeDiscounts(codes: readonly string[], lines: readonly DiscountableLine[], { coupons, parents, now }: Shelf, note: Note): Discounts {
  const good: StoredCoupon[] = [];
  const invalidCoupons: string[] = [];
  const left = lines.map(({ totalCents }) => totalCents);
  for (const code of new Set(codes.map(one => one.trim().toUpperCase()))) {
    const coupon = coupons.find(one => one.code === code);
    const weights = lines.map(line => (coupon && countsFor(coupon, line, parents) ? line.totalCents : 0));
    const eligible = weights.reduce((sum, cents) => sum + cents, 0);
    // An empty cart keeps its coupons: what they count for comes.
    const fault = lines.length > 0 ? faultOf(coupon, code, { eligible, others: good, now }) : null;
    if (fault) note(...fault, { coupon: code });
    if (fault || !coupon) {
      (fault ? invalidCoupons : []).push(code);
      continue;
    }
    good.push(coupon);
    const off = Math.min(eligible, roundedShare(eligible, coupon.percent, 100) + coupon.cents);
    takeOff(left, off, weights);
  }
  return {
    validCoupons: lines.length > 0 ? good.map(({ code }) => code) : [...new Set(codes.map(one => one.trim().toUpperCase()))],
    invalidCoupons,
    byLine: lines.map(({ totalCents }, at) => totalCents - left[at]!),
    hasFreeShipping: good.some(({ freeShipping }) => freeShipping),
  };
}

/** Takes an amount off lines by their weights. What a line has no room for goes to the others that the coupon counts for. */
function takeOff(left: number[], amount: number, weights: readonly number[]): void {
  let rest = amount;
  while (rest > 0) {
    const open = weights.map((weight, at) => (left[at]! > 0 ? weight : 0));
    const parts = allot(rest, open).map((part, at) => Math.min(part, left[at]!));
    const taken = parts.reduce((sum, part) => sum + part, 0);
    if (taken === 0) return;
    for (const [at, part] of parts.entries()) left[at]! -= part;
    rest -= taken;
  }
}
