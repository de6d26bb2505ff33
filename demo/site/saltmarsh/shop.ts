import type { ShopProduct } from '../content/products.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { productPicture } from '../markup/picture.js';
import { addToCart } from './add-to-cart.js';
import { price } from './price.js';
import { saltmarshPage } from './saltmarsh-page.js';

/**
 * All products on one page, with sorting and filters. Without scripts it is a plain list, and each button goes straight
 * to the checkout with its item.
 */
export function shopPage(view: View, products: readonly ShopProduct[]): Html {
  return saltmarshPage({
    view,
    title: 'Shop',
    description: 'Mugs, bowls, plates, vases and jugs in five glazes, made by hand in small runs.',
    main: html`
<section class="page-head">
  <h1>Shop</h1>
  <p class="lede">Five glazes, a handful of shapes. Each piece is thrown by hand, so yours will differ a little
    from its picture; it will differ from everybody else's too.</p>
</section>
<site-product-list class="shop-list" paging="more" label="Shop">
<ul class="product-grid">${products.map((product, index) => productCard(view, product, index < 2))}
</ul>
</site-product-list>
<section class="page-note" aria-labelledby="sending">
  <h2 id="sending">Shipping and returns</h2>
  <p>We pack on Thursdays. Shipping costs €7, or €14 across the water; prices are in euro because that is
    where most of our pots go. If it arrives broken, send us a photograph and keep the pieces:
    they make good drainage for flower pots.</p>
</section>
`,
  });
}

function productCard(view: View, product: ShopProduct, isFirst: boolean): Html {
  const { sku, name, priceCents, fullPriceCents = priceCents, image, description, categories = [] } = product;
  const isSoldOut = !product.unlimited && product.qtyInStock === 0;
  const isReduced = fullPriceCents > priceCents;
  return html`
  <li class="product" id="${sku}" data-sku="${sku}" data-price-cents="${fullPriceCents}"${isReduced && html` data-on-sale data-sale-price-cents="${priceCents}"`}${
    !product.unlimited && html` data-stock="${product.qtyInStock}"`} data-categories="${categories.join(', ')}">
    <div class="product-picture">
      ${productPicture(image, { sizes: '(min-width: 64rem) 30vw, (min-width: 36rem) 46vw, 92vw', isFirst })}
      <button class="product-look" type="button" data-product-list="quick-view" aria-haspopup="dialog" aria-label="Quick view: ${name}">Quick view</button>
    </div>
    <div class="product-text">
      <h2><a href="${linkTo(view, `/saltmarsh/shop/${sku}`)}">${name}</a></h2>
      <p class="product-price">${isReduced && html`<del><span class="visually-hidden">Regular price </span>${price(fullPriceCents)}</del> `}${price(priceCents)}</p>
      <p class="product-words">${description}</p>
    </div>
    ${isSoldOut
      ? html`<p class="sold-out">Sold out; the next firing is in a month</p>`
      : addToCart(view, product, html`<button class="button button-quiet" aria-label="Add to cart: ${name}">Add to cart</button>`)}
  </li>`;
}
