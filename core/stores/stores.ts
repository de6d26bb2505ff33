/**
 * The public entry `site-elements/stores`: the cart, the visitor's consent, currency and session, and the site's context, which
 * all elements of a page share, and what changes them. Each store is one of nanostores: `get()` reads it, `subscribe()` hears it.
 *
 * ```js
 * import { $cart, addToCart, totalQuantity } from 'site-elements/stores';
 * $cart.subscribe(cart => { badge.textContent = String(totalQuantity(cart)); });
 * addToCart({ sku: 'mug-dune', name: 'Mug', priceCents: 2850 });
 * ```
 */
export { $site, type Site } from './site.js';
export { $cart, addToCart, clearCart, replaceCartLine, setCartQuantity } from './cart.js';
export { $consent, answerConsent } from './consent.js';
export { $currency, selectCurrency } from './currency.js';
export { $session, type Session } from './session.js';
export { subtotalCents, totalQuantity, type Cart, type CartDetail, type CartEntry } from '../contract/store/cart.js';
export { formatMoney } from '../money/format-money.js';
