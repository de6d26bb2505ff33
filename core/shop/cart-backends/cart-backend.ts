import type { StoreCart } from '../../contract/cart.js';
import type { Cart, CartEntry } from '../../contract/store/cart.js';

/** What a shop says of a cart. */
export type CartReply =
  /**
   * `cart`: the shop's own reading of it, with prices, stock and sums, where it has one. `cartToken`: what names this cart in
   * the address of a checkout, where the shop has such addresses.
   */
  | { readonly kind: 'accepted'; readonly cart: StoreCart | null; readonly cartToken?: string }
  /** `message`: one sentence for the visitor; empty where the shop gave none, as when it did not answer. */
  | { readonly kind: 'refused'; readonly message: string };

/** Where a visitor goes to pay: a form that is posted, or an address that is opened. */
export interface CartCheckout {
  readonly url: string;
  readonly method: 'post' | 'get';
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * A shop behind the cart. The cart itself is always kept in the browser, so that it shows immediately and survives a shop that
 * does not answer; a backend receives it, prices it, and takes it to the checkout.
 */
export interface CartBackend {
  readonly name: string;
  /** Sends the current cart to the shop. The same cart twice must do the same as once. */
  sync(cart: Cart, signal: AbortSignal): Promise<CartReply>;
  /** Adds or takes back a coupon, where the shop knows coupons. */
  coupon?(code: string, isAdded: boolean, signal: AbortSignal): Promise<CartReply>;
  /** Says where the cart is sent and how, where the shop reckons shipping. */
  shipping?(choice: { readonly country?: string; readonly option?: string }, signal: AbortSignal): Promise<CartReply>;
  /** Where the cart is paid; null where it cannot be. Without it the element's own `checkout-url` is posted to. */
  checkout?(entries: readonly CartEntry[]): CartCheckout | null;
  /** Where an express button of the shop's leads; `seenCents` is the sum that the visitor has seen. Without it the site's own address is posted to. */
  express?(provider: string, cart: StoreCart, seenCents: number): CartCheckout | null;
}
