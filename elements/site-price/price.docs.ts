import type { Docs } from '../../core/manifest/docs.js';
import type { priceSettings } from './price.settings.js';

export const priceDocs: Docs<typeof priceSettings> = {
  usesCurrency: true,
  details: `Write the price as text too: it is what stands there without scripts. It is never read back; the amount in
\`price-cents\` is the price, and the shop looks it up again at checkout.`,
  slots: { '': 'The price as text, for pages without scripts.' },
  parts: { price: 'The price.', was: 'The regular price beside a sale.' },
  states: { sale: 'A lower price than the regular one is shown.' },
  cssProperties: { '--site-price-sale': 'Colour of a sale price.' },
  accessibility: ['Regular and sale price are named for screen readers, which do not say that a text is struck through.'],
  panel: {
    icon: 'M4 4h8l8 8-8 8-8-8zM8 8v.01',
    isInline: true,
    groups: {
      Content: ['priceCents', 'salePriceCents', 'onSale', 'varies', 'currency'],
      Appearance: ['trim'],
    },
    labels: { priceCents: 'Price in minor units', salePriceCents: 'Sale price in minor units', varies: 'Price varies', trim: 'Leave out zero cents' },
  },
};
