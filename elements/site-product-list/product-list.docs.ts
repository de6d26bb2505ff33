import type { Docs } from '../../core/manifest/describe/docs.js';
import type { productListSettings } from './product-list.settings.js';

export const productListDocs: Docs<typeof productListSettings> = {
  group: 'shop',
  usesCurrency: true,
  details: `There are three ways to set the products: your own cards inside the tag, \`products\` in a JSON settings block, or
\`source="shop"\` for all products of your shop. Your own cards stay unchanged: the list hides, shows and sorts them.

A card is a child, or an item of a \`<ul>\` that is a child. Its attributes describe the product: \`data-sku\`, \`data-price-cents\`, \`data-sale-price-cents\`,
\`data-on-sale\`, \`data-stock\`, \`data-categories="Mugs, Gifts"\`, \`data-options="Glaze: Dune, Tide; Size: Small"\` and \`data-added-on="2026-05-01"\`; or it contains a
\`<site-product>\` or \`<site-add-to-cart>\` with attributes. Its name is its heading or \`data-product="title"\`, its URL is its first link. A
button or link with \`data-product-list="quick-view"\` opens the quick view.

Without scripts, all your cards and links are shown. Your own form with \`data-product-list="filters"\` and \`method="get"\` replaces the
default filters. Its fields are \`category\`, \`minPrice\`, \`maxPrice\`, \`inStock\`, \`onSale\`, \`sort\`, \`page\` and \`option.Glaze\`; your server
receives them as query parameters. On a server, \`renderElement\` renders \`products\` with such a form and plain page links.

The quick view shows a \`<site-product>\`. The autoloader loads it; with a bundler, also import \`site-elements/site-product\`.
Products from a settings block or the shop are rendered by the script and shift the content below. Set a \`min-block-size\` on the tag in your style sheet to reserve space.`,
  slots: { '': 'Your cards, or a link to your shop for visitors without scripts.' },
  parts: {
    filters: 'The filter form.', button: 'The button that opens the filters.', count: 'The number of products.', list: 'The list of default cards.', card: 'A default card.', name: 'The name on a card.',
    price: 'The price on a card.', mark: 'The “Sale” or “Sold out” badge.', 'quick-view': 'The quick view button.', dialog: 'The quick view.', pages: 'The page links.', more: 'The “Show more” link.',
    empty: 'The message shown if no products match.', error: 'The message shown if the shop is not responding.',
  },
  cssProperties: { '--site-product-list-column': 'Minimum width of a default card. Default: 220px.' },
  states: { ready: 'The products of the current page are shown.', empty: 'No products match.', failed: 'The shop is not responding.' },
  accessibility: [
    'The number of products and the page are announced after each change.',
    'Filters are native fields. Pages and filter chips are links, so they can be opened in a new tab. The quick view is a modal dialog; the focus returns to its button.',
  ],
  panel: {
    icon: 'M4 4h7v6H4zM13 4h7v6h-7zM4 13h7M4 16h4M13 13h7M13 16h4',
    groups: {
      Content: ['source', 'category', 'sort'],
      Layout: ['pageSize', 'paging'],
      Behavior: ['filters', 'quickView', 'address', 'structuredData'],
    },
    labels: {
      source: 'Products come from', pageSize: 'Products per page', paging: 'More products', quickView: 'Quick view', address: 'Store filters in the URL',
      addressPrefix: 'Prefix in the URL', structuredData: 'Describe to search engines', products: 'Product data',
    },
    choices: {
      page: 'This block', shop: 'Your shop', price: 'Price, lowest first', '-price': 'Price, highest first', pages: 'Numbered pages',
      more: '“Show more” button',
    },
  },
};
