import { canParseUrl } from '../../../core/links/can-parse-url.js';
import { baseUrl } from '../../../core/platform/page.js';
import type { ListedProduct } from './listed-product.js';

const absolute = (address: string): string => (canParseUrl(address, baseUrl()) ? new URL(address, baseUrl()).href : '');

/** The list as search engines read it (schema.org). Null without a product that has an address. */
export function structuredList(products: readonly ListedProduct[]): Record<string, unknown> | null {
  const linked = products.filter(({ url }) => url);
  if (linked.length === 0) return null;
  return {
    '@context': 'https://schema.org', '@type': 'ItemList', numberOfItems: linked.length,
    itemListElement: linked.map(({ name, url }, at) => ({ '@type': 'ListItem', position: at + 1, name, url: absolute(url) })),
  };
}
