import { maxPriceCents } from '../../core/contract/store/sku.js';
import { currencyFormat } from '../../core/settings/formats.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';

const cents = { min: 0, max: maxPriceCents, integer: true, spec: 'commerce-forms-data §3, §5' };

export const priceSettings = table({
  tag: 'site-price',
  summary: "A price in the site's currency and format: a regular price, a sale price, or a “from” price.",
  spec: 'commerce-forms-data §3, §4, §5; page-runtime-platform §3, Money',
  settings: {
    priceCents: setting.optionalNumber('Price in minor units: 2800 is €28.00 or ¥2,800. Without it, your own text stays.', cents),
    salePriceCents: setting.optionalNumber('Sale price in minor units.', cents),
    onSale: setting.flag(false, 'Shows the sale price and strikes through the regular price.', { spec: 'commerce-forms-data §3' }),
    varies: setting.flag(false, 'Shows “from” before the price, for products whose variants cost more.', {
      aliases: ['pricesVary'],
      spec: 'commerce-forms-data §4',
    }),
    currency: setting.text('', 'ISO 4217 code of the amounts. Default: the currency of the page.', {
      aliases: ['currencyCode'],
      format: currencyFormat,
    }),
    trim: setting.flag(false, 'Omits the decimals of a whole amount.', { spec: 'commerce-forms-data §5' }),
  },
  texts: { from: 'from {price}', was: 'Regular price', now: 'Sale price' },
  translations: [language => import(`./texts/${language}.js`)],
});
