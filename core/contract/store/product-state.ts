/** What a product is, with the codes of the builder. spec: page-runtime-platform §3 */
export const productTypes = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;
export type ProductType = keyof typeof productTypes;

/** One way in which a product is sold. Prices in minor units. spec: commerce-forms-data §3 */
export interface Variant {
  readonly sku: string;
  readonly price: number;
  readonly salePrice: number;
  readonly onSale: boolean;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  readonly optionValues: readonly { readonly optionName?: string; readonly value: string }[];
}

export interface ProductContent {
  readonly productType: ProductType;
  readonly variants: readonly Variant[];
  /** Price of a digital product, which has no variants. */
  readonly priceCents?: number;
  readonly salePriceCents?: number;
  readonly onSale?: boolean;
}

/** Downloads and access to pages never run out. */
export const isEndless = ({ productType }: ProductContent): boolean => productType === 'digital' || productType === 'paywall';

/** Up to this stock, visitors see the number of units left. */
export const lowStock = 5;

export const isVariantSoldOut = ({ unlimited, qtyInStock }: Pick<Variant, 'unlimited' | 'qtyInStock'>): boolean => !unlimited && qtyInStock <= 0;

/** Every variant is limited and none is left; digital products are never sold out. spec: commerce-forms-data §4 */
export const isSoldOut = (product: ProductContent): boolean => !isEndless(product) && product.variants.every(isVariantSoldOut);

/** Any variant is on sale; a digital product has a flag of its own. spec: idem §4 */
export const isOnSale = ({ productType, onSale, variants }: ProductContent): boolean =>
  (productType === 'digital' ? onSale === true : variants.some(variant => variant.onSale));

/** Variants differ in price, sale flag or sale price. spec: idem §4 */
export const hasVaryingPrices = ({ variants: [first, ...others] }: ProductContent): boolean =>
  others.some(({ price, onSale, salePrice }) => price !== first!.price || onSale !== first!.onSale || salePrice !== first!.salePrice);

/** What a variant costs now. */
export const currentPrice = ({ price, salePrice, onSale }: Pick<Variant, 'price' | 'salePrice' | 'onSale'>): number => (onSale ? salePrice : price);

/** The lowest and the highest price of a product as it costs now; null where it has none. */
export function priceRange({
  productType,
  priceCents,
  salePriceCents,
  onSale,
  variants,
}: ProductContent): { readonly from: number; readonly to: number } | null {
  const own = productType === 'digital' && priceCents !== undefined ? [onSale ? (salePriceCents ?? priceCents) : priceCents] : [];
  const prices = own.length > 0 ? own : variants.map(currentPrice);
  return prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : null;
}

/** The variant with exactly these option values, or null. */
export const findVariant = ({ variants }: ProductContent, chosen: Readonly<Record<string, string>>): Variant | null =>
  variants.find(({ optionValues }) =>
    optionValues.every(({ optionName = '', value }) => Object.hasOwn(chosen, optionName) && chosen[optionName] === value),
  ) ?? null;

/** Whether a value can still be had together with what is chosen of the other options. */
export const isAvailable = ({ variants }: ProductContent, chosen: Readonly<Record<string, string>>, optionName: string, value: string): boolean =>
  variants.some(variant => !isVariantSoldOut(variant) && variant.optionValues.every(option => {
    const name = option.optionName ?? '';
    return option.value === (name === optionName ? value : Object.hasOwn(chosen, name) ? chosen[name] : option.value);
  }));

/** The amounts a gift card is sold in, the smallest first. */
export const giftCardValues = ({ variants }: ProductContent): number[] => [...new Set(variants.map(({ price }) => price))].sort((a, b) => a - b);

const workflowLabels: Readonly<Record<string, string>> = { published: 'Available', scheduled: 'Scheduled', draft: 'Hidden' };

/** How a product's state is called. spec: commerce-forms-data §3 */
export const workflowLabel = (state: string): string => (Object.hasOwn(workflowLabels, state) ? workflowLabels[state]! : 'Unsupported');
