import type { Docs } from '../../core/manifest/docs.js';
import type { checkoutButtonSettings } from './checkout-button.settings.js';

export const checkoutButtonDocs: Docs<typeof checkoutButtonSettings> = {
  usesCurrency: true,
  details: `Without scripts your own link or form leads where it always did: give it the address of the checkout. With scripts the
checkout of the cart gets what the cart holds, and a visitor without a cart is told why it does not open. Express buttons stand above
your own where the site context says so: \`{ "store": { "expressCheckout": true } }\`. They are those that your shop names for the cart
(\`expressButtons\` of its answer), and whatever you bring in the slot \`express\`.`,
  slots: { '': 'Your own link, button or form. Plain text becomes a button.', express: 'An express button of your own; it shows while the cart holds something and your store offers it.' },
  parts: { button: 'The button that is drawn where you bring none.', express: 'The place of the express buttons.', 'express-button': 'A button of one of your shop\'s payment providers.', error: 'Why the checkout did not open.' },
  states: { empty: 'Nothing is in the cart.', pending: 'The shop is being asked.' },
  accessibility: ['The control is yours and stays what it is; why the checkout does not open is announced at once.'],
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
