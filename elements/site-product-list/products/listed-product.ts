import { currentPrice, hasVaryingPrices, isOnSale, isSoldOut, priceRange } from '../../../core/contract/store/product-state.js';
import { dataLink } from '../../../core/links/data-link.js';
import { readProduct } from '../../../core/product/product-details.js';

/** A product as a list needs it: what it is found, sorted and shown by. Prices in minor units. */
export interface ListedProduct {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly image: string;
  readonly imageText: string;
  /** Null for a card that names no price. */
  readonly fromCents: number | null;
  /** The regular price beside a lower one. */
  readonly compareAtCents: number | null;
  readonly pricesVary: boolean;
  /** ISO 4217; empty for the page's currency. */
  readonly currency: string;
  readonly isSoldOut: boolean;
  readonly isOnSale: boolean;
  readonly categories: readonly string[];
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly rating: { readonly average: number; readonly count: number } | null;
  /** When it came into the shop. */
  readonly addedMs: number | null;
  /** The product as it was given, for the quick view. Null where it can only be linked to. */
  readonly given: Readonly<Record<string, unknown>> | null;
}

type Given = Readonly<Record<string, unknown>>;
const record = (value: unknown): Given => (typeof value === 'object' && value !== null ? value as Given : {});
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []);

function momentOf({ addedOn, createdAt = addedOn, publishedOn = createdAt }: Given): number | null {
  const ms = typeof publishedOn === 'number' ? publishedOn : Date.parse(text(publishedOn));
  return Number.isFinite(ms) ? ms : null;
}

function ratingOf(given: unknown): ListedProduct['rating'] {
  const { average, count } = record(given);
  return typeof average === 'number' && average >= 0 && typeof count === 'number' && count > 0 ? { average: Math.min(5, average), count } : null;
}

const categoriesOf = ({ category, categories = category }: Given): string[] => [
  ...new Set(
    list(categories)
      .map(each => text(each) || text(record(each).name))
      .filter(Boolean),
  ),
];

/** Makes a product of a list of what a page, a block or a shop gives. `faults` names what is wrong with it; null for what is not a product. */
export function readListedProduct(given: unknown): { readonly listed: ListedProduct | null; readonly faults: readonly string[] } {
  const it = record(given);
  const { product, faults } = readProduct(given);
  if (!product) return { listed: null, faults };
  const range = priceRange(product);
  const cheapest = product.variants.find(variant => currentPrice(variant) === range?.from);
  const [image] = product.images;
  return {
    faults,
    listed: {
      id: product.id,
      name: product.name,
      url: product.url,
      currency: product.currency,
      image: image?.src ?? product.variants.find(variant => variant.image)?.image ?? '',
      imageText: image?.alt ?? '',
      fromCents: range?.from ?? null,
      compareAtCents: cheapest && cheapest.price > currentPrice(cheapest) ? cheapest.price : null,
      pricesVary: hasVaryingPrices(product),
      isSoldOut: isSoldOut(product),
      isOnSale: isOnSale(product),
      categories: categoriesOf(it),
      options: Object.fromEntries(product.options.filter(({ name }) => name).map(({ name, values }) => [name, values])),
      rating: ratingOf(it.rating),
      addedMs: momentOf(it),
      given: it,
    },
  };
}

/** A card that names no price: found by its name, category and options, and linked to. */
export const readUnpricedProduct = (id: string, it: Given): ListedProduct => ({
  id,
  name: text(it.name),
  url: dataLink(text(it.url), `product "${text(it.name) || id}": url`),
  currency: '',
  image: text(it.image),
  imageText: '',
  fromCents: null,
  compareAtCents: null,
  pricesVary: false,
  isSoldOut: it.stock === 0,
  isOnSale: it.onSale === true,
  categories: categoriesOf(it),
  options: record(it.optionChoices) as ListedProduct['options'],
  rating: null,
  addedMs: momentOf(it),
  given: null,
});
