import type { ProductType } from './store/product-state.js';
import type { CartLine } from './cart-line.js';
import type { CommerceProblemCode } from './store-problems.js';
import type { ProductPlan } from './product.js';

/** As much as one cart takes. */
export const cartLimits = { lines: 100, quantity: 999, coupons: 10 } as const;

/** One line of a cart with what the shop knows of it. Prices in minor units. */
export interface StoreCartEntry extends CartLine {
  id: string;
  productId: string;
  productType: ProductType;
  name: string;
  /** The chosen values in one line, such as `Tide, large`; empty without options. */
  optionText: string;
  image: string;
  url: string;
  /** The price of one unit now, with its sale and the plan's discount. */
  priceCents: number;
  /** The price of one unit without either. */
  fullPriceCents: number;
  totalCents: number;
  /** Null when unlimited. */
  qtyInStock: number | null;
  maxQuantity: number;
  subscriptionPlan: ProductPlan | null;
  /** A gift card or a donation: no coupon makes it cheaper, and it has no tax. */
  isNeverDiscounted?: boolean;
  /** The price is the visitor's own amount, which no variant has: the SKU names the product alone. */
  isOwnAmount?: boolean;
}

/** A shipping method. */
export interface StoreShippingOption {
  id: string;
  name: string;
  cents: number;
  /** Codes of the countries it goes to; empty for everywhere. */
  countries: string[];
  /** From this subtotal after discount on it is free; null for never. */
  freeFromCents: number | null;
  /** Is fetched by the buyer. */
  isPickup?: boolean;
}

export interface ShippingLocation {
  /** ISO 3166-1, two letters. */
  country: string;
  /** A state, province or the like: what follows the country in ISO 3166-2, such as `ON` of `CA-ON`. */
  region?: string;
  postalCode?: string;
}

/** A part of an address, beside the country. */
export type AddressPart = 'region' | 'postalCode';

export interface TaxRule {
  id: string;
  name: string;
  /** Hundredths of a percent: 2300 is 23 %, and 997.5 is 9.975 %. */
  basisPoints: number;
  /** Whether prices hold the tax already. It is then told, and not added. */
  isIncluded: boolean;
  /** Where it is charged, and on what: ids of the shop. */
  country?: string;
  region?: string;
  taxClass?: string;
  /** What is taxed, without the tax. */
  netCents?: number;
  taxCents?: number;
}

/** What differs from what the visitor had: the line is changed, or no longer counts, and the visitor is notified. */
export interface CartNotice {
  code: CommerceProblemCode;
  /** One sentence for the visitor, in English. */
  message: string;
  /** SKU of the affected line. `entryId` is set instead when the line is no longer in the cart. */
  sku?: string;
  entryId?: string;
  /** What a visitor's language fills into its own sentence: name, quantity, old and new price, coupon. */
  values: Record<string, string | number>;
}

/** A button that leads from a cart to a payment provider immediately. Pressed, its cart is posted to `paths.checkoutExpress`. */
export interface ExpressButton {
  provider: string;
  /** In the visitor's language, as is the next. */
  title: string;
  /** One sentence about what happens. */
  explanation: string;
}

/** The cart as the site keeps it. Sums in minor units, worked out by the site. spec: commerce-forms-data §3, shopping cart */
export interface StoreCart {
  id: string;
  websiteId: string;
  /** Set once it has become an order. */
  orderId: string | null;
  /** ISO 8601 */
  created: string;
  isPurchased: boolean;
  currency: string;
  entries: StoreCartEntry[];
  shippingOptions: StoreShippingOption[];
  selectedShippingOption: StoreShippingOption | null;
  shippingLocation: ShippingLocation | null;
  /**
   * Codes of the countries that there is a way to, to choose from before and after one is chosen; absent where everything is sent
   * everywhere, or nothing is sent.
   */
  shippingCountries?: string[];
  /** The parts of the address, beside the country, on which shipping or tax depend. */
  neededAddress?: AddressPart[];
  applicableTaxRules: TaxRule[];
  /** Tax that the prices hold and that is taken off, because the buyer owes it in their own country. */
  reverseChargeCents?: number;
  coupons: string[];
  validCoupons: string[];
  invalidCoupons: string[];
  subtotalCents: number;
  /** The subtotal in units of the currency: 84.5. For showing only. */
  subtotalAmount: number;
  taxCents: number;
  shippingCostCents: number;
  discountCents: number;
  /** Gift cards that pay a part, by the end of their code; what they pay is no longer in the grand total. */
  giftCards?: { ending: string; cents: number }[];
  giftCardCents?: number;
  grandTotalCents: number;
  totalQuantity: number;
  hasDigital: boolean;
  purelyDigital: boolean;
  requiresShipping: boolean;
  notices: CartNotice[];
  /** Express payment methods, without a checkout page of the site; none where the store does not offer it. spec: commerce-forms-data §3, store settings */
  expressButtons?: ExpressButton[];
}

/** Answer of every call of a cart. `cartToken` goes to the checkout pages of §2. */
export interface CartAnswer {
  cart: StoreCart;
  cartToken: string;
}

/** Body of `POST paths.cartEntries`. The same key with the same line again adds nothing. */
export interface AddToCartRequest extends CartLine {
  key: string;
}

/**
 * Body of `PUT paths.cart`: all lines immediately, as a browser that kept the cart alone sends them. The first time after its cart has
 * been paid the answer is that cart, `isPurchased`: the browser takes its lines out of its own, and sends what is left.
 */
export interface ReplaceCartRequest {
  entries: CartLine[];
}

/** Body of `PUT paths.cartEntry`; 0 takes the line out. */
export interface ChangeEntryRequest {
  quantity: number;
}

/** Body of `POST paths.cartCoupons`; taken back by `DELETE paths.cartCoupon`. */
export interface CouponRequest {
  code: string;
}

/** Body of `PUT paths.cartShipping`. */
export interface ShippingRequest {
  location?: ShippingLocation;
  /** Id of a shipping option. */
  option?: string;
}
