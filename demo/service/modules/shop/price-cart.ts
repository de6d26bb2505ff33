import type { CartNotice, ShippingLocation, StoreCartEntry, StoreShippingOption, TaxRule } from 'site-elements/contract/cart';
import { type Cart, cartSums, discountableCents, fractionDigits } from 'site-elements/contract/store';
import type { CommerceProblemCode } from 'site-elements/contract/store-problems';
import type { FieldValue } from 'site-elements/contract/submission';
import { validateFields } from 'site-elements/contract/validate-fields';
import type { cartEntries, coupons, shippingOptions, taxRules } from './shop.schema.js';
import { addressOfPicture, type CatalogueProduct, type StoredVariant } from './catalogue.js';
import { getCodeEnding, payableByCard, sharesOfCards, type StoredGiftCard } from './gift-cards.js';
import { storeSettings, formatPrice } from './store-settings.js';
import { t } from './texts.js';

export type StoredEntry = Pick<typeof cartEntries.$inferSelect, 'id' | 'sku' | 'quantity' | 'plan' | 'seenCents' | 'amountCents'> & {
  form: Record<string, FieldValue>;
};
export type StoredCoupon = typeof coupons.$inferSelect;
type StoredShipping = typeof shippingOptions.$inferSelect;
type StoredTax = typeof taxRules.$inferSelect;

export interface Shop {
  readonly products: readonly CatalogueProduct[];
  /** What the shop no longer shows, by SKU: named to those alone who have seen it. */
  readonly hiddenNames?: ReadonlyMap<string, string>;
  readonly coupons: readonly StoredCoupon[];
  readonly giftCards: readonly StoredGiftCard[];
  readonly shipping: readonly StoredShipping[];
  readonly taxes: readonly StoredTax[];
  readonly now: Date;
}

export interface CartContent {
  readonly entries: readonly StoredEntry[];
  readonly coupons: readonly string[];
  readonly giftCards: readonly string[];
  readonly shippingOption: string | null;
  readonly location: ShippingLocation | null;
}

const mostOfOne = 999;

/** Products that are handed over and sent; the rest needs no address. */
const isSent = ({ productType }: { productType: CatalogueProduct['productType'] }): boolean => productType === 'physical';
/** A gift card is worth what it costs, and a donation buys nothing: coupons and taxes leave both alone. */
const isNeverDiscounted = ({ productType, donation }: Pick<CatalogueProduct, 'productType' | 'donation'>): boolean =>
  productType === 'giftCard' || donation !== null;
const isDigital = ({ productType }: { productType: CatalogueProduct['productType'] }): boolean =>
  productType === 'digital' || productType === 'paywall' || productType === 'giftCard';

/** One piece, with its sale and its plan's discount. */
export function getUnitPrice({ priceCents, salePriceCents, onSale }: StoredVariant, percentOff = 0): number {
  const now = onSale ? salePriceCents : priceCents;
  return now - Math.round((now * percentOff) / 100);
}

export type PricedCart = ReturnType<typeof priceCart>;

/** Prices a cart from the shop alone. Whatever a page claims a piece costs is never looked at. Integers in minor units throughout. */
export function priceCart({ entries: wanted, coupons: codes, giftCards: cards, shippingOption, location }: CartContent, shop: Shop) {
  const notices: CartNotice[] = [];
  const note = (code: CommerceProblemCode, message: string, { sku, id, ...values }: Record<string, string | number> & { sku?: string; id?: string } = {}) =>
    notices.push({ code, message, ...sku !== undefined && { sku }, ...id !== undefined && { entryId: id }, values });
  const bySku = new Map(shop.products.flatMap(product => product.variants.map(variant => [variant.sku, { product, variant }] as const)));
  const taken = new Map<string, number>();
  const takenOf = new Map<string, number>();
  const entries: StoreCartEntry[] = [];
  for (const { id, sku, quantity: asked, plan, form, seenCents, amountCents } of wanted) {
    const found = bySku.get(sku);
    if (!found) {
      note('product-gone', t('gone', { name: (seenCents === null ? undefined : shop.hiddenNames?.get(sku)) ?? `"${sku}"` }), { sku, id });
      continue;
    }
    const { product, variant } = found;
    const { name } = product;
    const subscriptionPlan = plan === '' ? null : product.plans.find(one => one.id === plan);
    if (subscriptionPlan === undefined || (plan === '' && !product.isSoldOnce)) {
      note('plan-gone', t('planGone', { name }), { sku, id, name });
      continue;
    }
    // The owner asks for something else since: an order without it would be no use to anybody.
    if ((product.form.length > 0 || Object.keys(form).length > 0) && validateFields(product.form, new Map(Object.entries(form))).kind !== 'valid') {
      note('form-invalid', t('formChanged', { name }), { sku, id, name });
      continue;
    }
    // Several lines may want the same pieces, with other words on them.
    const left = variant.unlimited ? Infinity : variant.qtyInStock - (taken.get(sku) ?? 0);
    if (left <= 0) {
      note('sold-out', t('soldOut', { name }), { sku, id, name });
      continue;
    }
    const mostOfIt = Math.min(product.maxPerOrder ?? mostOfOne, mostOfOne) - (takenOf.get(product.id) ?? 0);
    if (mostOfIt <= 0) {
      note('quantity-limit', t('limitReached', { name }), { sku, id, name });
      continue;
    }
    const quantity = Math.min(asked, left, mostOfIt);
    if (quantity < asked && left <= mostOfIt) note('low-stock', t('lowStockTaken', { name, quantity }), { sku, id, name, quantity });
    else if (quantity < asked) note('quantity-limit', t('limit', { name, quantity }), { sku, id, name, quantity });
    taken.set(sku, (taken.get(sku) ?? 0) + quantity);
    takenOf.set(product.id, (takenOf.get(product.id) ?? 0) + quantity);
    const priceCents = amountCents ?? getUnitPrice(variant, subscriptionPlan?.percentOff);
    if (seenCents !== null && seenCents !== priceCents) {
      note('price-changed', t('priceChanged', { name, price: formatPrice(priceCents), old: formatPrice(seenCents) }), {
        sku,
        id,
        name,
        priceCents,
        oldPriceCents: seenCents,
      });
    }
    const isOwnAmount = amountCents !== null && amountCents !== variant.priceCents;
    const picture = variant.picture ?? product.pictures[0];
    entries.push({
      id,
      sku,
      quantity,
      productId: product.id,
      productType: product.productType,
      name,
      optionText: isOwnAmount ? formatPrice(amountCents) : variant.optionValues.map(({ value }) => value).join(', '),
      ...(isNeverDiscounted(product) && { isNeverDiscounted: true }),
      ...(isOwnAmount && { isOwnAmount }),
      image: picture ? addressOfPicture(picture) : '',
      url: product.url,
      priceCents,
      fullPriceCents: amountCents ?? variant.priceCents,
      totalCents: priceCents * quantity,
      qtyInStock: variant.unlimited ? null : variant.qtyInStock,
      maxQuantity: Math.min(mostOfIt, left),
      subscriptionPlan,
      ...(plan !== '' && { plan }),
      ...(Object.keys(form).length > 0 && { form }),
    });
  }
  return { entries, ...sumsOf({ entries, codes, cards, shippingOption, location, shop, note }), notices };
}

type Note = (code: CommerceProblemCode, message: string, values: Record<string, string | number>) => void;

/** Why a coupon does not count, if it does not. */
function couponFault(code: string, shop: Shop, discountable: number): [CommerceProblemCode, string] | null {
  const coupon = shop.coupons.find(one => one.code === code.trim().toUpperCase());
  if (!coupon) return ['coupon-unknown', t('couponUnknown', { code })];
  if (coupon.expiresAt && coupon.expiresAt <= shop.now) return ['coupon-expired', t('couponExpired', { code })];
  if (coupon.mostUses !== null && coupon.uses >= coupon.mostUses) return ['coupon-used-up', t('couponUsedUp', { code })];
  if (discountable === 0) return ['coupon-excluded', t('couponExcluded', { code })];
  if (discountable < coupon.minimumCents) return ['coupon-minimum', t('couponMinimum', { code, sum: formatPrice(coupon.minimumCents) })];
  return null;
}

/** Cards that something is left on; the others are told. */
function goodCards(codes: readonly string[], shop: Shop, note: Note): StoredGiftCard[] {
  return codes.flatMap(code => {
    const card = shop.giftCards.find(one => one.code === code && !one.isVoid);
    if (card && card.balanceCents > 0) return [card];
    const ending = getCodeEnding(code);
    note(card ? 'gift-card-empty' : 'gift-card-unknown', t(card ? 'giftCardEmpty' : 'giftCardUnknown', { code: ending }), { giftCard: ending });
    return [];
  });
}

function sumsOf({
  entries,
  codes,
  cards,
  shippingOption,
  location,
  shop,
  note,
}: {
  entries: StoreCartEntry[];
  codes: readonly string[];
  cards: readonly string[];
  shippingOption: string | null;
  location: ShippingLocation | null;
  shop: Shop;
  note: Note;
}) {
  const cart: Cart = {
    entries: entries.map(({ sku, name, priceCents, quantity, isNeverDiscounted: isFull }) => ({
      sku,
      name,
      priceCents,
      quantity,
      ...(isFull && { isNeverDiscounted: isFull }),
    })),
  };
  const discountable = discountableCents(cart);
  const subtotal = entries.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const [validCoupons, invalidCoupons]: [string[], string[]] = [[], []];
  for (const code of new Set(codes.map(one => one.trim().toUpperCase()))) {
    const fault = entries.length > 0 ? couponFault(code, shop, discountable) : null;
    if (fault) note(...fault, { coupon: code });
    (fault ? invalidCoupons : validCoupons).push(code);
  }
  const requiresShipping = entries.some(isSent);
  const reaches = (option: StoredShipping) =>
    option.countries.length === 0 || (location !== null && option.countries.includes(location.country));
  const offered = requiresShipping ? shop.shipping.filter(reaches) : [];
  const areSome = requiresShipping && shop.shipping.every(({ countries }) => countries.length > 0);
  const selected = offered.find(({ id }) => id === shippingOption) ?? offered[0] ?? null;
  if (requiresShipping && !selected && location) note('no-shipping', t('noShipping'), { country: location.country });
  const sums = cartSums(cart, {
    options: selected ? [{ name: selected.id, cents: selected.cents, freeFromCents: selected.freeFromCents ?? undefined }] : [],
    coupons: shop.coupons,
    choices: { codes: validCoupons, country: location?.country ?? '', shipping: selected?.id ?? '' },
  });
  const { discountCents, shippingCostCents, totalQuantity } = sums;
  const applicableTaxRules: TaxRule[] = shop.taxes
    .filter(({ country }) => country === location?.country)
    .map(({ id, name, basisPoints, isIncluded }) => ({ id, name, basisPoints, isIncluded }));
  const base = subtotal - discountCents + shippingCostCents;
  const taxable = discountable - discountCents + shippingCostCents;
  const taxes = applicableTaxRules.map(({ basisPoints, isIncluded }) => ({
    isIncluded,
    cents: Math.round((taxable * basisPoints) / (isIncluded ? 10_000 + basisPoints : 10_000)),
  }));
  const taxCents = taxes.reduce((sum, { cents }) => sum + cents, 0);
  const added = taxes.reduce((sum, { cents, isIncluded }) => sum + (isIncluded ? 0 : cents), 0);
  const digital = entries.filter(isDigital).length;
  const good = entries.length > 0 ? goodCards(cards, shop, note) : [];
  const shares = sharesOfCards(good, payableByCard(entries, base + added));
  const giftCardCents = shares.reduce((sum, { cents }) => sum + cents, 0);
  const publicOption = ({ id, name, cents, countries, freeFromCents }: StoredShipping): StoreShippingOption => ({
    id,
    name,
    cents,
    countries,
    freeFromCents,
  });
  return {
    shippingOptions: offered.map(publicOption),
    selectedShippingOption: selected && publicOption(selected),
    shippingLocation: location,
    applicableTaxRules,
    ...(areSome && { shippingCountries: [...new Set(shop.shipping.flatMap(({ countries }) => countries))] }),
    coupons: [...validCoupons, ...invalidCoupons],
    validCoupons,
    invalidCoupons,
    subtotalCents: subtotal,
    subtotalAmount: subtotal / 10 ** fractionDigits(storeSettings.currency),
    taxCents,
    shippingCostCents,
    discountCents,
    giftCards: good.map(({ code }) => ({ ending: getCodeEnding(code), cents: shares.find(share => share.code === code)?.cents ?? 0 })),
    giftCardCents,
    grandTotalCents: base + added - giftCardCents,
    totalQuantity,
    hasDigital: digital > 0,
    purelyDigital: entries.length > 0 && digital === entries.length,
    requiresShipping,
  };
}
