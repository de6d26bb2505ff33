import { maxProductsAtOnce, type Product, type ProductsQuery, type ProductSort } from 'site-elements/contract/product';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Small letters without accents, so that "cafe" finds "Café". */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What a product is found and sorted by. */
export interface IndexedProduct
  extends Pick<Product, 'id' | 'name' | 'categories' | 'productType' | 'onSale' | 'soldOut' | 'salePriceCents' | 'rating'> {
  readonly skus: readonly string[];
  readonly tags: readonly string[];
  /** Name, description and tags, without accents. */
  readonly text: string;
  readonly createdAt: number;
}

export function toIndexed(product: Product, createdAt: Date): IndexedProduct {
  const { id, name, description, categories, productType, onSale, soldOut, salePriceCents, rating, tags, variants } = product;
  return {
    id, name, categories, productType, onSale, soldOut, salePriceCents, rating, createdAt: Number(createdAt),
    skus: variants.map(({ sku }) => sku), tags: tags.map(folded), text: folded([name, description, ...tags].join(' ')),
  };
}

const byRating = ({ rating }: IndexedProduct): number => (rating ? rating.average + rating.count / 1e6 : 0);

/** Those that are equal keep the owner's order: sorting is stable. */
const sorts: Record<ProductSort, ((one: IndexedProduct, other: IndexedProduct) => number) | null> = {
  featured: null,
  newest: (one, other) => other.createdAt - one.createdAt,
  name: (one, other) => collator.compare(one.name, other.name),
  price: (one, other) => one.salePriceCents - other.salePriceCents,
  '-price': (one, other) => other.salePriceCents - one.salePriceCents,
  rating: (one, other) => byRating(other) - byRating(one),
};

type Parents = ReadonlyMap<string, string | null>;

const sortedLists = new WeakMap<readonly IndexedProduct[], Map<ProductSort, readonly IndexedProduct[]>>();

/** All products in this order; the list of an index is sorted once. */
function sortedBy(sort: ProductSort, products: readonly IndexedProduct[]): readonly IndexedProduct[] {
  const compare = sorts[sort];
  if (!compare) return products;
  const lists = sortedLists.get(products) ?? new Map<ProductSort, readonly IndexedProduct[]>();
  sortedLists.set(products, lists);
  const list = lists.get(sort) ?? [...products].sort(compare);
  lists.set(sort, list);
  return list;
}

/** A category with those that it is part of. */
function withParents(category: string, parents: Parents): ReadonlySet<string> {
  const seen = new Set<string>(); // an owner may have made a circle
  for (let at: string | null | undefined = category; at && !seen.has(at); at = parents.get(at)) seen.add(at);
  return seen;
}

/** How many products each category holds, with those of its subcategories. */
export function countByCategory(products: readonly IndexedProduct[], parents: Parents): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const chains = new Map<string, ReadonlySet<string>>();
  const chainOf = (category: string): ReadonlySet<string> => {
    const chain = chains.get(category) ?? withParents(category, parents);
    chains.set(category, chain);
    return chain;
  };
  for (const { categories: [first, ...others] } of products) {
    if (first === undefined) continue;
    const all = others.length === 0 ? chainOf(first) : new Set([first, ...others].flatMap(one => [...chainOf(one)]));
    for (const id of all) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The ids that a page of a shop shows, and how many products all its pages have. */
export interface FoundProducts {
  readonly ids: readonly string[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Filters and sorts products for one page. `parents` maps each category to its parent: a search for bowls includes soup bowls. */
export function findProducts(products: readonly IndexedProduct[], query: ProductsQuery, parents: Parents): FoundProducts {
  const {
    category,
    productType,
    tag,
    search,
    onSale,
    inStock,
    priceFrom = 0,
    priceTo = Infinity,
    ids,
    sort = 'featured',
    page = 1,
    pageSize = maxProductsAtOnce,
  } = query;
  const words = folded(search ?? '').split(/\s+/).filter(Boolean);
  const only = ids === undefined ? null : new Set(ids.split(',').map(id => id.trim()));
  const wantedTag = tag === undefined ? undefined : folded(tag);
  const isIn = (one: string): boolean => one === category || (parents.get(one) != null && withParents(one, parents).has(category!));
  const found = sortedBy(sort, products).filter(product => {
    if (only && !only.has(product.id) && !product.skus.some(sku => only.has(sku))) return false;
    if (category !== undefined && !product.categories.some(isIn)) return false;
    if (productType !== undefined && product.productType !== productType) return false;
    if (wantedTag !== undefined && !product.tags.includes(wantedTag)) return false;
    if (onSale !== undefined && product.onSale !== onSale) return false;
    if (inStock !== undefined && product.soldOut === inStock) return false;
    if (product.salePriceCents < priceFrom || product.salePriceCents > priceTo) return false;
    return words.every(word => product.text.includes(word));
  });
  return { ids: found.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id), total: found.length, page, pageSize };
}
