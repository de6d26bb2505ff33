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
  summary: 'A product list with filters, sorting, pagination and quick view, with your own product cards or default ones.',
  spec: 'commerce-forms-data §3, §4; page-runtime-platform §2, §7, §9',
  preloadsReact: true,
  preloads: { '[source=shop]': ['products/fetch-catalogue.ts'] },
  settings: {
    products: setting.json<readonly Readonly<Record<string, unknown>>[]>([], 'The products, in the format of `<site-product>`, optionally with `categories`, `url`, `addedOn` and `rating`.', { type: 'object[]', aliases: ['items'] }),
    source: setting.choice(['page', 'shop'], 'Source of the products: this page (your cards or `products`), or your shop, from which they are loaded.'),
    category: setting.text('', 'Name of the initial category, or its ID in your shop.'),
    sort: setting.choice(listSorts, 'Initial order. `featured` is your own order.'),
    filters: setting.text('category price in-stock on-sale options', 'Filters to show, if the products differ in them. `none` shows no filters.',
      { format: wordsFormat(['category', 'price', 'in-stock', 'on-sale', 'options']) }),
    pageSize: setting.number(24, 'Number of products on a page.', { min: 1, max: 200, integer: true, spec: 'page-runtime-platform §9, products in a collection' }),
    paging: setting.choice(['pages', 'more'], 'Numbered pages, or a “Show more” button.'),
    quickView: setting.flag(true, 'Shows a quick view of a product in a dialog.'),
    address: setting.flag(true, 'Stores filters, order and page in the URL, so that Back and shared links show the same products.'),
    addressPrefix: setting.text('', 'Prefix of the query parameters in the URL, for pages with two lists.'),
    label: setting.text('', 'Accessible name (`aria-label`) of the list. Default: “Products”.'),
    structuredData: setting.flag(true, 'Adds structured data (JSON-LD) for search engines, unless the page already has it.'),
  },
  events: {
    'site-list-change': event<{ query: ListQuery; total: number }>('Filters, order or page changed. `total` is the number of matching products.', { type: '{ query: { sort: string; page: number }; total: number }' }),
    'site-quick-view-open': event<{ id: string }>('The quick view of a product is about to open. Cancelable: after `preventDefault()`, it stays closed.', { cancelable: true, type: '{ id: string }' }),
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
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof productListSettings;
export type ProductListHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
