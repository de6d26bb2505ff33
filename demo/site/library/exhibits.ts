import type { ShopProduct } from '../content/products.js';
import { studio } from '../content/studio.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { picture, productPicture } from '../markup/picture.js';
import { addToCart } from '../saltmarsh/add-to-cart.js';

const slides = ['pier-evening', 'chalk-cliffs', 'beach-huts', 'moonlit-flats'];

/** Live elements on the home page, one card each. */
export function exhibits(view: View, products: readonly ShopProduct[]): Html {
  return html`<div class="exhibit-grid">
    ${exhibit({ view, tag: 'site-gallery', sentence: 'Turns images into a slideshow or a grid.', live: gallery(), isWide: true })}
    ${exhibit({ view, tag: 'site-add-to-cart', sentence: 'A button and a badge, in sync in all tabs.', live: cart(view, products) })}
    ${exhibit({ view, tag: 'site-map', sentence: 'An address with a map.', live: map(), isWide: true })}
    ${exhibit({ view, tag: 'site-form', sentence: 'Your form, with error messages at the fields.', live: form() })}
  </div>`;
}

interface ExhibitParts {
  view: View;
  tag: string;
  sentence: string;
  live: Html;
  isWide?: boolean;
}

function exhibit({ view, tag, sentence, live, isWide = false }: ExhibitParts): Html {
  return html`<article class="exhibit exhibit-${tag} ${isWide ? 'exhibit-wide' : 'exhibit-narrow'}">
      <div class="exhibit-head">
        <h3><a href="${linkTo(view, `/elements/${tag}`)}"><code>&lt;${tag}&gt;</code></a></h3>
        <p>${sentence}</p>
      </div>
      <div class="exhibit-live">
        ${live}
      </div>
    </article>`;
}

function gallery(): Html {
  return html`<site-gallery design="slideshow" aspect-ratio="3:2" loop counter label="The coast">${slides.map(
    name => html`
          <a href="/images/${name}?format=1500w">${picture(name, { sizes: '(min-width: 64rem) 46rem, 92vw' })}</a>`,
  )}
        </site-gallery>`;
}

function cart(view: View, products: readonly ShopProduct[]): Html {
  return html`${products.slice(0, 1).map(
    product => html`${productPicture(product.image, { sizes: '(min-width: 64rem) 24rem, 92vw' })}
        <div class="exhibit-row">
          ${addToCart(view, product, html`<button class="button">Add ${product.name} to cart</button>`)}
          <site-cart-badge hide-subtotal checkout-url="${studio.checkoutPath}">
            <a href="${linkTo(view, '/saltmarsh/shop')}">Cart</a>
          </site-cart-badge>
        </div>`,
  )}`;
}

function map(): Html {
  return html`<site-map lat="${studio.lat}" lng="${studio.lng}" zoom="11" map-style="original"
          tiles="/tiles/{z}/{x}/{y}.png" attribution="Coastline: Natural Earth" address-title="${studio.name}">
          <address><strong>${studio.name}</strong><br>${studio.street}<br>${studio.town}, ${studio.county}</address>
        </site-map>`;
}

function form(): Html {
  return html`<site-form form-id="contact" success-text="Thank you. Your message was stored in the database of this demo.">
          <form action="/forms/contact" method="post" aria-label="Try the form">
            <p class="field"><label for="name">Name</label>
              <input id="name" name="name" autocomplete="name" required></p>
            <p class="field"><label for="email">Email</label>
              <input id="email" name="email" type="email" autocomplete="email" required></p>
            <p class="field"><label for="message">Message</label>
              <textarea id="message" name="message" rows="3" required></textarea></p>
            <p><button class="button">Send</button></p>
          </form>
        </site-form>`;
}
