import type { StoreCart } from '../cart.js';
import { discountableCents, subtotalCents, totalQuantity, type Cart } from './cart.js';

/** A shipping method. */
export interface ShippingOption {
  /** What a shop calls it; by default its name. */
  readonly id?: string;
  readonly name: string;
  readonly cents: number;
  /** Codes of the countries it goes to; without any it goes everywhere. */
  readonly countries?: readonly string[];
  /** From this subtotal after discount on it is free. */
  readonly freeFromCents?: number;
}

/** A code that makes a cart cheaper: by a share, by an amount, or by its shipping. */
export interface Coupon {
  readonly code: string;
  readonly percent?: number;
  readonly cents?: number;
  readonly freeShipping?: boolean;
  readonly minimumCents?: number;
}

/** What the visitor has chosen. */
export interface CartChoices {
  readonly codes: readonly string[];
  readonly country: string;
  readonly shipping: string;
}

/** Names as the specification has them. spec: commerce-forms-data §3, shopping cart */
export interface CartSums {
  readonly totalQuantity: number;
  readonly subtotalCents: number;
  readonly discountCents: number;
  /** What gift cards pay; the grand total is without it. */
  readonly giftCardCents?: number;
  readonly shippingCostCents: number;
  readonly grandTotalCents: number;
  /** Null where it is worked out at the checkout only. */
  readonly taxCents: number | null;
  /** Whether the prices hold the tax already. */
  readonly isTaxIncluded: boolean;
  /** Tax that the prices hold and that is taken off, because the buyer owes it in their own country. */
  readonly reverseChargeCents?: number;
  readonly validCoupons: readonly string[];
  readonly invalidCoupons: readonly string[];
  readonly shippingOptions: readonly ShippingOption[];
  readonly selectedShippingOption: ShippingOption | null;
}

const same = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();
const isCents = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** Everything a cart comes to, in minor units. Shown only: the shop works it out again at checkout. */
export function cartSums(cart: Cart, { options, coupons, choices }: {
  readonly options: readonly ShippingOption[]; readonly coupons: readonly Coupon[]; readonly choices: CartChoices;
}): CartSums {
  const subtotal = subtotalCents(cart);
  const discountable = discountableCents(cart);
  // A gift card for less than it is worth would be money for nothing, and a donation has no price.
  const takesCoupons = discountable > 0 || cart.entries.length === 0;
  const good: Coupon[] = [];
  const invalidCoupons: string[] = [];
  for (const code of choices.codes) {
    const coupon = coupons.find(each => same(each.code, code));
    if (coupon && takesCoupons && discountable >= (coupon.minimumCents ?? 0)) good.push(coupon);
    else invalidCoupons.push(code);
  }
  const off = good.reduce(
    (sum, { percent = 0, cents = 0 }) =>
      sum + Math.round((discountable * Math.min(100, Math.max(0, percent))) / 100) + (isCents(cents) ? cents : 0),
    0,
  );
  const discountCents = Math.min(discountable, off);
  const shippingOptions = options.filter(({ cents, countries }) => isCents(cents) && (!countries?.length || countries.includes(choices.country)));
  const selected = shippingOptions.find(({ name }) => name === choices.shipping) ?? shippingOptions[0] ?? null;
  const isFree =
    !selected
    || !cart.entries.length
    || good.some(({ freeShipping }) => freeShipping)
    || discountable - discountCents >= (selected.freeFromCents ?? Infinity);
  const shippingCostCents = isFree ? 0 : selected.cents;
  return {
    totalQuantity: totalQuantity(cart), subtotalCents: subtotal, discountCents, shippingCostCents,
    grandTotalCents: subtotal - discountCents + shippingCostCents, taxCents: null, isTaxIncluded: false,
    validCoupons: good.map(({ code }) => code), invalidCoupons, shippingOptions, selectedShippingOption: selected,
  };
}

const optionOf = ({ id, name, cents, countries, freeFromCents }: StoreCart['shippingOptions'][number]): ShippingOption =>
  ({ id, name, cents, countries, ...freeFromCents !== null && { freeFromCents } });

/** The tax that comes on top of the prices, as a row of the sums, or else the tax that they hold. */
function shopTax({ applicableTaxRules: rules, taxCents, reverseChargeCents }: StoreCart): Pick<CartSums, 'taxCents' | 'isTaxIncluded'> {
  if (rules.length === 0 || reverseChargeCents !== undefined) return { taxCents: rules.length === 0 ? null : 0, isTaxIncluded: true };
  const added = rules.filter(({ isIncluded }) => !isIncluded);
  if (added.length === 0) return { taxCents, isTaxIncluded: true };
  return { taxCents: added.length === rules.length ? taxCents : added.reduce((sum, { taxCents: cents = 0 }) => sum + cents, 0), isTaxIncluded: false };
}

/** The same as a shop has worked it out. */
export function shopSums(cart: StoreCart): CartSums {
  const shippingOptions = cart.requiresShipping ? cart.shippingOptions.map(optionOf) : [];
  const chosen = cart.requiresShipping ? cart.selectedShippingOption : null;
  return {
    totalQuantity: cart.totalQuantity,
    subtotalCents: cart.subtotalCents,
    discountCents: cart.discountCents,
    ...(cart.giftCardCents && { giftCardCents: cart.giftCardCents }),
    shippingCostCents: cart.shippingCostCents,
    grandTotalCents: cart.grandTotalCents,
    ...shopTax(cart),
    ...(cart.reverseChargeCents !== undefined && { reverseChargeCents: cart.reverseChargeCents }),
    validCoupons: cart.validCoupons,
    invalidCoupons: cart.invalidCoupons,
    shippingOptions,
    selectedShippingOption: chosen && (shippingOptions.find(({ id }) => id === chosen.id) ?? optionOf(chosen)),
  };
}
