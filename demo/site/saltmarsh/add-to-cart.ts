import type { ShopProduct } from '../content/products.js';
import { studio } from '../content/studio.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';

/** A button that adds one item to the cart. Without scripts it goes straight to the checkout with that item. */
export function addToCart(view: View, { sku, name, priceCents, image, ...stock }: ShopProduct, button: Html): Html {
  return html`<site-add-to-cart sku="${sku}" name="${name}" price-cents="${priceCents}"
      image="/images/${image}" url="${linkTo(view, `/saltmarsh/shop/${sku}`)}"${
        !stock.unlimited && html` stock="${stock.qtyInStock}"`
      }>
      <form action="${studio.checkoutPath}" method="post">
        <input type="hidden" name="cart" value="${JSON.stringify([{ sku, quantity: 1 }])}">
        ${button}
      </form>
    </site-add-to-cart>`;
}
