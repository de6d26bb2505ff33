import type { Docs } from '../../core/manifest/describe/docs.js';
import type { priceSettings } from './price.settings.js';

export const priceDocs: Docs<typeof priceSettings> = {
  group: 'shop',
  usesCurrency: true,
  details: `Also write the price as text, which is shown without scripts. The text is never parsed: \`price-cents\` is the price, and the shop
looks it up again at checkout.`,
  slots: { '': 'The price as text, for pages without scripts.' },
  parts: { price: 'The price.', was: 'The regular price beside a sale price.' },
  states: { sale: 'A sale price is shown.' },
  cssProperties: { '--site-price-sale': 'Color of a sale price.' },
  accessibility: ['Regular and sale prices are labeled for screen readers, which do not announce strikethrough.'],
  panel: {
    icon: 'M4 4h8l8 8-8 8-8-8zM8 8v.01',
    isInline: true,
    groups: {
      Content: ['priceCents', 'salePriceCents', 'onSale', 'varies', 'currency'],
      Appearance: ['trim'],
    },
    labels: { priceCents: 'Price in minor units', salePriceCents: 'Sale price in minor units', varies: 'Price varies', trim: 'Omit zero cents' },
  },
};
