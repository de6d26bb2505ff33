import { pagePaths } from '../../core/contract/paths-of-pages.js';
import type { Host } from '../../core/element/host.js';
import type { Cart, CartEntry } from '../../core/contract/store/cart.js';
import { productTypes, type ProductType } from '../../core/contract/store/product-state.js';
import { maxPriceCents } from '../../core/contract/store/sku.js';
import { subscriptionTexts } from '../../core/contract/store/subscription-text.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** The detail of `site-cart-add`. */
export interface ProductAdd {
  readonly entry: CartEntry;
  /** Resolves when the shop has answered, or when the page has prevented it. */
  readonly promise: Promise<{ readonly isAdded: boolean; readonly cart: Cart }>;
}

const cents = { min: 0, max: maxPriceCents, integer: true, spec: 'commerce-forms-data §3, §5' };

export const productSettings = table({
  tag: 'site-product',
  summary: 'A product to choose and buy: options, price, stock and a button, in your own markup or in a layout of ours.',
  spec: 'commerce-forms-data §3, §4, §5, §9; page-runtime-platform §3',
  settings: {
    product: setting.json<Readonly<Record<string, unknown>>>({}, 'The product as your shop has it. With `name`, `images`, `variants` with `sku`, `price`, `salePrice`, `onSale`, `qtyInStock`, `unlimited` and `optionValues`, `plans`, `form`, `maxPerOrder`.',
      { type: 'object', spec: 'commerce-forms-data §3', aliases: ['structuredContent', 'item'] }),
    productId: setting.text('', 'Id or SKU of a product that your site\'s own shop is asked for, where no product is given here.'),
    sku: setting.text('', 'SKU of a product without variants, at most 60 characters.', { spec: 'commerce-forms-data §5' }),
    name: setting.text('', 'Name of the product in the cart; by default the text of your `data-product="title"`.'),
    priceCents: setting.optionalNumber('Its price in minor units: 2800 is €28.00.', cents),
    salePriceCents: setting.optionalNumber('Its price while on sale, in minor units.', cents),
    onSale: setting.flag(false, 'Whether the sale price is taken.', { spec: 'commerce-forms-data §3' }),
    stock: setting.optionalNumber('Quantity in stock; 0 is sold out. Absent: unlimited.', { min: 0, integer: true, aliases: ['qtyInStock'], spec: 'commerce-forms-data §3' }),
    maxPerOrder: setting.optionalNumber('The most that one cart takes of it.', { min: 1, integer: true }),
    productType: setting.choice(Object.keys(productTypes) as ProductType[], 'What it is; digital products and paywalls are never sold out.', { spec: 'commerce-forms-data §4' }),
    image: setting.url('', 'Address of its image, for the cart; by default your `data-product="image"`.'),
    url: setting.url('', 'Address of its page, for the cart.'),
    checkoutUrl: setting.url(pagePaths.checkout, 'Address that the form of our own layout is posted to without scripts.', { spec: 'commerce-forms-data §2' }),
    structuredData: setting.flag(true, 'Describes the product to search engines (JSON-LD), unless the page does so itself.'),
  },
  events: {
    'site-cart-add': event<ProductAdd>('The visitor adds the product. Cancelable: `preventDefault()` keeps it out of the cart; `promise` resolves to the result.', { cancelable: true, type: '{ entry: CartEntry, promise: Promise<{ isAdded: boolean, cart: Cart }> }' }),
    'site-product-choose': event<{ sku: string | null; options: Readonly<Record<string, string>>; priceCents: number }>('The visitor has chosen other options. `sku` is null where they are not to be had together.',
      { type: '{ sku: string | null, options: Record<string, string>, priceCents: number }' }),
  },
  texts: {
    add: 'Add to cart', said: '{name} is in your cart. Items in cart: {count}.', subscribe: 'Subscribe',
    soldOut: 'Sold out', unavailable: 'Not available', left: 'Only {count} left', sale: 'Sale', was: 'Regular price', from: 'from {price}', price: 'Price: {price}.',
    quantity: 'Quantity', amount: 'Amount', purchase: 'Purchase', once: 'One time', percentOff: '{percent} % off',
    allInCart: 'There are only {stock}, and they are in your cart.', fewLeft: 'There are only {stock}, of which {there} are in your cart.', mostPerOrder: 'At most {stock} for each order.',
    failed: 'This could not be put into your cart. Please try again.', notThere: 'This product cannot be shown. Please try again later.',
    weekly: subscriptionTexts.weekly, weeks: subscriptionTexts.weeks, monthly: subscriptionTexts.monthly, months: subscriptionTexts.months, yearly: subscriptionTexts.yearly, years: subscriptionTexts.years,
    weeklyFinite: subscriptionTexts.weeklyFinite, weeksFinite: subscriptionTexts.weeksFinite, monthlyFinite: subscriptionTexts.monthlyFinite, monthsFinite: subscriptionTexts.monthsFinite,
    yearlyFinite: subscriptionTexts.yearlyFinite, yearsFinite: subscriptionTexts.yearsFinite,
  },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof productSettings;
export type ProductHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
