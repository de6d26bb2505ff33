import { canParseUrl } from '../../core/links/can-parse-url.js';
import { baseUrl } from '../../core/platform/page.js';
import { fractionDigits } from '../../core/money/currencies.js';
import type { DetailedVariant, ProductDetails } from '../../core/product/product-details.js';
import { currentPrice, isEndless, isVariantSoldOut } from '../../core/contract/store/product-state.js';

const amount = (cents: number, currency: string): string => (cents / 10 ** fractionDigits(currency)).toFixed(fractionDigits(currency));

/**
 * A product as search engines read it (schema.org). Its rating belongs to the element that shows the reviews: search engines do not
 * want what visitors cannot see.
 */
export function structuredData(product: ProductDetails, currency: string, base: string = baseUrl()) {
  const absolute = (address: string): string => (canParseUrl(address, base) ? new URL(address, base).href : '');
  const url = absolute(product.url);
  const offer = (variant: DetailedVariant) => ({
    '@type': 'Offer' as const, sku: variant.sku, price: amount(currentPrice(variant), currency), priceCurrency: currency,
    availability: `https://schema.org/${!isEndless(product) && isVariantSoldOut(variant) ? 'OutOfStock' : 'InStock'}` as const,
    ...product.url && url && { url },
    // The regular price of a sale, as Google shows it struck through.
    ...variant.onSale && variant.salePrice < variant.price && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification' as const, priceType: 'https://schema.org/StrikethroughPrice' as const,
        price: amount(variant.price, currency), priceCurrency: currency,
      },
    },
  });
  const images = product.images.map(({ src }) => absolute(src)).filter(Boolean);
  return {
    '@context': 'https://schema.org' as const, '@type': 'Product' as const, name: product.name, sku: product.variants[0]!.sku,
    ...product.description && { description: product.description }, ...images.length > 0 && { image: images },
    offers: product.variants.map(offer),
  };
}
