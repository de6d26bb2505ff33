import { studio } from '../content/studio.js';
import { documentPage } from '../layout/document.js';
import { navLinks } from '../layout/nav-links.js';
import { themeLinks } from '../layout/theme-links.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';

const entries = [
  { path: '/saltmarsh/shop', label: 'Shop' },
  { path: '/saltmarsh/visit', label: 'Visit' },
  { path: '/saltmarsh/contact', label: 'Contact' },
];

export interface SaltmarshParts {
  view: View;
  title: string;
  description: string;
  /** What stands in `<main>`; the page brings its own one `<h1>`. */
  main: Html;
  unlisted?: boolean;
}

/** The frame of the small business site: header with cart, footer, cookie banner. */
export function saltmarshPage({ view, title, description, main, unlisted }: SaltmarshParts): Html {
  const home = linkTo(view, '/saltmarsh');
  return documentPage({
    view,
    description,
    unlisted,
    title: title === studio.name ? title : `${title} · ${studio.name}`,
    brand: 'saltmarsh',
    body: html`<body>
<a class="skip-link" href="#main">Skip to content</a>
<header class="site-header">
  <a class="wordmark" href="${home}"${view.path === '/saltmarsh' && html` aria-current="page"`}>
    Saltmarsh<span> Pottery</span></a>
  <nav class="site-nav" aria-label="Main">
    ${navLinks(view, entries)}
  </nav>
  <site-cart-badge class="header-cart" checkout-url="${studio.checkoutPath}">
    <a href="${linkTo(view, '/saltmarsh/shop')}">Cart</a>
  </site-cart-badge>
</header>
<main id="main" tabindex="-1">
${main}
</main>
<footer class="site-footer">
  <div class="footer-grid">
    <div>
      <p class="footer-name">Saltmarsh Pottery</p>
      <p>Stoneware thrown, glazed and fired beside the tide.</p>
    </div>
    <address>
      ${studio.street}<br>${studio.town}, ${studio.county}<br>
      <a href="mailto:${studio.email}">${studio.email}</a>
    </address>
    <nav class="footer-nav" aria-label="More">
      ${navLinks(view, [...entries, { path: '/saltmarsh/privacy', label: 'Privacy' }])}
    </nav>
    ${themeLinks(view)}
  </div>
  <p class="footer-small">An invented business, to show <a href="${linkTo(view, '/')}">Site Elements</a> at work.
    Nothing here is really sold. Every picture is drawn by code.</p>
  <cookie-banner variant="bar" position="bottom" theme="dark" accept-type="opt-in-and-out"
    cta-variant="button" cta-text="Allow" opt-out-cta-text="No, thank you">
    <p>We would like to remember your visit and load our map without asking again.
      Nothing is stored until you agree. <a href="${linkTo(view, '/saltmarsh/privacy')}">What we keep</a>.</p>
  </cookie-banner>
</footer>
</body>`,
  });
}
