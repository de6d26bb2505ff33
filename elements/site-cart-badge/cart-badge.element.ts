import { html, nothing } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { formatMoney } from '../../core/money/format-money.js';
import { subtotalCents, totalQuantity } from '../../core/product/cart.js';
import { $cart, addToCart, setCartQuantity } from '../../core/stores/cart.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import { cartBadgeSettings } from './cart-badge.settings.js';
import { CartBadgeControl, type BadgeHost } from './cart-badge.control.js';
import { cartBadgeStyles } from './cart-badge.styles.js';
import { countText, spokenCount } from './count-text.js';

/** What the badge says of the cart, for the eye and for the ear. */
function facts(host: BadgeHost) {
  const cart = host.read($cart);
  const count = totalQuantity(cart);
  const subtotal = formatMoney(subtotalCents(cart), { currency: host.read($currency), locale: host.read($site).locale });
  const spoken = [host.text(spokenCount(count), { count }), ...count ? [subtotal] : []].join(', ');
  return { count, subtotal, spoken };
}

function announceChange(host: BadgeHost): void {
  const cart = $cart.get();
  host.emit('site-cart-change', { count: totalQuantity(cart), subtotalCents: subtotalCents(cart), currency: $currency.get() });
}

export const cartBadge = leaf({
  table: cartBadgeSettings,
  styles: [cartBadgeStyles],
  state: host => new CartBadgeControl(host, { cart: $cart, add: addToCart, setQuantity: setCartQuantity }),
  connect({ state: control, host }) {
    const show = () => {
      const { count, spoken } = facts(host);
      host.toggleState('empty', count === 0);
      control.describe(spoken);
    };
    for (const store of [$cart, $currency, $site]) {
      host.watch(store);
      host.signal.addEventListener('abort', store.listen(show), { once: true });
    }
    host.signal.addEventListener('abort', $cart.listen(() => announceChange(host)), { once: true });
    host.onLightChange(() => {
      host.redraw();
      show();
    });
    host.signal.addEventListener('abort', () => control.release(), { once: true });
    show();
    host.toggleState('initialized', true);
  },
  actions: {
    'click open': ({ state: machine, event }) => machine.press(event as MouseEvent),
    'pointerover open': ({ state: machine }) => machine.preload(),
    'focusin open': ({ state: machine }) => machine.preload(),
  },
  methods: {
    open: ({ state: machine }) => machine.open(),
    close: ({ state: machine }) => machine.close(),
  },
  template({ values, state: machine, host }) {
    const { count, subtotal, spoken } = facts(host);
    const label = `${machine.label}, ${spoken}`;
    const classes = `badge${count ? '' : ' empty'}${values.hideSubtotal ? ' no-subtotal' : ''}`;
    return html`
      <div class=${classes} part="badge" data-action="open">
        ${values.hideSubtotal ? nothing : html`<span class="subtotal" part="subtotal" aria-hidden="true">${count ? subtotal : nothing}</span>`}
        ${machine.hasOwnControl
          ? html`<slot></slot>`
          : html`<button class="control" part="button" type="button" aria-haspopup="dialog" aria-label=${label}><slot>${host.text('cart')}</slot></button>`}
        <span class="count" part="count" aria-hidden="true">${countText(count)}</span>
      </div>
      <div class="panel-place"></div>`;
  },
});
