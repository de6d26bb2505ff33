import type { OrderSummaryField } from './store/order-summary-field.js';
import type { ProductType } from './store/product-state.js';
import type { CartNotice, ShippingLocation } from './cart.js';
import type { ProductPlan } from './product.js';

/** `pending` waits for its payment. */
export const orderStates = ['pending', 'paid', 'fulfilled', 'canceled', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

export interface OrderLine {
  sku: string;
  productId: string;
  productType: ProductType;
  name: string;
  optionText: string;
  image: string;
  url: string;
  quantity: number;
  priceCents: number;
  totalCents: number;
  /** What the buyer filled in. spec: commerce-forms-data §3, order summary form field */
  form: OrderSummaryField[];
  subscriptionPlan: ProductPlan | null;
  /** The price is the buyer's own amount, which no variant has: the SKU names the product alone. */
  isOwnAmount?: boolean;
}

/** An order as its buyer sees it: no address, no email. */
export interface Order {
  id: string;
  /** What people say on the telephone. */
  number: number;
  state: OrderState;
  /** ISO 8601 */
  created: string;
  currency: string;
  lines: OrderLine[];
  shippingName: string | null;
  coupons: string[];
  subtotalCents: number;
  discountCents: number;
  shippingCostCents: number;
  taxCents: number;
  /** Whether the prices hold the tax. */
  isTaxIncluded: boolean;
  /** Tax that the prices hold and that was not charged, because the buyer owes it in their own country. */
  reverseChargeCents?: number;
  /** What gift cards have paid; the grand total is without it. */
  giftCardCents?: number;
  grandTotalCents: number;
  /** The sum of `refunds`. */
  refundedCents: number;
  /** Each time that money was given back, the first one first; `created` is null for refunds that were noted before dates were kept. */
  refunds?: { cents: number; created: string | null }[];
  /** Nothing was charged: the payment provider is the demo's. */
  isDemo: boolean;
}

/** Answer of `paths.order`, which is requested by the token in the address of the order's pages. */
export interface OrderAnswer {
  order: Order;
}

/** The buyer. Card data is never part of it: payment is with the provider. */
export interface Buyer {
  email: string;
  name: string;
  /** Lines of the address without the country; empty where nothing is sent. */
  address: string;
  location?: ShippingLocation;
  phone?: string;
  company?: string;
  /** To the shop. */
  note?: string;
  /** Whether the buyer agrees to the terms of the shop. */
  hasAgreed?: boolean;
}

/** Answer of `POST paths.placeOrder`: where to continue, a page of the payment provider or of the site. */
export interface PlaceOrderAnswer {
  orderId: string;
  token: string;
  url: string;
}

/** Body of the refusal when the sums are no longer those the visitor agreed to: 409, code `price-changed`. */
export interface ChangedOrderAnswer {
  error: string;
  code: 'price-changed';
  grandTotalCents: number;
  notices: CartNotice[];
}
