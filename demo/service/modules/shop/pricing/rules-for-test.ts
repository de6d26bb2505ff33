import type { CatalogueProduct, StoredVariant } from '../catalogue.js';
import { priceCart, type CartContent, type Shop } from '../price-cart.js';
import { newStore, withSettings } from '../settings/store-settings.js';
import type { StoreSettings } from '../store-settings.schema.js';
import type { StoredCoupon } from './discounts.js';
import type { StoredShipping } from './shipping.js';
import type { StoredTax } from './taxes.js';

// Rules and products of a shop that is in no database, each with what a test says of it.

type Some<Row> = Partial<Row> & { readonly id: string };

export const taxForTest = (rule: Some<StoredTax>): StoredTax => ({
  name: rule.id.toUpperCase(), country: 'DE', region: '', postcodes: [], taxClass: 'standard', basisPoints: 1900, isIncluded: true, isInstead: false,
  editedAt: null, ...rule,
});

export const shippingForTest = (method: Some<StoredShipping>): StoredShipping => ({
  name: method.id, cents: 500, countries: [], regions: [], postcodes: [], exceptPostcodes: [], freeFromCents: null, basis: 'flat', steps: [],
  mostGrams: null, mostLengthMm: null, isPickup: false, taxClass: 'goods', position: 0, editedAt: null, ...method,
});

export const couponForTest = (coupon: Partial<StoredCoupon> & { readonly code: string }): StoredCoupon => ({
  percent: 0, cents: 0, freeShipping: false, minimumCents: 0, startsAt: null, expiresAt: null, productIds: [], categoryIds: [], isFirstOrderOnly: false,
  isOncePerBuyer: false, isAlone: false, mostUses: null, uses: 0, editedAt: null, ...coupon,
});

/** A product of one variant, whose SKU is its id. */
export interface ProductForTest {
  readonly id: string;
  readonly cents: number;
  readonly taxClass?: string;
  readonly productType?: CatalogueProduct['productType'];
  readonly categories?: string[];
  readonly isDonation?: boolean;
  readonly grams?: number;
  readonly lengthMm?: number;
}

function productOf(product: ProductForTest): CatalogueProduct {
  const { id, cents, taxClass = 'standard', productType = 'physical', categories = [], isDonation, grams = 0, lengthMm = 0 } = product;
  const variant: StoredVariant = {
    sku: id, productId: id, optionValues: [], priceCents: cents, salePriceCents: cents, onSale: false, qtyInStock: 0, unlimited: true, weightGrams: grams,
    lengthMm, widthMm: 0, heightMm: 0, picture: null, position: 0,
  };
  return {
    id, name: id, description: '', productType, state: 'published', url: '/', pictures: [], categories, tags: [], optionNames: [], plans: [], isSoldOnce: true,
    form: [], maxPerOrder: null, taxClass, hostedUrl: null, donation: isDonation ? { minCents: 1, maxCents: 100_000_000 } : null, position: 0,
    createdAt: new Date(0), editedAt: null, variants: [variant], rating: null,
  };
}

interface CartForTest extends Partial<Omit<CartContent, 'entries'>> {
  readonly products: readonly ProductForTest[];
  /** By product; 1 by default. */
  readonly quantities?: Readonly<Record<string, number>>;
  readonly rules?: Partial<Omit<Shop, 'products'>>;
  readonly settings?: Partial<StoreSettings>;
}

/** Prices a cart of these products under these rules. */
export function priceForTest({ products, quantities = {}, rules = {}, settings = {}, ...content }: CartForTest) {
  return withSettings({ ...newStore, ...settings }, () => priceCart(
    {
      entries: products.map(({ id }) => ({ id, sku: id, quantity: quantities[id] ?? 1, plan: '', seenCents: null, amountCents: null, form: {} })),
      coupons: [], giftCards: [], shippingOption: null, location: { country: 'DE' }, vatId: null, ...content,
    },
    {
      products: products.map(productOf), coupons: [], categoryParents: new Map(), giftCards: [], shipping: [], taxes: [], countries: [],
      home: { country: 'DE' }, hasReverseCharge: false, now: new Date('2026-06-01T12:00:00Z'), ...rules,
    },
  ));
}
