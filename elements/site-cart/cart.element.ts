import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoom } from '../../styles/fill-room.styles.js';
import { cartLineActions } from '../../core/product/cart-lines.controller.js';
import { $cart, addToCart, setCartQuantity } from '../../core/stores/cart.js';
import { $shopCart, cartBackend } from '../../core/shop/shop-cart.js';
import { CartController } from './cart.controller.js';
import { cartSettings, type CartHost } from './cart.settings.js';
import { CartState } from './cart.state.js';
import { cartStyles } from './cart.styles.js';
import { readOffer } from './read-offer.js';

export const cart = feature({
  table: cartSettings,
  styles: [fillRoom, cartStyles],
  state: () =>
    new CartState(
      { cart: $cart, add: addToCart, setQuantity: setCartQuantity },
      { answer: $shopCart, takesCoupons: () => cartBackend().coupon !== undefined },
    ),
  controller: ({ state, host }: { state: CartState; host: CartHost }) => new CartController(state, host),
  update({ state, values, host }) {
    const { offer, faults } = readOffer({ options: values.shippingOptions, coupons: values.coupons });
    for (const fault of faults) host.warn(fault);
    state.offer(offer);
  },
  connect: ({ controller }) => controller.connect(),
  actions: {
    ...cartLineActions,
    'submit coupon': ({ controller, target, event }) => controller.applyCoupon(target as HTMLFormElement, event),
    'click remove-coupon': ({ controller, target }) => controller.removeCoupon(target.dataset.code!),
    'change country': ({ controller, target }) => controller.sendTo((target as HTMLSelectElement).value),
    'change shipping': ({ controller, target }) => controller.sendBy((target as HTMLInputElement).value),
    'click again': ({ controller }) => void controller.ask(),
    'click express': ({ controller, target }) => void controller.express(target.dataset.provider!),
    'submit checkout': ({ controller, target, event }) => controller.checkOut(target as HTMLFormElement, event),
  },
  view: lazyView(() => import('./Cart.js').then(module => module.Cart)),
});
