import type { ViewProps } from '../../core/element/definition.js';
import type { Host } from '../../core/element/host.js';
import { cartMoney } from '../../core/product/cart-money.js';
import { subtotalCents, totalQuantity } from '../../core/contract/store/cart.js';
import { $cart } from '../../core/stores/cart.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import type { cartBadgeSettings } from './cart-badge.settings.js';
import type { CartBadgeState } from './cart-badge.state.js';

const maxShown = 100; // spec: page-runtime-platform §9

type Table = typeof cartBadgeSettings;
export type BadgeHost = Host<Table['settings'], Table['events'], Table['texts']>;
export type BadgeProps = ViewProps<Table['settings'], Table['events'], Table['texts'], CartBadgeState>;

/** The count as the badge shows it. */
export const countText = (count: number): string => (count > maxShown ? `${maxShown}+` : String(count));

/** The key of the visitor text for the count in an accessible name. */
export function countKey(count: number): keyof Table['texts'] {
  if (count > maxShown) return 'moreThanHundred';
  return count === 0 ? 'none' : count === 1 ? 'one' : 'many';
}

/** What the badge shows of the cart, and what it adds to the accessible name of its control. */
export function cartFacts(host: BadgeHost) {
  const cart = host.read($cart);
  const count = totalQuantity(cart);
  const subtotal = cartMoney(cart.entries, { currency: host.read($currency), locale: host.read($site).locale }).sum(subtotalCents(cart));
  const name = [host.text(countKey(count), { count }), ...count && subtotal ? [subtotal] : []].join(', ');
  return { count, countText: countText(count), subtotal: count ? subtotal : '', name };
}
