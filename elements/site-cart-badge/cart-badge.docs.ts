import type { Docs } from '../../core/manifest/docs.js';
import type { cartBadgeSettings } from './cart-badge.settings.js';

export const cartBadgeDocs: Docs<typeof cartBadgeSettings> = {
  usesCurrency: true,
  slots: { '': 'Your own link or button to the cart. It works without scripts; with them it opens the panel.' },
  parts: {
    badge: 'The whole badge: subtotal, your link, count.',
    button: 'The default button, drawn where the tag holds no link or button.',
    subtotal: 'The subtotal.',
    count: 'The count.',
    panel: 'The panel beside the page, a `dialog`.',
    checkout: 'The checkout button.',
  },
  cssProperties: {
    '--site-cart-subtotal-width': 'Width reserved for the subtotal, in an empty cart too, so that nothing moves when it appears; 5.5em by default. 0px or `hide-subtotal` gives the room up.',
    '--site-cart-panel-width': 'Width of the panel; 28rem by default.',
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
    'Count and subtotal are part of the accessible name of the control.',
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
