import type { AddressPart, ShippingLocation, StoreCartEntry, StoreShippingOption } from 'site-elements/contract/cart';
import { fractionDigits } from 'site-elements/contract/store';
import type { CommerceProblemCode } from 'site-elements/contract/store-problems';
import type { CatalogueProduct, StoredVariant } from '../catalogue.js';
import { getCodeEnding, payableByCard, sharesOfCards, type StoredGiftCard } from '../gift-cards.js';
import { storeSettings } from '../settings/store-settings.js';
import { t } from '../texts.js';
import { computeDiscounts, type StoredCoupon } from './discounts.js';
import { allot } from './exact.js';
import { offerShipping, type OfferedShipping, type Parcel, partsForShipping, reachedCountries, type StoredShipping } from './shipping.js';
import { partsForTaxes, type StoredTax, type TaxedAmount, computeTaxes } from './taxes.js';
import { isReverseCharge } from './vat-id.js';

/** A line of a cart with what the shop has of it. */
export interface PricedLine {
  readonly entry: StoreCartEntry;
  readonly product: CatalogueProduct;
  readonly variant: StoredVariant;
}

/** What decides the sums of a cart, beside its lines. */
export interface SumRules {
  readonly coupons: readonly StoredCoupon[];
  /** The category above each; null for one at the top. */
  readonly categoryParents: ReadonlyMap<string, string | null>;
  readonly giftCards: readonly StoredGiftCard[];
  readonly shipping: readonly StoredShipping[];
  readonly taxes: readonly StoredTax[];
  /** Codes of the countries that it sells to; empty for all. */
  readonly countries: readonly string[];
  /** Where the shop is: what is picked up is taxed there. */
  readonly home: ShippingLocation;
  /** Whether businesses of other countries of the European Union buy without tax. */
  readonly hasReverseCharge: boolean;
  readonly now: Date;
}

/** What the visitor has chosen for the cart as a whole. */
export interface SumChoices {
  readonly coupons: readonly string[];
  readonly giftCards: readonly string[];
  readonly shippingOption: string | null;
  readonly location: ShippingLocation | null;
  readonly vatId: string | null;
}

export type NoteProblem = (code: CommerceProblemCode, message: string, values: Record<string, string | number>) => void;

/** A gift card is worth what it costs, and a donation buys nothing: coupons and taxes leave both alone. */
export const isNeverDiscounted = ({ productType, donation }: Pick<CatalogueProduct, 'productType' | 'donation'>): boolean =>
  productType === 'giftCard' || donation !== null;

/** Products that are handed over and sent; the rest needs no address. */
const isSent = ({ product: { productType } }: PricedLine): boolean => productType === 'physical';
const isDigital = ({ product: { productType } }: PricedLine): boolean =>
  productType === 'digital' || productType === 'paywall' || productType === 'giftCard';

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** Cards with a balance; the others are reported. */
function goodCards(codes: readonly string[], stored: readonly StoredGiftCard[], note: NoteProblem): StoredGiftCard[] {
  return codes.flatMap(code => {
    const card = stored.find(one => one.code === code && !one.isVoid);
    if (card && card.balanceCents > 0) return [card];
    const ending = getCodeEnding(code);
    note(card ? 'gift-card-empty' : 'gift-card-unknown', t(card ? 'giftCardEmpty' : 'giftCardUnknown', { code: ending }), { giftCard: ending });
    return [];
  });
}

function parcelOf(lines: readonly PricedLine[], cents: number): Parcel {
  const sent = lines.filter(isSent);
  return {
    grams: sum(sent.map(({ entry, variant }) => entry.quantity * variant.weightGrams)),
    longestMm: Math.max(0, ...sent.map(({ variant: { lengthMm, widthMm, heightMm } }) => Math.max(lengthMm, widthMm, heightMm))),
    items: sum(sent.map(({ entry }) => entry.quantity)),
    cents,
  };
}

/** The tax classes of the price of sending: its own, or those of the goods, as much as each is worth. */
export function shippingAmounts(cents: number, taxClass: string, goods: readonly TaxedAmount[]): TaxedAmount[] {
  if (cents === 0) return [];
  if (taxClass !== 'goods') return [{ taxClass, cents }];
  const parts = allot(cents, goods.map(one => one.cents));
  return sum(parts) === cents ? goods.map((one, at) => ({ taxClass: one.taxClass, cents: parts[at]! })) : [{ taxClass: 'standard', cents }];
}

/** The methods that a cart is offered, the one that is chosen, and its price. */
function shippingOf(
  { lines, counted, hasFreeShipping }: { readonly lines: readonly PricedLine[]; readonly counted: number; readonly hasFreeShipping: boolean },
  { shippingOption, location }: Pick<SumChoices, 'shippingOption' | 'location'>,
  { shipping, countries: served }: Pick<SumRules, 'shipping' | 'countries'>,
) {
  const requiresShipping = lines.some(isSent);
  const { options, needsAddress } = requiresShipping
    ? offerShipping(shipping, parcelOf(lines, counted), { location, served }) : { options: [], needsAddress: false };
  const selected = options.find(({ id }) => id === shippingOption) ?? options[0] ?? null;
  const isFree = !selected || hasFreeShipping || (selected.freeFromCents !== null && counted >= selected.freeFromCents);
  const reached = requiresShipping ? reachedCountries(shipping, served) : undefined;
  return { requiresShipping, options, needsAddress, selected, cents: isFree ? 0 : selected.cents, reached };
}

const publicOption = ({ taxClass: _, ...option }: OfferedShipping['options'][number]): StoreShippingOption => option;

/** The parts of the address, beside the country, on which the sums depend. */
function findNeededAddress(
  { requiresShipping, selected, goods }: {
    readonly requiresShipping: boolean;
    readonly selected: OfferedShipping['options'][number] | null;
    readonly goods: readonly TaxedAmount[];
  },
  location: ShippingLocation | null,
  { shipping, taxes }: Pick<SumRules, 'shipping' | 'taxes'>,
): AddressPart[] {
  if (location === null) return [];
  const classes = new Set([...goods.map(({ taxClass }) => taxClass), selected?.taxClass ?? '']);
  return [...new Set([
    ...requiresShipping ? partsForShipping(shipping, location.country) : [],
    // What is picked up is taxed at the shop.
    ...selected?.isPickup ? [] : partsForTaxes(taxes, location.country, classes),
  ])];
}

/** All sums of a cart. Integers in minor units throughout. */
export function cartSums(lines: readonly PricedLine[], choices: SumChoices, rules: SumRules, note: NoteProblem) {
  const { location } = choices;
  const subtotalCents = sum(lines.map(({ entry }) => entry.totalCents));
  const discounts = computeDiscounts(
    choices.coupons,
    lines.map(({ entry: { totalCents }, product }) =>
      ({ productId: product.id, categories: product.categories, totalCents, isNeverDiscounted: isNeverDiscounted(product) })),
    { coupons: rules.coupons, parents: rules.categoryParents, now: rules.now },
    note,
  );
  const discountCents = sum(discounts.byLine);
  const goods: TaxedAmount[] = lines.flatMap(({ entry: { totalCents }, product }, at) =>
    (isNeverDiscounted(product) ? [] : [{ taxClass: product.taxClass, cents: totalCents - discounts.byLine[at]! }]));
  const counted = sum(goods.map(({ cents }) => cents));

  const shipping = shippingOf({ lines, counted, hasFreeShipping: discounts.hasFreeShipping }, choices, rules);
  const { requiresShipping, selected, cents: shippingCostCents } = shipping;
  if (requiresShipping && !selected && location) {
    note('no-shipping', t(shipping.needsAddress ? 'shippingNeedsAddress' : 'noShipping'), { country: location.country });
  }

  const place = selected?.isPickup ? rules.home : location;
  const withoutTax = isReverseCharge({ country: rules.home.country, hasReverseCharge: rules.hasReverseCharge }, choices.vatId, place);
  const taxes = computeTaxes(
    [...goods, ...shippingAmounts(shippingCostCents, selected?.taxClass ?? 'goods', goods)],
    rules.taxes,
    { place, home: rules.home, isReverseCharge: withoutTax },
  );

  const neededAddress = findNeededAddress({ ...shipping, goods }, location, rules);

  const payable = subtotalCents - discountCents + shippingCostCents + taxes.addedCents;
  const cards = lines.length > 0 ? goodCards(choices.giftCards, rules.giftCards, note) : [];
  const shares = sharesOfCards(cards, payableByCard(lines.map(({ entry }) => entry), payable));
  const giftCardCents = sum(shares.map(({ cents }) => cents));
  const digital = lines.filter(isDigital).length;
  return {
    shippingOptions: shipping.options.map(publicOption),
    selectedShippingOption: selected && publicOption(selected),
    shippingLocation: location,
    applicableTaxRules: taxes.rules,
    ...(neededAddress.length > 0 && { neededAddress }),
    ...(shipping.reached && { shippingCountries: shipping.reached }),
    ...(withoutTax && { reverseChargeCents: 0 - taxes.addedCents }),
    coupons: [...discounts.validCoupons, ...discounts.invalidCoupons],
    validCoupons: discounts.validCoupons,
    invalidCoupons: discounts.invalidCoupons,
    subtotalCents,
    subtotalAmount: subtotalCents / 10 ** fractionDigits(storeSettings().currency),
    taxCents: taxes.taxCents,
    shippingCostCents,
    discountCents,
    giftCards: cards.map(({ code }) => ({ ending: getCodeEnding(code), cents: shares.find(share => share.code === code)?.cents ?? 0 })),
    giftCardCents,
    grandTotalCents: payable - giftCardCents,
    totalQuantity: sum(lines.map(({ entry }) => entry.quantity)),
    hasDigital: digital > 0,
    purelyDigital: lines.length > 0 && digital === lines.length,
    requiresShipping,
  };
}
