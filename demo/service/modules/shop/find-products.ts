import { maxProductsAtOnce, type Product, type ProductsAnswer, type ProductsQuery, type ProductSort } from 'site-elements/contract/product';
import { storeSettings } from './settings/store-settings.js';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Small letters without accents, so that "cafe" finds "Café". */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const byRating = ({ rating }: Product): number => (rating ? rating.average + rating.count / 1e6 : 0);

/** Those that are equal keep the owner's order: sorting is stable. */
const sorts: Record<ProductSort, ((one: Product, other: Product) => number) | null> = {
  featured: null,
  newest: null, // what is handed in has been sorted by its moment: see `findProducts`
  name: (one, other) => collator.compare(one.name, other.name),
  price: (one, other) => one.salePriceCents - other.salePriceCents,
  '-price': (one, other) => other.salePriceCents - one.salePriceCents,
  rating: (one, other) => byRating(other) - byRating(one),
};

/** `parents` maps each category to its parent: a search for bowls includes soup bowls. */
export interface FindOptions {
  readonly parents: ReadonlyMap<string, string | null>;
  /** Ids, the newest first. */
  readonly newest: readonly string[];
}

function isIn(category: string, wanted: string, parents: FindOptions['parents']): boolean {
  const seen = new Set<string>(); // an owner may have made a circle
  for (let at: string | null | undefined = category; at && !seen.has(at); at = parents.get(at)) {
    if (at === wanted) return true;
    seen.add(at);
  }
  return false;
}

/** What a page of a shop shows: filtered, sorted, and of that one page. */
export function findProducts(products: readonly Product[], query: ProductsQuery, { parents, newest }: FindOptions): ProductsAnswer {
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
  const found = products.filter(product => {
    if (only && !only.has(product.id) && !product.variants.some(({ sku }) => only.has(sku))) return false;
    if (category !== undefined && !product.categories.some(one => isIn(one, category, parents))) return false;
    if (productType !== undefined && product.productType !== productType) return false;
    if (tag !== undefined && !product.tags.some(one => folded(one) === folded(tag))) return false;
    if (onSale !== undefined && product.onSale !== onSale) return false;
    if (inStock !== undefined && product.soldOut === inStock) return false;
    if (product.salePriceCents < priceFrom || product.salePriceCents > priceTo) return false;
    const text = words.length > 0 ? folded([product.name, product.description, ...product.tags].join(' ')) : '';
    return words.every(word => text.includes(word));
  });
  if (sort === 'newest') {
    const place = new Map(newest.map((id, index) => [id, index]));
    found.sort((one, other) => (place.get(one.id) ?? Infinity) - (place.get(other.id) ?? Infinity));
  } else if (sorts[sort]) found.sort(sorts[sort]);
  return { currency: storeSettings().currency, products: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pageSize };
}
