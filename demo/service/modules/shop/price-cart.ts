import type { CartNotice, ShippingLocation, StoreCartEntry, StoreShippingOption, TaxRule } from 'site-elements/contract/cart';
import { type Cart, cartSums, discountableCents, fractionDigits } from 'site-elements/contract/store';
import type { CommerceProblemCode } from 'site-elements/contract/store-problems';
import type { FieldValue } from 'site-elements/contract/submission';
import { checkBuyerForm } from './buyer-form.js';
import type { cartEntries, coupons, shippingOptions, taxRules } from './shop.schema.js';
import { addressOfPicture, type CatalogueProduct, type StoredVariant } from './catalogue.js';
import { getCodeEnding, payableByCard, sharesOfCards, type StoredGiftCard } from './gift-cards.js';
import { formatPrice } from './format-price.js';
import { storeSettings } from './settings/store-settings.js';
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
  /** Codes of the countries that it sells to; empty for all. */
  readonly countries: readonly string[];
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

/** One unit, with its sale and its plan's discount. */
export function getUnitPrice({ priceCents, salePriceCents, onSale }: StoredVariant, percentOff = 0): number {
  const now = onSale ? salePriceCents : priceCents;
  return now - Math.round((now * percentOff) / 100);
}

export type PricedCart = ReturnType<typeof priceCart>;

type Plan = CatalogueProduct['plans'][number];

/** What a line of a cart is about, once the shop has it. */
interface Wanted {
  readonly line: StoredEntry;
  readonly product: CatalogueProduct;
  readonly variant: StoredVariant;
  readonly plan: Plan | null;
}

/** The quantity in the lines before. Several lines may share the same stock, with other options. */
class Reserved {
  readonly #bySku = new Map<string, number>();
  readonly #byProduct = new Map<string, number>();

  /** Units in stock that are left, and units that one order may still have. */
  leftFor({ product, variant }: Wanted): { readonly inStock: number; readonly perOrder: number } {
    return {
      inStock: variant.unlimited ? Infinity : variant.qtyInStock - (this.#bySku.get(variant.sku) ?? 0),
      perOrder: Math.min(product.maxPerOrder ?? mostOfOne, mostOfOne) - (this.#byProduct.get(product.id) ?? 0),
    };
  }

  take({ product, variant }: Wanted, quantity: number): void {
    this.#bySku.set(variant.sku, (this.#bySku.get(variant.sku) ?? 0) + quantity);
    this.#byProduct.set(product.id, (this.#byProduct.get(product.id) ?? 0) + quantity);
  }
}

/** Whether the owner requires something new since: an order without it could not be fulfilled. */
const isFormChanged = ({ product, line: { form } }: Wanted): boolean =>
  (product.form.length > 0 || Object.keys(form).length > 0) && checkBuyerForm(product.form, form).kind !== 'valid';

/** Adds a notice about a line; returns null, as what a line without a place in the cart is. */
type LineNote = (code: CommerceProblemCode, message: string, values?: Record<string, string | number>) => null;

/** What a line gets, and the most that it could get. */
interface Share { readonly quantity: number; readonly maxQuantity: number }

/** The quantity that a line gets of what it asks for; null if it gets nothing. */
function reserve(wanted: Wanted, reserved: Reserved, note: LineNote): Share | null {
  const { line: { quantity: asked }, product: { name } } = wanted;
  const { inStock, perOrder } = reserved.leftFor(wanted);
  if (inStock <= 0) return note('sold-out', t('soldOut', { name }), { name });
  if (perOrder <= 0) return note('quantity-limit', t('limitReached', { name }), { name });
  const quantity = Math.min(asked, inStock, perOrder);
  if (quantity < asked && inStock <= perOrder) note('low-stock', t('lowStockTaken', { name, quantity }), { name, quantity });
  else if (quantity < asked) note('quantity-limit', t('limit', { name, quantity }), { name, quantity });
  reserved.take(wanted, quantity);
  return { quantity, maxQuantity: Math.min(perOrder, inStock) };
}

/** A line as the cart shows it. */
function toEntry({ line, product, variant, plan }: Wanted, priceCents: number, { quantity, maxQuantity }: Share): StoreCartEntry {
  const { amountCents, form } = line;
  const isOwnAmount = amountCents !== null && amountCents !== variant.priceCents;
  const picture = variant.picture ?? product.pictures[0];
  return {
    id: line.id,
    sku: line.sku,
    quantity,
    productId: product.id,
    productType: product.productType,
    name: product.name,
    optionText: isOwnAmount ? formatPrice(amountCents) : variant.optionValues.map(({ value }) => value).join(', '),
    ...(isNeverDiscounted(product) && { isNeverDiscounted: true }),
    ...(isOwnAmount && { isOwnAmount }),
    image: picture ? addressOfPicture(picture) : '',
    url: product.url,
    priceCents,
    fullPriceCents: amountCents ?? variant.priceCents,
    totalCents: priceCents * quantity,
    qtyInStock: variant.unlimited ? null : variant.qtyInStock,
    maxQuantity,
    subscriptionPlan: plan,
    ...(line.plan !== '' && { plan: line.plan }),
    ...(Object.keys(form).length > 0 && { form }),
  };
}

/** Finds what a line is about; null, with a notice, if the shop sells it no more, or not in this way. */
function findWanted(line: StoredEntry, shop: Shop, found: Omit<Wanted, 'line' | 'plan'> | undefined, note: LineNote): Wanted | null {
  const { sku, seenCents } = line;
  if (!found) return note('product-gone', t('gone', { name: (seenCents === null ? undefined : shop.hiddenNames?.get(sku)) ?? `"${sku}"` }));
  const { product } = found;
  const { name } = product;
  const plan = line.plan === '' ? null : product.plans.find(one => one.id === line.plan);
  if (plan === undefined || (plan === null && !product.isSoldOnce)) return note('plan-gone', t('planGone', { name }), { name });
  const wanted = { ...found, line, plan };
  if (isFormChanged(wanted)) return note('form-invalid', t('formChanged', { name }), { name });
  return wanted;
}

/** Prices a cart from the shop alone. A price that a page sends is ignored. Integers in minor units throughout. */
export function priceCart({ entries: lines, coupons: codes, giftCards: cards, shippingOption, location }: CartContent, shop: Shop) {
  const notices: CartNotice[] = [];
  const note: Note = (code, message, values) => { notices.push({ code, message, values }); };
  const bySku = new Map(shop.products.flatMap(product => product.variants.map(variant => [variant.sku, { product, variant }] as const)));
  const reserved = new Reserved();
  const entries: StoreCartEntry[] = [];
  for (const line of lines) {
    const { id, sku, seenCents } = line;
    const noteLine: LineNote = (code, message, values = {}) => {
      notices.push({ code, message, sku, entryId: id, values });
      return null;
    };
    const wanted = findWanted(line, shop, bySku.get(sku), noteLine);
    const share = wanted && reserve(wanted, reserved, noteLine);
    if (!share) continue;
    const { product: { name }, variant, plan } = wanted;
    const priceCents = line.amountCents ?? getUnitPrice(variant, plan?.percentOff);
    if (seenCents !== null && seenCents !== priceCents) {
      const message = t('priceChanged', { name, price: formatPrice(priceCents), old: formatPrice(seenCents) });
      noteLine('price-changed', message, { name, priceCents, oldPriceCents: seenCents });
    }
    entries.push(toEntry(wanted, priceCents, share));
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

/** Cards with a balance; the others are reported. */
function goodCards(codes: readonly string[], shop: Shop, note: Note): StoredGiftCard[] {
  return codes.flatMap(code => {
    const card = shop.giftCards.find(one => one.code === code && !one.isVoid);
    if (card && card.balanceCents > 0) return [card];
    const ending = getCodeEnding(code);
    note(card ? 'gift-card-empty' : 'gift-card-unknown', t(card ? 'giftCardEmpty' : 'giftCardUnknown', { code: ending }), { giftCard: ending });
    return [];
  });
}

/** Coupons that count, and the others, each with a notice. */
function sortCoupons(codes: readonly string[], faultOf: (code: string) => [CommerceProblemCode, string] | null, note: Note) {
  const [validCoupons, invalidCoupons]: [string[], string[]] = [[], []];
  for (const code of new Set(codes.map(one => one.trim().toUpperCase()))) {
    const fault = faultOf(code);
    if (fault) note(...fault, { coupon: code });
    (fault ? invalidCoupons : validCoupons).push(code);
  }
  return { validCoupons, invalidCoupons };
}

/** Whether a list of countries, which is empty for all, has this one. */
const includesCountry = (countries: readonly string[], code: string): boolean => countries.length === 0 || countries.includes(code);

const reaches = ({ countries }: StoredShipping, location: ShippingLocation | null, shop: Shop): boolean =>
  location === null ? countries.length === 0 : includesCountry(countries, location.country) && includesCountry(shop.countries, location.country);

/** The countries that something can be sent to; undefined for all. */
function reachedCountries({ shipping, countries: served }: Shop): string[] | undefined {
  if (shipping.some(({ countries }) => countries.length === 0)) return served.length === 0 ? undefined : [...served];
  return [...new Set(shipping.flatMap(({ countries }) => countries))].filter(code => includesCountry(served, code));
}

const publicOption = ({ id, name, cents, countries, freeFromCents }: StoredShipping): StoreShippingOption =>
  ({ id, name, cents, countries, freeFromCents });

/** All taxes on a sum, and those that are added to it. */
function taxesOn(taxable: number, rules: readonly TaxRule[]): { readonly taxCents: number; readonly added: number } {
  const taxes = rules.map(({ basisPoints, isIncluded }) => ({
    isIncluded,
    cents: Math.round((taxable * basisPoints) / (isIncluded ? 10_000 + basisPoints : 10_000)),
  }));
  return {
    taxCents: taxes.reduce((sum, { cents }) => sum + cents, 0),
    added: taxes.reduce((sum, { cents, isIncluded }) => sum + (isIncluded ? 0 : cents), 0),
  };
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
  const { validCoupons, invalidCoupons } = sortCoupons(codes, code => (entries.length > 0 ? couponFault(code, shop, discountable) : null), note);
  const requiresShipping = entries.some(isSent);
  const offered = requiresShipping ? shop.shipping.filter(option => reaches(option, location, shop)) : [];
  const shippingCountries = requiresShipping ? reachedCountries(shop) : undefined;
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
  const { taxCents, added } = taxesOn(taxable, applicableTaxRules);
  const digital = entries.filter(isDigital).length;
  const good = entries.length > 0 ? goodCards(cards, shop, note) : [];
  const shares = sharesOfCards(good, payableByCard(entries, base + added));
  const giftCardCents = shares.reduce((sum, { cents }) => sum + cents, 0);
  return {
    shippingOptions: offered.map(publicOption),
    selectedShippingOption: selected && publicOption(selected),
    shippingLocation: location,
    applicableTaxRules,
    ...(shippingCountries && { shippingCountries }),
    coupons: [...validCoupons, ...invalidCoupons],
    validCoupons,
    invalidCoupons,
    subtotalCents: subtotal,
    subtotalAmount: subtotal / 10 ** fractionDigits(storeSettings().currency),
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
