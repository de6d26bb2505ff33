import type { Docs } from '../../core/manifest/describe/docs.js';
import type { checkoutButtonSettings } from './checkout-button.settings.js';

export const checkoutButtonDocs: Docs<typeof checkoutButtonSettings> = {
  group: 'shop',
  usesCurrency: true,
  details: `Without scripts, your own link or form opens the checkout: set the URL of the checkout on it. With scripts, the checkout receives
the items of the cart, and a message explains to a visitor without a cart why it does not open. Express checkout buttons are shown
above your own if the site context has \`{ "store": { "expressCheckout": true } }\`: those that your shop lists for the cart
(\`expressButtons\` of its response), and those in the slot \`express\`.`,
  slots: { '': 'Your own link, button or form. Plain text becomes a button.', express: 'Your own express checkout button, shown while the cart has items and your shop offers it.' },
  parts: { button: 'The default button, rendered if you don\'t provide one.', express: 'The container of the express checkout buttons.', 'express-button': 'The express checkout button of a payment provider.', error: 'The message that explains why the checkout did not open.' },
  states: { empty: 'The cart is empty.', pending: 'A request to the shop is pending.' },
  accessibility: ['Your control stays as it is. If the checkout does not open, the reason is announced immediately.'],
  panel: {
    icon: 'M3 7h18v11H3zM3 11h18M6 15h4',
    isInline: true,
    groups: {
      Content: ['route', 'sku', 'donatePageId', 'giftCardProductId'],
    },
    labels: { route: 'Pays for', checkoutUrl: 'Checkout page', donatePageId: 'Donation ID', giftCardProductId: 'Gift card ID', websiteId: 'Website ID' },
    choices: { giftcard: 'Gift card' },
  },
};
