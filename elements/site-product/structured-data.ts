import { canParseUrl } from '../../core/links/can-parse-url.js';
import { baseUrl } from '../../core/platform/page.js';
import { fractionDigits } from '../../core/money/currencies.js';
import type { ProductDetails } from '../../core/product/product-details.js';
import { currentPrice, isVariantSoldOut } from '../../core/contract/store/product-state.js';

const amount = (cents: number, currency: string): string => (cents / 10 ** fractionDigits(currency)).toFixed(fractionDigits(currency));
const absolute = (address: string): string => (canParseUrl(address, baseUrl()) ? new URL(address, baseUrl()).href : '');

/** A product as search engines read it (schema.org). */
export function structuredData(product: ProductDetails, currency: string): Record<string, unknown> {
  const offers = product.variants.map(variant => ({
    '@type': 'Offer', sku: variant.sku, price: amount(currentPrice(variant), currency), priceCurrency: currency,
    availability: `https://schema.org/${product.productType !== 'digital' && isVariantSoldOut(variant) ? 'OutOfStock' : 'InStock'}`,
    ...product.url && { url: absolute(product.url) },
  }));
  const images = product.images.map(({ src }) => absolute(src)).filter(Boolean);
  return {
    '@context': 'https://schema.org', '@type': 'Product', name: product.name, sku: product.variants[0]!.sku,
    ...product.description && { description: product.description }, ...images.length > 0 && { image: images }, offers,
  };
}
