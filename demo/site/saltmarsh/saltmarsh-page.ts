import type { PageType } from '../../../core/contract/enumerations.js';
import { paths } from '../../../core/contract/paths.js';
import { studio } from '../content/studio.js';
import { documentPage } from '../layout/document.js';
import { navLinks } from '../layout/nav-links.js';
import { themeLinks } from '../layout/theme-links.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';

const entries = [
  { path: '/saltmarsh/shop', label: 'Shop' },
  { path: '/saltmarsh/journal', label: 'Journal' },
  { path: '/saltmarsh/visit', label: 'Visit' },
  { path: '/saltmarsh/contact', label: 'Contact' },
];

export interface SaltmarshParts {
  view: View;
  title: string;
  description: string;
  /** What is in `<main>`; the page brings its own one `<h1>`. */
  main: Html;
  unlisted?: boolean;
  /** What kind of page it is; visits to some kinds are not counted. */
  pageType?: PageType;
  /** What the elements of this page read about the shop. */
  store?: Readonly<Record<string, unknown>>;
  /** Language of `<main>` if it is not English. The header and footer stay English. */
  language?: string;
}

/** The frame of the small business site: header with cart, footer, cookie banner, and analytics, which start after consent. */
export function saltmarshPage({ view, title, description, main, unlisted, pageType, store, language }: SaltmarshParts): Html {
  const home = linkTo(view, '/saltmarsh');
  // The page of the search has a field of its own.
  const isSearch = view.path === '/saltmarsh/search';
  const frame = language ? html` lang="en-GB"` : '';
  return documentPage({
    view,
    description,
    unlisted,
    ...language && { language },
    context: { ...pageType !== undefined && { pageType }, ...store && { store }, ...language && { locale: language } },
    title: title === studio.name ? title : `${title} · ${studio.name}`,
    brand: 'saltmarsh',
    body: html`<body>
<site-fonts families="Lora 400" fallback="serif"></site-fonts>
<a class="skip-link"${frame} href="#main">Skip to content</a>
<header class="site-header"${frame}>
  <a class="wordmark" href="${home}"${view.path === '/saltmarsh' && html` aria-current="page"`}>
    Saltmarsh<span> Pottery</span></a>
  <nav class="site-nav" aria-label="Main">
    ${navLinks(view, entries)}
  </nav>
  ${isSearch ? '' : html`<site-search class="header-search" index="service" compact>
    <form role="search" action="${paths.plainSearch}">
      <label for="header-search">Search</label>
      <input id="header-search" type="search" name="q" placeholder="Mugs…">
      <button>Search</button>
    </form>
  </site-search>`}
  <site-cart-badge class="header-cart" checkout-url="${studio.checkoutPath}">
    <a href="${linkTo(view, '/saltmarsh/shop')}">Cart</a>
  </site-cart-badge>
</header>
<main id="main" tabindex="-1">
${main}
</main>
<footer class="site-footer"${frame}>
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
      ${navLinks(view, [...entries, { path: '/saltmarsh/workshops', label: 'Workshops' }, { path: '/saltmarsh/whats-on', label: 'What’s on' }, { path: '/saltmarsh/search', label: 'Search' }, { path: '/saltmarsh/account', label: 'Log in' }, { path: '/saltmarsh/privacy', label: 'Privacy' }])}
      <site-consent-link><a href="${linkTo(view, '/saltmarsh/privacy')}">Cookie settings</a></site-consent-link>
    </nav>
    ${themeLinks(view)}
  </div>
  <p class="footer-small">An invented business, to show <a href="${linkTo(view, '/')}">Site Elements</a> at work.
    Nothing here is really sold. Every picture is drawn by code.</p>
  <cookie-banner variant="bar" position="bottom" theme="dark" accept-type="opt-in-and-out"
    cta-variant="button" cta-text="Allow" opt-out-cta-text="No, thank you" receipt-endpoint="${paths.consentReceipts}" receipt-token-endpoint="${paths.consentReceiptToken}">
    <p>We would like to remember your visit and load our map without asking again.
      Nothing is stored until you agree. <a href="${linkTo(view, '/saltmarsh/privacy')}">What we keep</a>.</p>
  </cookie-banner>
  <site-analytics></site-analytics>
</footer>
</body>`,
  });
}
