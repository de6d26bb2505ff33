import { fractionDigits } from '../../../core/money/currencies.js';
import type { ListedProduct } from '../products/listed-product.js';
import type { ListQuery, ListSort } from './list-query.js';

export interface FindOptions {
  /** The page's currency, for products that name none. */
  readonly currency: string;
  readonly collate: (one: string, other: string) => number;
}

/** A price as visitors type it. */
const unitsOf = ({ fromCents, currency }: ListedProduct, page: string): number | null =>
  fromCents === null ? null : fromCents / 10 ** fractionDigits(currency || page);

/** Whether a product is one of those that are requested. */
export function matchesQuery(product: ListedProduct, { category, minPrice, maxPrice, inStock, onSale, options }: ListQuery, currency: string): boolean {
  if (category && !product.categories.includes(category)) return false;
  if (inStock && product.isSoldOut) return false;
  if (onSale && !product.isOnSale) return false;
  if (minPrice !== null || maxPrice !== null) {
    const price = unitsOf(product, currency);
    if (price === null || price < (minPrice ?? 0) || price > (maxPrice ?? Infinity)) return false;
  }
  return Object.entries(options).every(([name, values]) =>
    values.some(value => Object.hasOwn(product.options, name) && product.options[name]!.includes(value)),
  );
}

/** What has no price, no date or no rating comes last, whichever way the others stand. */
const byNumber = (of: (product: ListedProduct) => number | null, direction: 1 | -1) => (one: ListedProduct, other: ListedProduct): number => {
  const [a, b] = [of(one), of(other)];
  return a === b ? 0 : a === null ? 1 : b === null ? -1 : (a - b) * direction;
};

const price = ({ fromCents }: ListedProduct) => fromCents;
const sorts: Record<Exclude<ListSort, 'name'>, ((one: ListedProduct, other: ListedProduct) => number) | null> = {
  featured: null,
  newest: byNumber(({ addedMs }) => addedMs, -1),
  price: byNumber(price, 1),
  '-price': byNumber(price, -1),
  rating: byNumber(({ rating }) => rating && rating.average + rating.count / 1e6, -1),
};

/** All products that are requested, in the order asked for. Equal ones keep the owner's order. */
export function findMatchingProducts(products: readonly ListedProduct[], query: ListQuery, { currency, collate }: FindOptions): readonly ListedProduct[] {
  const found = products.filter(product => matchesQuery(product, query, currency));
  const compare = query.sort === 'name' ? (one: ListedProduct, other: ListedProduct) => collate(one.name, other.name) : sorts[query.sort];
  return compare ? found.sort(compare) : found;
}

export interface Facets {
  /** How many products each category holds. */
  readonly categories: ReadonlyMap<string, number>;
  readonly options: ReadonlyMap<string, readonly string[]>;
  /** In whole units, rounded outwards; null where all cost the same or nothing is known. */
  readonly prices: { readonly from: number; readonly to: number } | null;
  readonly hasSoldOut: boolean;
  readonly hasSale: boolean;
  readonly sorts: readonly ListSort[];
}

/** What the products of a list can be told apart by. */
export function getFilterValues(products: readonly ListedProduct[], currency: string, isSortedElsewhere = false): Facets {
  const categories = new Map<string, number>();
  const options = new Map<string, Set<string>>();
  for (const product of products) {
    for (const category of product.categories) categories.set(category, (categories.get(category) ?? 0) + 1);
    for (const [name, values] of Object.entries(product.options)) {
      const known = options.get(name) ?? new Set();
      for (const value of values) known.add(value);
      options.set(name, known);
    }
  }
  const prices = products.map(product => unitsOf(product, currency)).filter(units => units !== null);
  const [from, to] = [Math.floor(Math.min(...prices)), Math.ceil(Math.max(...prices))];
  const soldOut = products.filter(({ isSoldOut }) => isSoldOut).length;
  const onSale = products.filter(({ isOnSale }) => isOnSale).length;
  const hasPrices = prices.length > 1 && from < to;
  return {
    categories, options: new Map([...options].filter(([, values]) => values.size > 1).map(([name, values]) => [name, [...values]])),
    prices: hasPrices ? { from, to } : null, hasSoldOut: soldOut > 0 && soldOut < products.length, hasSale: onSale > 0 && onSale < products.length,
    sorts: [
      'featured', ...isSortedElsewhere || products.some(({ addedMs }) => addedMs !== null) ? ['newest' as const] : [], 'name',
      ...hasPrices ? ['price' as const, '-price' as const] : [], ...products.some(({ rating }) => rating) ? ['rating' as const] : [],
    ],
  };
}

/** The pages that a pager names: the first, the last, those around this one; null for a gap. */
export function pagesNear(page: number, pages: number): readonly (number | null)[] {
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter(each => each >= 1 && each <= pages).sort((one, other) => one - other);
  return near.flatMap((each, at) => {
    const before = near[at - 1] ?? 0;
    return each - before === 2 ? [each - 1, each] : each - before > 2 ? [null, each] : [each];
  });
}
