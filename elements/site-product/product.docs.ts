import type { Docs } from '../../core/manifest/docs.js';
import type { productSettings } from './product.settings.js';

export const productDocs: Docs<typeof productSettings> = {
  usesCurrency: true,
  details: `Three ways to say which product it is: \`product\` in a JSON settings block, \`product-id\` for one of your site's own
shop, or your markup alone: \`sku\` and \`price-cents\` on the tag, or a select or radio buttons named \`sku\`, each choice with
\`data-price-cents\`, and where needed \`data-sale-price-cents\`, \`data-on-sale\`, \`data-stock\` and \`data-image\`.

Write \`data-product="…"\` on what shows the product: \`title\`, \`description\`, \`price\`, \`compare-at\`, \`sale\`, \`image\`, \`stock\`,
\`sku\`, \`subscription\`, \`button\` and \`message\`. A select or radio buttons named like an option choose it; fields named \`quantity\` and
\`plan\` are taken too, and every other field of the form goes into the cart with the product, such as an engraving. Without any of this the
element draws a layout of its own.

Prices in your text are for pages without scripts and are never read; your form then goes where its \`action\` says.
Write the \`stock\` and \`subscription\` that hold at first yourself: an empty line that the script fills moves what follows it.
A product of a settings block is drawn by the script, and moves what follows it; a \`min-block-size\` of the tag in your style sheet keeps the room.`,
  slots: { '': 'Your own markup of the product; beside our own layout, more text below the description.', fields: 'In our own layout: fields of yours above the button.' },
  parts: {
    image: 'The picture of our own layout.', title: 'The name.', price: 'The price.', sale: 'The mark of a sale.', options: 'A group of choices.', stock: 'What is said of the stock.',
    quantity: 'The field for the quantity.', button: 'The button.', message: 'What is said after a press.',
  },
  functions: { setCartBackend: 'Plugs another shop in behind the cart; `docs/cart-backends.md` says what it has to answer.' },
  states: { added: 'It has been put into the cart.', 'sold-out': 'What is chosen is sold out.', sale: 'A lower price than the regular one is shown.' },
  accessibility: [
    'Choices are radio buttons with arrow keys. One that is not to be had stays and says so; the button then stays too, and says why it does nothing.',
    'A new price and stock are announced after each choice, and what came of a press.',
  ],
  panel: {
    icon: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
    entries: 'choices',
    groups: {
      Content: ['name', 'priceCents', 'salePriceCents', 'onSale', 'sku', 'stock'],
      Behavior: ['maxPerOrder', 'productType', 'url', 'structuredData'],
    },
    labels: {
      priceCents: 'Price in minor units', salePriceCents: 'Sale price in minor units', stock: 'Units in stock', maxPerOrder: 'Most per order',
      url: 'Product page', image: 'Image address', productId: 'Product ID', product: 'Product data', structuredData: 'Describe to search engines',
      checkoutUrl: 'Checkout page',
    },
    choices: { giftCard: 'Gift card' },
  },
};
