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
  summary: 'A product with options, price, stock and an add-to-cart button, in your own markup or a default layout.',
  spec: 'commerce-forms-data §3, §4, §5, §9; page-runtime-platform §3',
  preloadsReact: true,
  preloads: { '[product-id]:not([product])': ['../../core/shop/fetch-products.ts'] },
  settings: {
    product: setting.json<Readonly<Record<string, unknown>>>(
      {},
      'Data of the product. It has `name`, `images`, `variants` with `sku`, `price`, `salePrice`, `onSale`, `qtyInStock`, `unlimited` and `optionValues`, `weight`, `length`, `width` and `height`, `plans`, `form`, `maxPerOrder`.',
      { type: 'object', spec: 'commerce-forms-data §3', aliases: ['structuredContent', 'item'] },
    ),
    productId: setting.text('', 'ID or SKU of a product that is loaded from your shop, if there is no `product`.'),
    sku: setting.text('', 'SKU of a product without variants, at most 60 characters.', { spec: 'commerce-forms-data §5' }),
    name: setting.text('', 'Name of the product in the cart. Default: the text of your `data-product="title"`.'),
    priceCents: setting.optionalNumber('Price in minor units: 2800 is €28.00.', cents),
    salePriceCents: setting.optionalNumber('Sale price in minor units.', cents),
    onSale: setting.flag(false, 'Uses the sale price.', { spec: 'commerce-forms-data §3' }),
    stock: setting.optionalNumber('Units in stock; 0 is sold out. Default: unlimited.', {
      min: 0,
      integer: true,
      aliases: ['qtyInStock'],
      spec: 'commerce-forms-data §3',
    }),
    maxPerOrder: setting.optionalNumber('Maximum quantity for each order.', { min: 1, integer: true }),
    productType: setting.choice(
      Object.keys(productTypes) as ProductType[],
      'Type of the product. Digital products and paywalls are never sold out.',
      { spec: 'commerce-forms-data §4' },
    ),
    image: setting.url('', 'URL of the product image, shown in the cart. Default: your `data-product="image"`.', { addressOf: 'image' }),
    url: setting.url('', 'URL of the product page, linked in the cart.', { addressOf: 'page' }),
    checkoutUrl: setting.url(pagePaths.checkout, 'URL to which the form of the default layout is posted without scripts.', {
      spec: 'commerce-forms-data §2',
    }),
    structuredData: setting.flag(true, 'Adds structured data (JSON-LD) for search engines, unless the page already has it.'),
  },
  events: {
    'site-cart-add': event<ProductAdd>(
      'The visitor adds the product. `promise` resolves with the result. Cancelable: after `preventDefault()`, nothing is added.',
      { cancelable: true, type: '{ entry: CartEntry, promise: Promise<{ isAdded: boolean, cart: Cart }> }' },
    ),
    'site-product-choose': event<{ sku: string | null; options: Readonly<Record<string, string>>; priceCents: number }>(
      'The visitor selected other options. `sku` is null if the combination is not available.',
      { type: '{ sku: string | null, options: Record<string, string>, priceCents: number }' },
    ),
  },
  texts: {
    add: 'Add to cart',
    said: '{name} was added to your cart. Items in cart: {count}.',
    subscribe: 'Subscribe',
    soldOut: 'Sold out',
    unavailable: 'Not available',
    left: 'Only {count} left',
    sale: 'Sale',
    was: 'Regular price',
    from: 'from {price}',
    price: 'Price: {price}.',
    quantity: 'Quantity',
    amount: 'Amount',
    purchase: 'Purchase',
    once: 'One time',
    percentOff: '{percent} % off',
    weight: 'Weight',
    size: 'Dimensions',
    allInCart: 'Only {stock} in stock, and all of them are already in your cart.',
    fewLeft: 'Only {stock} in stock, and {there} of them are already in your cart.',
    mostPerOrder: 'You can order at most {stock}.',
    failed: 'This item could not be added to your cart. Please try again.',
    notThere: 'This product could not be loaded. Please try again later.',
    weekly: subscriptionTexts.weekly,
    weeks: subscriptionTexts.weeks,
    monthly: subscriptionTexts.monthly,
    months: subscriptionTexts.months,
    yearly: subscriptionTexts.yearly,
    years: subscriptionTexts.years,
    weeklyFinite: subscriptionTexts.weeklyFinite,
    weeksFinite: subscriptionTexts.weeksFinite,
    monthlyFinite: subscriptionTexts.monthlyFinite,
    monthsFinite: subscriptionTexts.monthsFinite,
    yearlyFinite: subscriptionTexts.yearlyFinite,
    yearsFinite: subscriptionTexts.yearsFinite,
  },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof productSettings;
export type ProductHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
