import type { Docs } from '../../core/manifest/describe/docs.js';
import type { productSettings } from './product.settings.js';

export const productDocs: Docs<typeof productSettings> = {
  group: 'shop',
  usesCurrency: true,
  details: `There are three ways to set the product: \`product\` in a JSON settings block, \`product-id\` for a product of your own shop, or only
your markup. In markup, write \`sku\` and \`price-cents\` on the tag, or a select or radio buttons named \`sku\`, each option with
\`data-price-cents\` and optionally \`data-sale-price-cents\`, \`data-on-sale\`, \`data-stock\` and \`data-image\`.

Write \`data-product="…"\` on the nodes that show the product: \`title\`, \`description\`, \`price\`, \`compare-at\`, \`sale\`, \`image\`,
\`stock\`, \`sku\`, \`weight\`, \`size\`, \`subscription\`, \`button\`
and \`message\`. A select or radio buttons with the name of an option select its value.
Fields named \`quantity\` and \`plan\` are used too, and every other field of the form is added to the cart with the product, such as
an engraving. They can have conditions, such as \`data-site-when="gift is yes"\` (\`docs/form-conditions.md\`). Without any of
these, the element renders a default layout.

Prices in your text are for pages without scripts and are never parsed; without scripts, your form is posted to its \`action\`.
Write the initial text of \`stock\` and \`subscription\` yourself: an empty line that the script fills shifts the content below it.
A product from a settings block is rendered by the script and shifts the content below it. Set a \`min-block-size\` on the tag in your style sheet to reserve space.`,
  slots: { '': 'Your own markup of the product. With the default layout, additional text below the description.', fields: 'In the default layout, your own fields above the button.' },
  parts: {
    image: 'The image of the default layout.', title: 'The name.', price: 'The price.', sale: 'The sale badge.', options: 'A group of options.', stock: 'The stock level.', measures: 'Weight and dimensions of the selected variant.',
    quantity: 'The quantity field.', button: 'The button.', message: 'The message after a click on the button.',
  },
  functions: { setCartBackend: 'Connects the cart to another shop. `docs/cart-backends.md` describes the required responses.' },
  states: { added: 'The product was added to the cart.', 'sold-out': 'The selected variant is sold out.', sale: 'A sale price is shown.' },
  accessibility: [
    'Options are radio buttons with arrow keys. An unavailable option stays visible and is labeled. The button also stays, and explains why the product can\'t be added.',
    'Changes of price and stock and the result of a click on the button are announced.',
  ],
  panel: {
    icon: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
    entries: 'choices',
    groups: {
      Content: ['name', 'priceCents', 'salePriceCents', 'onSale', 'sku', 'stock'],
      Behavior: ['maxPerOrder', 'productType', 'url', 'structuredData'],
    },
    labels: {
      priceCents: 'Price in minor units', salePriceCents: 'Sale price in minor units', stock: 'Units in stock', maxPerOrder: 'Maximum per order',
      url: 'Product page', image: 'Image URL', productId: 'Product ID', product: 'Product data', structuredData: 'Describe to search engines',
      checkoutUrl: 'Checkout page',
    },
    choices: { giftCard: 'Gift card' },
  },
};
