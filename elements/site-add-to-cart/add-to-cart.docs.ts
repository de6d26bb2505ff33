import type { Docs } from '../../core/manifest/docs.js';
import type { addToCartSettings } from './add-to-cart.settings.js';

export const addToCartDocs: Docs<typeof addToCartSettings> = {
  usesCurrency: true,
  slots: { '': 'Your own button, link or form. Without scripts it does what it always did. Plain text becomes a button.' },
  parts: {
    button: 'The button that is drawn where you bring none.',
    added: 'The short confirmation over the clicked control.',
    message: 'Why nothing could be added.',
  },
  states: {
    added: 'A product has just been added.',
    'sold-out': 'The product is out of stock.',
  },
  accessibility: [
    'The button is yours and stays a button; what was added is announced in a polite live region.',
    'Without scripts the same button sends its form.',
  ],
  panel: {
    icon: 'M3 4h2l2.5 11h10L20 8M12 5v6M9 8h6M9 19v.01M17 19v.01',
    isInline: true,
    groups: {
      Content: ['name', 'sku', 'priceCents', 'image', 'url'],
      Behavior: ['quantity', 'stock'],
    },
    labels: { priceCents: 'Price in minor units', url: 'Product page', image: 'Image address', stock: 'Units in stock' },
  },
};
