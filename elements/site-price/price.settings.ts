import { maxPriceCents } from '../../core/contract/store/sku.js';
import { currencyFormat } from '../../core/settings/formats.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';

const cents = { min: 0, max: maxPriceCents, integer: true, spec: 'commerce-forms-data §3, §5' };

export const priceSettings = table({
  tag: 'site-price',
  summary: 'A price in the currency and spelling of the site: an amount, a sale, or "from".',
  spec: 'commerce-forms-data §3, §4, §5; page-runtime-platform §3, Money',
  settings: {
    priceCents: setting.optionalNumber('The price in minor units: 2800 is €28.00, or ¥2,800. Without it your own text stays.', cents),
    salePriceCents: setting.optionalNumber('The price while on sale, in minor units.', cents),
    onSale: setting.flag(false, 'Whether the sale price is taken; the other one is struck through.', { spec: 'commerce-forms-data §3' }),
    varies: setting.flag(false, 'Whether variants cost more: "from" stands before the price.', { aliases: ['pricesVary'], spec: 'commerce-forms-data §4' }),
    currency: setting.text('', 'ISO 4217 code of the amounts; by default the currency of the page.', { aliases: ['currencyCode'], format: currencyFormat }),
    trim: setting.flag(false, 'Leaves out the decimals of a whole amount.', { spec: 'commerce-forms-data §5' }),
  },
  texts: { from: 'from {price}', was: 'Regular price', now: 'Sale price' },
  translations: [() => import('./texts/texts.js')],
});
