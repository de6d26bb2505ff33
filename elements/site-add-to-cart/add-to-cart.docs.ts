import type { Docs } from '../../core/manifest/describe/docs.js';
import type { addToCartSettings } from './add-to-cart.settings.js';

export const addToCartDocs: Docs<typeof addToCartSettings> = {
  group: 'shop',
  usesCurrency: true,
  slots: { '': 'Your own button, link or form. It keeps working without scripts. Plain text becomes a button.' },
  parts: {
    button: 'The default button, rendered if you don\'t provide one.',
    added: 'The short confirmation on the clicked control.',
    message: 'The message that explains why the product was not added.',
  },
  states: {
    added: 'A product was just added.',
    'sold-out': 'The product is out of stock.',
  },
  accessibility: [
    'Your button stays a button. Each addition is announced in a polite live region.',
    'Without scripts, the button submits its form.',
  ],
  panel: {
    icon: 'M3 4h2l2.5 11h10L20 8M12 5v6M9 8h6M9 19v.01M17 19v.01',
    isInline: true,
    groups: {
      Content: ['name', 'sku', 'priceCents', 'image', 'url'],
      Behavior: ['quantity', 'stock'],
    },
    labels: { priceCents: 'Price in minor units', url: 'Product page', image: 'Image URL', stock: 'Units in stock' },
  },
};
