import { type Guide, guideGroups } from '../content/guides.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { libraryPage } from './library-page.js';

/** Every document, by what one wants to do. */
export function guidesIndex(view: View, guides: readonly Guide[]): Html {
  return libraryPage({
    view,
    title: 'Guides',
    description: 'How to install the elements in your system, give them your colours, run a backend, and upgrade.',
    main: html`
<section class="page-head">
  <h1>Guides</h1>
  <p class="lede">From the two lines to paste to a backend of your own.</p>
</section>
<section class="guide-group" aria-labelledby="looks">
  <h2 id="looks">Make it yours</h2>
  <ul class="guide-list">
    <li><h3><a href="${linkTo(view, '/docs/theming')}">Theming</a></h3>
      <p>Colours, corners and type, live, with presets to begin from.</p></li>
  </ul>
</section>
${guideGroups(guides).map(({ title, guides: entries }, index) => html`<section class="guide-group" aria-labelledby="group-${index}">
  <h2 id="group-${index}">${title}</h2>
  <ul class="guide-list">${entries.map(guide => html`
    <li><h3><a href="${linkTo(view, `/docs/${guide.path}`)}">${guide.title}</a></h3>
      <p>${guide.summary}</p></li>`)}
  </ul>
</section>
`)}`,
  });
}
