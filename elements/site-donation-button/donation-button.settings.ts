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
  summary: 'Takes a donation to its checkout: suggested amounts, an amount of the visitor\'s own, once or again and again.',
  spec: 'commerce-forms-data §2; page-runtime-platform §2',
  settings: {
    donatePageId: setting.text('', 'Id of what is donated to. Required, unless your own form has its address.', { markup: ['data-donate-page-id'], spec: 'commerce-forms-data §2' }),
    checkoutUrl: setting.url(pagePaths.checkoutDonate, 'Address that the donation is posted to: `cents`, or an `amount` of the visitor\'s own with a decimal point, and `plan`.', { spec: 'commerce-forms-data §2' }),
    amounts: setting.json<readonly number[]>([1000, 2500, 5000], 'Suggested amounts in minor units; the first is chosen.', { type: 'number[]' }),
    minCents: setting.number(100, 'The least that is taken, in minor units.', cents),
    maxCents: setting.number(500_000, 'The most that is taken, in minor units.', cents),
    plans: setting.json<readonly Partial<ProductPlan>[]>([], 'Ways to give again and again: `[{"id": "monthly", "billingPeriod": {"value": 1, "unit": "month"}, "numBillingCycles": 0}]`. Once is always offered first.',
      { type: '{ id: string; billingPeriod: { value: number; unit: "week" | "month" | "year" }; numBillingCycles: number }[]', spec: 'commerce-forms-data §3' }),
    currency: setting.text('', 'ISO 4217 code of the amounts; by default the currency of the page.', { aliases: ['currencyCode'], format: currencyFormat }),
  },
  events: {
    'site-donation-give': event<{ cents: number; plan: string }>('The visitor goes to the checkout with a donation; `plan` is empty for once. Cancelable: `preventDefault()` keeps them here.',
      { cancelable: true, type: '{ cents: number, plan: string }' }),
  },
  texts: {
    ...subscriptionTexts,
    once: 'One time', amount: 'Your gift', other: 'Other amount', range: 'From {least} to {most}.', frequency: 'How often', donate: 'Donate', give: 'Donate {amount}',
    noAmount: 'Choose an amount, or write one such as {example}.', wrongAmount: 'Write an amount such as {example}.',
    unclearAmount: '“{typed}” can be read as two amounts. Write it without a separator between thousands, such as {plain}.',
    manyDecimals: '“{typed}” has more decimal places than {currency}. Write an amount such as {example}.',
    otherCurrency: 'Write the amount in {currency}, such as {example}.',
    tooLittle: 'The least we can take is {least}.', tooMuch: 'The most we can take is {most}.',
  },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof donationButtonSettings;
export type DonationButtonHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
