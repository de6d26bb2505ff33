import type { Host } from '../../core/element/host.js';
import { wordsFormat } from '../../core/settings/formats.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';
import { type ListQuery, listSorts } from './query/list-query.js';

/** The filters that a list can offer. */
export const filterNames = ['category', 'price', 'in-stock', 'on-sale', 'options'] as const;
export type FilterName = (typeof filterNames)[number];

export const productListSettings = table({
  tag: 'site-product-list',
  summary: 'Products of a store or a category: filters, sorting, pages and a quick view, over your own cards or in cards of ours.',
  spec: 'commerce-forms-data §3, §4; page-runtime-platform §2, §7, §9',
  settings: {
    products: setting.json<readonly Readonly<Record<string, unknown>>[]>([], 'The products, each as `<site-product>` takes it, with `categories`, `url`, `addedOn` and `rating` where there are any.', { type: 'object[]', aliases: ['items'] }),
    source: setting.choice(['page', 'shop'], 'Where the products are: in this page (your cards, or `products`), or at your site\'s own shop, which is asked for them.'),
    category: setting.text('', 'The category that is shown at first: its name, or its id at your shop.'),
    sort: setting.choice(listSorts, 'The order at first; `featured` is your own.'),
    filters: setting.text('category price in-stock on-sale options', 'The filters that are offered, of these five, where the products differ in them; `none` for none.',
      { format: wordsFormat(['category', 'price', 'in-stock', 'on-sale', 'options']) }),
    pageSize: setting.number(24, 'How many products a page has.', { min: 1, max: 200, integer: true, spec: 'page-runtime-platform §9, products in a collection' }),
    paging: setting.choice(['pages', 'more'], 'How the rest is reached: numbered pages, or a button that shows more.'),
    quickView: setting.flag(true, 'Offers a closer look at a product, over the page.'),
    address: setting.flag(true, 'Keeps filters, order and page in the address, so that the Back button and a shared link lead to the same products.'),
    addressPrefix: setting.text('', 'Put before the names in the address, where a page has two lists.'),
    label: setting.text('', 'Accessible name (`aria-label`) of the list; by default "Products".'),
    structuredData: setting.flag(true, 'Describes the list to search engines (JSON-LD), unless the page does so itself.'),
  },
  events: {
    'site-list-change': event<{ query: ListQuery; total: number }>('Filters, order or page have changed; `total` products are found.', { type: '{ query: { sort: string; page: number }; total: number }' }),
    'site-quick-view-open': event<{ id: string }>('The visitor wants a closer look at a product. Cancelable: `preventDefault()` opens nothing.', { cancelable: true, type: '{ id: string }' }),
  },
  texts: {
    label: 'Products', filter: 'Filter', sort: 'Sort by', apply: 'Show', clear: 'Clear all', remove: 'Remove filter: {name}',
    featured: 'Featured', newest: 'Newest', name: 'Name', price: 'Price, low to high', priceDown: 'Price, high to low', rating: 'Rating',
    category: 'Category', all: 'All', priceRange: 'Price', minPrice: 'From', maxPrice: 'To', inStock: 'In stock', onSale: 'On sale',
    count: '{count, plural, one {# product} other {# products}}', shownOf: '{shown} of {count} products shown', pageOf: 'Page {page} of {pages}',
    pages: 'Pages', page: 'Page {page}', previous: 'Previous', next: 'Next', more: 'Show more',
    quickView: 'Quick view', quickViewOf: 'Quick view: {name}', close: 'Close', details: 'All details',
    soldOut: 'Sold out', sale: 'Sale', was: 'Regular price', from: 'from {price}', stars: '{average} of 5 stars, {count, plural, one {# review} other {# reviews}}',
    loading: 'Loading products', none: 'No products match.', failed: 'The products could not be loaded.', again: 'Try again',
  },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof productListSettings;
export type ProductListHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
