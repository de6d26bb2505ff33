import { pageType } from '../../../core/contract/enumerations.js';
import { linkTo, type View } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { saltmarshPage } from './saltmarsh-page.js';

/**
 * The visitor's cart. On other pages the cart is stored in the browser only. Here, the shop returns its prices and the
 * providers of immediate payment. Without scripts, each item goes straight to the checkout.
 */
export function cartPage(view: View): Html {
  return saltmarshPage({
    view,
    title: 'Cart',
    description: 'What you have chosen so far.',
    unlisted: true,
    pageType: pageType.cart,
    store: { cartBackend: 'site', expressCheckout: true },
    main: html`
<section class="page-head">
  <h1>Your cart</h1>
</section>
<section class="wide cart-section" aria-label="Cart">
  <site-cart>
    <p>Nothing on the table yet. <a href="${linkTo(view, '/saltmarsh/shop')}">See the shop</a></p>
  </site-cart>
</section>
`,
  });
}
