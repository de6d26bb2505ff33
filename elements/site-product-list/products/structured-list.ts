import { canParseUrl } from '../../../core/links/can-parse-url.js';
import { baseUrl } from '../../../core/platform/page.js';
import type { ListedProduct } from './listed-product.js';

/**
 * The list as search engines read it (schema.org): a summary page, with the address of each product's own page. Google requires different
 * addresses. Null without a product that has an address.
 */
export function structuredList(products: readonly Pick<ListedProduct, 'name' | 'url'>[], base: string = baseUrl()) {
  const byUrl = new Map(products.flatMap(({ name, url }) => (url && canParseUrl(url, base) ? [[new URL(url, base).href, name] as const] : [])));
  if (byUrl.size === 0) return null;
  return {
    '@context': 'https://schema.org' as const, '@type': 'ItemList' as const, numberOfItems: byUrl.size,
    itemListElement: [...byUrl].map(([url, name], at) => ({ '@type': 'ListItem' as const, position: at + 1, name, url })),
  };
}
