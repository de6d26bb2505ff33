import { fetchCategories, fetchProducts } from '../../../core/shop/fetch-products.js';
import { type ListedProduct, readListedProduct } from './listed-product.js';

export interface Catalogue {
  readonly products: readonly ListedProduct[];
  readonly categoryNames: ReadonlyMap<string, string>;
}

/** A category and those that it is part of: the category of bowls includes soup bowls. */
function withParents(id: string, parents: ReadonlyMap<string, string | null>): string[] {
  const all = new Set<string>(); // an owner may have made a circle
  for (let at: string | null | undefined = id; at && !all.has(at); at = parents.get(at)) all.add(at);
  return [...all];
}

/**
 * Asks the site's own shop for its products, a page after the other: `onProducts` is called with all there are, the first
 * time when the first page has loaded. False where the shop does not answer.
 */
export async function fetchCatalogue(sort: 'featured' | 'newest', signal: AbortSignal, onProducts: (catalogue: Catalogue) => void): Promise<boolean> {
  const asked = fetchCategories(signal);
  const products: ListedProduct[] = [];
  for (let page = 1; ; page++) {
    const answer = await fetchProducts({ sort, page }, signal);
    if (!answer) return false;
    const categories = await asked;
    const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
    for (const given of answer.products) {
      const { listed } = readListedProduct(given);
      // Pages came one after the other: the shop's order is the age of what it has sorted by age.
      if (listed)
        products.push({
          ...listed,
          categories: listed.categories.flatMap(id => withParents(id, parents)),
          addedMs: sort === 'newest' ? -products.length : null,
        });
    }
    onProducts({ products: [...products], categoryNames: new Map(categories.map(({ id, name }) => [id, name])) });
    if (answer.products.length === 0 || page * answer.pageSize >= answer.total || signal.aborted) return true;
  }
}
