import { pagePaths } from '../contract/paths-of-pages.js';
import type { CategoriesAnswer, Category, ProductAnswer, ProductsAnswer, ProductsQuery } from '../contract/product.js';
import { request } from '../request/request.js';

/** One product of the site's own shop, as it answers it; null where it has none of this id, or does not answer. */
export async function fetchProduct(id: string, signal: AbortSignal): Promise<unknown> {
  const result = await request.get<ProductAnswer>(pagePaths.product.replace(':id', encodeURIComponent(id)), { signal, retries: 2 });
  return result.kind === 'success' ? result.data?.product ?? null : null;
}

/** A page of products of the site's own shop; null where it does not answer. */
export async function fetchProducts(query: ProductsQuery, signal: AbortSignal): Promise<ProductsAnswer | null> {
  const result = await request.get<ProductsAnswer>(pagePaths.products, { query: { ...query }, signal, retries: 2 });
  return result.kind === 'success' && Array.isArray(result.data?.products) ? result.data : null;
}

/** The categories of the site's own shop; none where it does not answer. */
export async function fetchCategories(signal: AbortSignal): Promise<readonly Category[]> {
  const result = await request.get<CategoriesAnswer>(pagePaths.categories, { signal, retries: 2 });
  return result.kind === 'success' && Array.isArray(result.data?.categories) ? result.data.categories : [];
}
