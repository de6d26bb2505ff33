import { feature } from '../../core/element/definition.js';
import { blockInColumn } from '../../styles/block-in-column.light.styles.js';
import { hasControlAtFirst } from '../../core/shop/own-control.js';
import { CartBadgeController, cartBadgeView } from './cart-badge.controller.js';
import { cartBadgeSettings } from './cart-badge.settings.js';
import { CartBadgeState } from './cart-badge.state.js';
import { cartBadgeStyles } from './cart-badge.styles.js';
import type { BadgeHost } from './cart-facts.js';

export const cartBadge = feature({
  table: cartBadgeSettings,
  styles: [cartBadgeStyles],
  lightStyles: [blockInColumn('site-cart-badge')],
  state: (host: BadgeHost) => new CartBadgeState(host.text('cart'), hasControlAtFirst(host)),
  controller: ({ state, host }) => new CartBadgeController(state, host),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click open': ({ controller, event }) => controller.press(event as MouseEvent),
    'pointerover open': ({ host }) => host.preloadView(),
    'focusin open': ({ host }) => host.preloadView(),
  },
  methods: {
    open: ({ controller }) => controller.open(),
    close: ({ controller }) => controller.close(),
  },
  view: cartBadgeView,
});
