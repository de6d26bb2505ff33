// The public entry `site-elements/stores`.
export { $site, type Site } from './site.js';
export { $cart, addToCart, clearCart, setCartQuantity } from './cart.js';
export { $consent, answerConsent } from './consent.js';
export { $currency, selectCurrency } from './currency.js';
export { $session, type Session } from './session.js';
export { subtotalCents, totalQuantity, type Cart, type CartEntry } from '../product/cart.js';
export { formatMoney } from '../money/format-money.js';
