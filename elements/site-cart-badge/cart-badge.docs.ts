import type { Docs } from '../../core/manifest/describe/docs.js';
import type { cartBadgeSettings } from './cart-badge.settings.js';

export const cartBadgeDocs: Docs<typeof cartBadgeSettings> = {
  group: 'shop',
  usesCurrency: true,
  slots: { '': 'Your own link or button to the cart. With scripts, it opens the panel; without scripts, it works as usual.' },
  parts: {
    badge: 'The whole badge: subtotal, your link and count.',
    button: 'The default button, rendered if the tag contains no link or button.',
    subtotal: 'The subtotal.',
    count: 'The count.',
    panel: 'The side panel, a `dialog`.',
    checkout: 'The checkout button.',
  },
  cssProperties: {
    '--site-cart-subtotal-width': 'Width reserved for the subtotal, also with an empty cart, so that the page doesn\'t shift when it appears. Default: 5.5em. `0px` or `hide-subtotal` reserves no space.',
    '--site-cart-panel-width': 'Width of the panel. Default: 28rem.',
  },
  states: {
    empty: 'The cart is empty.',
    initialized: 'The count is known.',
    open: 'The panel is open.',
  },
  methods: {
    open: 'Opens the panel. Resolves to `false` if it could not be loaded.',
    close: 'Closes the panel.',
  },
  accessibility: [
    'The count and the subtotal are part of the accessible name of the control.',
    'The panel is a modal dialog: Escape closes it and the focus returns to the control.',
  ],
  panel: {
    icon: 'M3 8h2l2 9h9l2-5M9 20v.01M15 20v.01M21 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
    isInline: true,
    groups: {
      Appearance: ['hideSubtotal'],
    },
    labels: { checkoutUrl: 'Checkout page' },
  },
};
