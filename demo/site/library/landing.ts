import { headLines } from '../../../core/manifest/install/sheet-links.js';
import type { ShopProduct } from '../content/products.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { picture } from '../markup/picture.js';
import { snippet } from '../markup/snippet.js';
import { exhibits } from './exhibits.js';
import { libraryPage } from './library-page.js';

const galleryTag = `<site-gallery design="slideshow" loop counter>
  <img src="dawn.jpg" alt="The creek at dawn">
  <img src="shelf.jpg" alt="Bowls on a shelf">
</site-gallery>`;

const promises = [
  {
    title: 'Your markup stays',
    text:
      'Your images, forms and addresses stay in the page. '
      + 'They show, print and submit without scripts.',
  },
  {
    title: 'Loads on demand',
    text:
      'The loader has no dependencies. An element loads near the viewport or on the first interaction; '
      + 'React loads with the first element that needs it.',
  },
  {
    title: 'One cart, one consent',
    text: 'Elements share stores, so two badges, another tab and your own script are always in sync.',
  },
  {
    title: 'Secure by default',
    text:
      'No inline styles, no inline scripts, no third-party requests before consent. '
      + 'Runs under a strict content security policy.',
  },
];

/** The home page of the library: an introduction, the lines to paste, and live elements. */
export function landingPage(view: View, products: readonly ShopProduct[]): Html {
  return libraryPage({
    view,
    title: 'Site Elements',
    description: 'Custom elements for any website: galleries, forms, cart, consent and maps. Paste one script and a tag.',
    main: html`
<section class="landing-hero">
  <h1>Custom elements for the website you already&nbsp;have</h1>
  <p class="lede">Galleries, forms, a cart, consent and maps as plain HTML tags.
    Paste two lines, put a tag around your own markup, and it works.</p>
  <p class="actions"><a class="button" href="${linkTo(view, '/elements')}">Browse the elements</a>
    <a class="quiet-link" href="${linkTo(view, '/saltmarsh')}">View a complete site</a></p>
</section>

<section class="landing-paste" aria-labelledby="paste">
  <div>
    <h2 id="paste">Paste two lines</h2>
    ${snippet(headLines.join('\n'), 'The lines to paste')}
    <p class="landing-where">See the steps for <a href="${linkTo(view, '/docs/install/wordpress')}">WordPress</a>, <a href="${linkTo(view, '/docs/install/squarespace')}">Squarespace</a>,
      <a href="${linkTo(view, '/docs/install/shopify')}">Shopify</a> or <a href="${linkTo(view, '/docs/install')}">another system</a></p>
  </div>
  <div>
    <h2>Then use a tag</h2>
    ${snippet(galleryTag, 'A gallery with two images')}
  </div>
</section>

<section class="exhibits" aria-labelledby="live">
  <h2 id="live">Live, on this page</h2>
  ${exhibits(view, products)}
</section>

<section class="promises" aria-labelledby="promises">
  <h2 id="promises">Features</h2>
  <ul>${promises.map(({ title, text }) => html`
    <li><h3>${title}</h3><p>${text}</p></li>`)}
  </ul>
</section>

<section class="landing-site" aria-labelledby="whole">
  <div>
    <h2 id="whole">A complete site</h2>
    <p>Saltmarsh Pottery is a small fictional business with a home page, a shop, forms and a map.
      Open it on a phone, turn off scripts, and view its source.</p>
    <p><a class="button" href="${linkTo(view, '/saltmarsh')}">Visit Saltmarsh Pottery</a></p>
  </div>
  ${picture('shelf-of-pots', { sizes: '(min-width: 56rem) 45vw, 92vw', alt: '' })}
</section>
`,
    banner: html`<cookie-banner variant="bar" position="bottom" theme="dark" accept-type="opt-in-and-out"
  cta-variant="button" cta-text="Allow" opt-out-cta-text="No, thank you">
  <p>This is a <code>&lt;cookie-banner&gt;</code>. Until you answer, this site stores nothing about you.</p>
</cookie-banner>`,
  });
}
