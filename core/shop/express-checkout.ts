import { pagePaths } from '../contract/paths-of-pages.js';
import type { ExpressButton } from '../contract/cart.js';
import { $site } from '../stores/site.js';
import type { CartCheckout } from './cart-backends/cart-backend.js';
import { $shopCart, cartBackend, hasShop, syncCart } from './shop-cart.js';

const none: readonly ExpressButton[] = [];

/** Whether the store offers express checkout: `{ "store": { "expressCheckout": true } }`. spec: commerce-forms-data §3, store settings */
export const isExpressOffered = (): boolean => ($site.get().context.store as { expressCheckout?: unknown } | null | undefined)?.expressCheckout === true;

/** Whether a shop behind the cart has to be asked which buttons there are. */
export const shouldLoadExpressButtons = (): boolean => isExpressOffered() && hasShop();

/** The buttons of the shop's payment providers for the cart as it is; none where the store does not offer it. */
export const expressButtons = (): readonly ExpressButton[] => (isExpressOffered() ? $shopCart.get().cart?.expressButtons ?? none : none);

/**
 * Where an express button leads. The shop receives the cart once more and names it; the sum that the visitor has seen goes along,
 * so that another one is refused and not charged. The shop's message if it refuses.
 */
export async function expressCheckout(provider: string): Promise<{ readonly checkout: CartCheckout } | { readonly message: string }> {
  const seen = $shopCart.get().cart?.grandTotalCents;
  const reply = await syncCart();
  if (reply.kind === 'refused') return { message: reply.message };
  const { cart, cartToken } = reply;
  if (!cart) return { message: '' };
  const seenCents = seen ?? cart.grandTotalCents;
  const own = cartBackend().express?.(provider, cart, seenCents);
  if (own) return { checkout: own };
  if (!cartToken) return { message: '' };
  return {
    checkout: {
      url: pagePaths.checkoutExpress,
      method: 'post',
      fields: { provider, cartToken, key: crypto.randomUUID(), grandTotalCents: String(seenCents) },
    },
  };
}
