import { pagePaths } from '../../core/contract/paths-of-pages.js';
import type { ProductPlan } from '../../core/contract/product.js';
import type { Host } from '../../core/element/host.js';
import { maxPriceCents } from '../../core/contract/store/sku.js';
import { subscriptionTexts } from '../../core/contract/store/subscription-text.js';
import { currencyFormat } from '../../core/settings/formats.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

const cents = { min: 1, max: maxPriceCents, integer: true, spec: 'commerce-forms-data §3, §5' };

export const donationButtonSettings = table({
  tag: 'site-donation-button',
  summary: 'A donation form with suggested amounts, a custom amount, and one-time or recurring donations. Opens the checkout.',
  spec: 'commerce-forms-data §2; page-runtime-platform §2',
  preloadsReact: true,
  settings: {
    donatePageId: setting.text('', 'ID of the donation page. Required, unless your own form has the URL.', {
      markup: ['data-donate-page-id'],
      spec: 'commerce-forms-data §2',
    }),
    checkoutUrl: setting.url(
      pagePaths.checkoutDonate,
      'URL to which the donation is posted: `cents` or a custom `amount` with a decimal point, and `plan`.',
      { spec: 'commerce-forms-data §2' },
    ),
    amounts: setting.json<readonly number[]>([1000, 2500, 5000], 'Suggested amounts in minor units. The first one is selected.', {
      type: 'number[]',
    }),
    minCents: setting.number(100, 'Minimum amount, in minor units.', cents),
    maxCents: setting.number(500_000, 'Maximum amount, in minor units.', cents),
    plans: setting.json<readonly Partial<ProductPlan>[]>(
      [],
      'Plans for recurring donations: `[{"id": "monthly", "billingPeriod": {"value": 1, "unit": "month"}, "numBillingCycles": 0}]`. A one-time donation is always offered first.',
      {
        type: '{ id: string; billingPeriod: { value: number; unit: "week" | "month" | "year" }; numBillingCycles: number }[]',
        spec: 'commerce-forms-data §3',
      },
    ),
    currency: setting.text('', 'ISO 4217 code of the amounts. Default: the currency of the page.', {
      aliases: ['currencyCode'],
      format: currencyFormat,
    }),
  },
  events: {
    'site-donation-give': event<{ cents: number; plan: string }>(
      'The visitor goes to checkout with a donation. `plan` is empty for a one-time donation. Cancelable: after `preventDefault()`, the visitor stays on the page.',
      { cancelable: true, type: '{ cents: number, plan: string }' },
    ),
  },
  texts: {
    ...subscriptionTexts,
    once: 'One time',
    amount: 'Your gift',
    other: 'Other amount',
    range: 'From {least} to {most}.',
    frequency: 'How often',
    donate: 'Donate',
    give: 'Donate {amount}',
    noAmount: 'Choose an amount, or enter one such as {example}.',
    wrongAmount: 'Enter an amount such as {example}.',
    unclearAmount: '“{typed}” can be read as two amounts. Enter it without a thousands separator, such as {plain}.',
    manyDecimals: '“{typed}” has more decimal places than {currency}. Enter an amount such as {example}.',
    otherCurrency: 'Enter the amount in {currency}, such as {example}.',
    tooLittle: 'The minimum donation is {least}.',
    tooMuch: 'The maximum donation is {most}.',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof donationButtonSettings;
export type DonationButtonHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
