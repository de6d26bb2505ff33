import { lineId, maxQuantity, type Cart, type CartDetail, type CartEntry } from '../contract/store/cart.js';
import type { FieldValue } from '../contract/submission.js';
import type { DetailedPlan, DetailedVariant, ProductDetails } from './product-details.js';
import {
  currentPrice,
  findVariant,
  hasVaryingPrices,
  isAvailable,
  isEndless,
  isVariantSoldOut,
  lowStock,
  priceRange,
} from '../contract/store/product-state.js';
import { writeJson } from '../registry/write-json.js';

/** What a visitor has chosen of a product. */
export interface Choice {
  /** Value by name of the option. */
  readonly options: Readonly<Record<string, string>>;
  /** Id of a subscription plan; empty for one purchase. */
  readonly plan: string;
  readonly quantity: number;
}

/** Whether a value can be had with the rest of the choice: not at all, no longer, or yes. */
export type Availability = 'available' | 'sold-out' | 'unavailable';

export interface OptionGroup {
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly isChosen: boolean; readonly availability: Availability }[];
}

/** A product as it is shown while a visitor chooses. */
export interface SelectedProduct {
  readonly variant: DetailedVariant | null;
  readonly groups: readonly OptionGroup[];
  readonly plan: DetailedPlan | null;
  /** The price of one unit, in minor units; the lowest until a variant is selected. */
  readonly priceCents: number;
  /** The regular price beside a lower one. */
  readonly compareAtCents: number | null;
  /** Nothing is chosen, and prices differ: "from". */
  readonly isFrom: boolean;
  readonly status: 'available' | 'low' | 'sold-out' | 'unavailable';
  /** Units in stock; `null` means unlimited. */
  readonly stock: number | null;
  readonly maxQuantity: number;
  readonly image: string;
}

const isChosen = (variant: DetailedVariant, options: Choice['options']) =>
  variant.optionValues.every(({ optionName = '', value }) => options[optionName] === value);

/** What a page begins with: the first variant that can be had, once, or by the first plan where there is no other way. */
export function firstChoice(product: ProductDetails): Choice {
  const variant = (isEndless(product) ? undefined : product.variants.find(each => !isVariantSoldOut(each))) ?? product.variants[0]!;
  const options = Object.fromEntries(variant.optionValues.map(({ optionName = '', value }) => [optionName, value]));
  return { options, plan: product.isSoldOnce ? '' : product.plans[0]?.id ?? '', quantity: 1 };
}

function availabilityOf(product: ProductDetails, options: Choice['options'], name: string, value: string): Availability {
  const wanted = { ...options, [name]: value };
  if (!product.variants.some(variant => isChosen(variant, wanted))) return 'unavailable';
  return isEndless(product) || isAvailable(product, options, name, value) ? 'available' : 'sold-out';
}

function stockStatus(stock: number | null): SelectedProduct['status'] {
  if (stock === 0) return 'sold-out';
  return stock !== null && stock <= lowStock ? 'low' : 'available';
}

export function showProduct(product: ProductDetails, { options, plan: planId }: Choice): SelectedProduct {
  const variant = findVariant(product, options) as DetailedVariant | null;
  const plan = product.plans.find(({ id }) => id === planId) ?? null;
  const full = variant?.price ?? priceRange(product)?.from ?? 0;
  const now = variant ? currentPrice(variant) : full;
  const priceCents = plan ? Math.round(now * (100 - plan.percentOff) / 100) : now;
  const stock = !variant || variant.unlimited || isEndless(product) ? null : Math.max(0, variant.qtyInStock);
  return {
    variant, plan, priceCents, stock,
    groups: product.options.map(({ name, values }) => ({
      name, values: values.map(value => ({ value, isChosen: options[name] === value, availability: availabilityOf(product, options, name, value) })),
    })),
    compareAtCents: full > priceCents ? full : null,
    isFrom: !variant && hasVaryingPrices(product),
    status: variant ? stockStatus(stock) : 'unavailable',
    maxQuantity: Math.max(1, Math.min(maxQuantity, product.maxPerOrder ?? maxQuantity, stock ?? maxQuantity)),
    image: variant?.image ?? product.images[0]?.src ?? '',
  };
}

/** The name of a line by what is in it: two engravings are two lines. */
export function getLineId({ sku, plan, form }: { readonly sku: string; readonly plan?: string; readonly form?: Readonly<Record<string, FieldValue>> }): string {
  const filled = Object.entries(form ?? {}).filter(([, value]) => value !== '' && value !== null).sort(([one], [other]) => (one < other ? -1 : 1));
  return !plan && filled.length === 0 ? sku : writeJson([sku, plan ?? '', filled]);
}

export interface BuyerInput {
  /** By the id of a field, as a shop takes it. */
  readonly values: Readonly<Record<string, FieldValue>>;
  /** As it is shown. */
  readonly details: readonly CartDetail[];
}

/** The line that adding puts into the cart. */
export function createCartEntry(product: ProductDetails, shown: SelectedProduct, { quantity, filled, planText }: {
  readonly quantity: number; readonly filled: BuyerInput; readonly planText: string;
}): CartEntry | null {
  const { variant, plan, stock, priceCents, image } = shown;
  if (!variant) return null;
  const details = [
    ...variant.optionValues.map(({ optionName = '', value }) => ({ name: optionName, value })),
    ...filled.details,
    ...(plan ? [{ name: '', value: planText }] : []),
  ];
  const hasForm = Object.keys(filled.values).length > 0;
  const line = { sku: variant.sku, ...plan && { plan: plan.id }, ...hasForm && { form: filled.values } };
  const id = getLineId(line);
  return {
    ...line,
    name: product.name,
    priceCents,
    quantity,
    ...(product.currency && { currency: product.currency }),
    ...(id !== variant.sku && { id }),
    ...(image && { image }),
    ...(product.url && { url: product.url }),
    ...(details.length > 0 && { details }),
    ...(stock !== null && { stock }),
    ...(product.productType === 'giftCard' && { isNeverDiscounted: true }),
    ...(product.checkoutUrl && { checkoutUrl: product.checkoutUrl }),
  };
}

export type CartRefusal = { readonly text: 'soldOut' | 'allInCart' | 'fewLeft' | 'mostPerOrder'; readonly stock: number; readonly there: number };

/** Why a cart cannot take more of a product; null where it can. Lines of one article share its stock. */
export function findCartRefusal(product: ProductDetails, entry: CartEntry, cart: Cart): CartRefusal | null {
  const there = cart.entries.filter(({ sku }) => sku === entry.sku).reduce((sum, { quantity }) => sum + quantity, 0);
  const { stock = null, quantity } = entry;
  if (stock !== null && there + quantity > stock) return { text: stock === 0 ? 'soldOut' : there >= stock ? 'allInCart' : 'fewLeft', stock, there };
  const most = Math.min(maxQuantity, product.maxPerOrder ?? maxQuantity);
  const ofProduct = cart.entries.filter(({ sku }) => product.variants.some(variant => variant.sku === sku)).reduce((sum, each) => sum + each.quantity, 0);
  return ofProduct + quantity > most ? { text: 'mostPerOrder', stock: most, there: ofProduct } : null;
}

/** The line as it stands, for taking a change back. */
export const findCartLine = (cart: Cart, entry: CartEntry): CartEntry | null => cart.entries.find(each => lineId(each) === lineId(entry)) ?? null;
