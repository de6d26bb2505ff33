import type { Docs } from '../../core/manifest/docs.js';
import type { productListSettings } from './product-list.settings.js';

export const productListDocs: Docs<typeof productListSettings> = {
  usesCurrency: true,
  details: `Three ways to say which products there are: your own cards inside the tag, \`products\` in a JSON settings block, or
\`source="shop"\` for all of your site's own shop. Cards of yours stay as they are: the list hides, shows and sorts them.

A card is a child, or an item of a \`<ul>\` that is one. It says what it is by attributes: \`data-sku\`, \`data-price-cents\`, \`data-sale-price-cents\`,
\`data-on-sale\`, \`data-stock\`, \`data-categories="Mugs, Gifts"\`, \`data-options="Glaze: Dune, Tide; Size: Small"\` and \`data-added-on="2026-05-01"\`; or it holds a
\`<site-product>\` or \`<site-add-to-cart>\`, whose own attributes count. Its name is its heading or \`data-product="title"\`, its address its first link. A button or link
with \`data-product-list="quick-view"\` opens the quick view.

Without scripts your cards and links are all there. A form of yours with \`data-product-list="filters"\` and \`method="get"\` is used in place of our filters; its
fields are \`category\`, \`minPrice\`, \`maxPrice\`, \`inStock\`, \`onSale\`, \`sort\`, \`page\` and \`option.Glaze\`, which your server finds in the address. On a server,
\`renderElement\` draws \`products\` with such a form and plain links of pages.

The quick view shows a \`<site-product>\`. The autoloader fetches it; with a bundler, import \`site-elements/site-product\` too.
Products of a settings block or of the shop come with the script and move what follows; a \`min-block-size\` of the tag in your style sheet keeps the room.`,
  slots: { '': 'Your cards, or a link to your shop for visitors without scripts.' },
  parts: {
    filters: 'The form of filters.', button: 'The button that opens the filters.', count: 'How many products there are.', list: 'The cards of our own.', card: 'A card of our own.', name: 'Its name.',
    price: 'Its price.', mark: 'The mark of a sale, or that it is sold out.', 'quick-view': 'The button of the quick view.', dialog: 'The quick view.', pages: 'The pages.', more: 'The link that shows more.',
    empty: 'What is said where nothing matches.', error: 'What is said where the shop does not answer.',
  },
  cssProperties: { '--site-product-list-column': 'Least width of a card of our own; 220px.' },
  states: { ready: 'The products are read, and those of the page are shown.', empty: 'No product matches.', failed: 'The shop does not answer.' },
  accessibility: [
    'How many products are found is announced after each change, with the page.',
    'Filters are native fields; pages and chips are links, so that they open in a new tab too. The quick view is a modal dialog, and the focus returns to its button.',
  ],
  panel: {
    icon: 'M4 4h7v6H4zM13 4h7v6h-7zM4 13h7M4 16h4M13 13h7M13 16h4',
    groups: {
      Content: ['source', 'category', 'sort'],
      Layout: ['pageSize', 'paging'],
      Behavior: ['filters', 'quickView', 'address', 'structuredData'],
    },
    labels: {
      source: 'Products come from', pageSize: 'Products per page', paging: 'More products', quickView: 'Quick view', address: 'Keep filters in the address',
      addressPrefix: 'Prefix in the address', structuredData: 'Describe to search engines', products: 'Product data',
    },
    choices: {
      page: 'This block', shop: 'Your shop', price: 'Price, lowest first', '-price': 'Price, highest first', pages: 'Numbered pages',
      more: '“Show more” button',
    },
  },
};
