import { leaf } from '../../core/element/definition.js';
import { hasControlAtFirst } from '../../core/shop/own-control.js';
import { AddToCartController } from './add-to-cart.controller.js';
import { addToCartLightStyles } from './add-to-cart.light.styles.js';
import { addToCartSettings, type AddToCartHost } from './add-to-cart.settings.js';
import { AddToCartState } from './add-to-cart.state.js';
import { addToCartStyles } from './add-to-cart.styles.js';
import { addToCartView } from './add-to-cart.view.js';

export const addToCart = leaf({
  table: addToCartSettings,
  styles: [addToCartStyles],
  lightStyles: [addToCartLightStyles],
  state: (host: AddToCartHost) => new AddToCartState(hasControlAtFirst(host)),
  controller: ({ state, host }: { state: AddToCartState; host: AddToCartHost }) => new AddToCartController(state, host),
  update: ({ values: { stock }, host }) => host.toggleState('sold-out', stock === 0),
  connect: ({ controller }) => controller.connect(),
  template: addToCartView,
});
