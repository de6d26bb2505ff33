import { documentPage } from '../layout/document.js';
import { navLinks } from '../layout/nav-links.js';
import { themeLinks } from '../layout/theme-links.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';

const entries = [
  { path: '/elements', label: 'Elements' },
  { path: '/docs/theming', label: 'Theming' },
  { path: '/docs', label: 'Guides' },
  { path: '/saltmarsh', label: 'A whole site' },
  { path: '/docs/search', label: 'Search' },
];

export interface LibraryParts {
  view: View;
  title: string;
  description: string;
  main: Html;
  /** A cookie banner; it stands in the footer until it is upgraded. */
  banner?: Html;
  /** A style sheet of this page alone. */
  ownSheet?: string;
}

/** The frame of the library's own pages. */
export function libraryPage({ view, title, description, main, banner, ownSheet }: LibraryParts): Html {
  return documentPage({
    view,
    description,
    sheets: ['/site/docs.css', ...ownSheet ? [ownSheet] : []],
    scripts: ['/site/docs.js'],
    title: title === 'Site Elements' ? title : `${title} · Site Elements`,
    brand: 'library',
    body: html`<body>
<a class="skip-link" href="#main">Skip to content</a>
<header class="site-header">
  <a class="wordmark" href="${linkTo(view, '/')}"${view.path === '/' && html` aria-current="page"`}>Site Elements</a>
  <nav class="site-nav" aria-label="Main">
    ${navLinks(view, entries)}
  </nav>
</header>
<main id="main" tabindex="-1">
${main}
</main>
<footer class="site-footer">
  <p>Site Elements is free software under the MIT licence. Every picture in the examples is drawn by code.</p>
  ${themeLinks(view)}
  ${banner}
</footer>
</body>`,
  });
}
