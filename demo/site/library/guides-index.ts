import { type Guide, guideGroups } from '../content/guides.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { libraryPage } from './library-page.js';

interface Entry { readonly address: string; readonly title: string; readonly summary: string }

const group = (view: View, id: string, title: string, entries: readonly Entry[]): Html => html`<section class="guide-group" aria-labelledby="${id}">
  <h2 id="${id}">${title}</h2>
  <ul class="guide-list">${entries.map(entry => html`
    <li><h3><a href="${linkTo(view, entry.address)}">${entry.title}</a></h3>
      <p>${entry.summary}</p></li>`)}
  </ul>
</section>
`;

const themes: Entry = { address: '/docs/themes', title: 'Themes', summary: 'Ten complete looks in light and dark, with a line to paste.' };
const theming: Entry = { address: '/docs/theming', title: 'Theme builder', summary: 'Make a theme from an accent, an image or your style sheet, live in light and dark.' };

/** All guides by task: install, theme, run a site. */
export function guidesIndex(view: View, guides: readonly Guide[]): Html {
  const [install, ...others] = guideGroups(guides).map(({ title, guides: entries }, index) =>
    group(view, `group-${index}`, title, entries.map(guide => ({ ...guide, address: `/docs/${guide.path}` }))));
  return libraryPage({
    view,
    title: 'Guides',
    description: 'How to install the elements in your content system, set colors, run a backend, and upgrade.',
    main: html`
<section class="page-head">
  <h1>Guides</h1>
  <p class="lede">From pasting two lines to running your own backend.</p>
</section>
${install}${group(view, 'looks', 'Customize', [themes, theming])}${others}`,
  });
}
