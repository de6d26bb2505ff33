import type { CartLine } from '../../core/contract/cart-line.js';
import { pagePaths } from '../../core/contract/paths-of-pages.js';
import type { CartEntry } from '../../core/contract/store/cart.js';
import { writeJson } from '../../core/registry/write-json.js';
import type { CartCheckout } from '../../core/shop/cart-backends/cart-backend.js';

/** The ways to a checkout. spec: commerce-forms-data §2 */
export const checkoutRoutes = {
  cart: pagePaths.checkout, subscribe: pagePaths.checkoutSubscribe, donate: pagePaths.checkoutDonate, giftcard: pagePaths.checkoutGiftCard,
} as const;
export type CheckoutRoute = keyof typeof checkoutRoutes;

export interface CheckoutFacts {
  readonly route: CheckoutRoute;
  readonly checkoutUrl: string;
  readonly cartToken: string;
  readonly donatePageId: string;
  readonly giftCardProductId: string;
  readonly websiteId: string;
  readonly sku: string;
  readonly entries: readonly CartEntry[];
  /** The shop has a cart that this page does not know the lines of. */
  readonly hasCartElsewhere: boolean;
}

export type CheckoutTarget =
  | { readonly kind: 'go'; readonly checkout: CartCheckout }
  /** There is nothing to check out. */
  | { readonly kind: 'no-cart' }
  /** The shop has to name the cart first. */
  | { readonly kind: 'ask' }
  /** A setting that the route needs is not there. */
  | { readonly kind: 'missing'; readonly setting: string };

const withQuery = (url: string, query: Readonly<Record<string, string>>): CartCheckout => {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  const [address, anchor] = url.split('#', 2) as [string, string?];
  return { url: `${address}${address.includes('?') ? '&' : '?'}${given}${anchor === undefined ? '' : `#${anchor}`}`, method: 'get', fields: {} };
};

const lineOf = ({ sku, quantity, plan, form }: CartEntry): CartLine => ({ sku, quantity, ...plan && { plan }, ...form && { form: { ...form } } });

/** Where a click leads. */
export function checkoutTarget({ route, entries, hasCartElsewhere, cartToken, ...facts }: CheckoutFacts): CheckoutTarget {
  const url = facts.checkoutUrl || checkoutRoutes[route];
  const go = (query: Readonly<Record<string, string>>): CheckoutTarget => ({ kind: 'go', checkout: withQuery(url, query) });
  switch (route) {
    case 'cart':
      if (entries.length > 0) return { kind: 'go', checkout: { url, method: 'post', fields: { cart: writeJson(entries.map(lineOf)) } } };
      return hasCartElsewhere ? { kind: 'go', checkout: { url, method: 'get', fields: {} } } : { kind: 'no-cart' };
    case 'subscribe':
      if (cartToken) return go({ cartToken });
      return entries.length > 0 ? { kind: 'ask' } : { kind: 'no-cart' };
    case 'donate':
      return facts.donatePageId ? go({ donatePageId: facts.donatePageId }) : { kind: 'missing', setting: 'donate-page-id' };
    default:
      return facts.giftCardProductId
        ? go({ websiteId: facts.websiteId, giftCardProductId: facts.giftCardProductId, sku: facts.sku })
        : { kind: 'missing', setting: 'gift-card-product-id' };
  }
}
