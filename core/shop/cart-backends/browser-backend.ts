import { safeUrl } from '../../links/safe-url.js';
import type { CartBackend } from './cart-backend.js';

/** No shop at all: the cart is what the browser keeps, and each article may have a checkout of its own at another host. */
export const browserBackend: CartBackend = {
  name: 'browser',
  sync: async () => ({ kind: 'accepted', cart: null }),
  checkout([entry, ...others]) {
    const url = entry?.checkoutUrl && others.length === 0 ? safeUrl(entry.checkoutUrl) : null;
    return url ? { url, method: 'get', fields: {} } : null;
  },
};
