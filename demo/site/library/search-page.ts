import type { SearchEntry, SearchGroup } from '../content/search-entries.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { inlineCode } from '../markup/inline-code.js';
import { matches } from '../markup/matches.js';
import { libraryPage } from './library-page.js';

export interface SearchPageParts {
  view: View;
  groups: readonly SearchGroup[];
  /** The search terms. The server filters the list for browsers without scripts. */
  query: string;
}

/** The list of all entries, filtered by the search field. */
export function searchPage({ view, groups, query }: SearchPageParts): Html {
  const isShown = ({ title, text }: SearchEntry) => matches(`${title} ${text}`, query);
  const count = groups.flatMap(({ entries }) => entries).filter(isShown).length;
  return libraryPage({
    view,
    title: 'Search',
    description: 'Find an element, one of its settings, or a guide.',
    main: html`
<section class="page-head">
  <h1>Search</h1>
  <form class="search-form" role="search" action="/docs/search" data-search>
    ${view.theme && html`<input type="hidden" name="theme" value="${view.theme}">`}${view.dir === 'rtl' && html`<input type="hidden" name="dir" value="rtl">`}
    <label class="visually-hidden" for="q">Elements, settings and guides</label>
    <input id="q" name="q" type="search" value="${query}" placeholder="slides, color, consent…" autocomplete="off" spellcheck="false">
    <button class="button">Search</button>
  </form>
  <p class="search-count" role="status" data-count>${countText(count)}</p>
</section>
${groups.map(({ title, entries }) => html`<section class="search-group" aria-label="${title}" data-search-group${!entries.some(isShown) && html` hidden`}>
  <h2>${title}</h2>
  <ul class="search-list">${entries.map(entry => html`
    <li${!isShown(entry) && html` hidden`}><a href="${linkTo(view, entry.path)}">${entry.isCode ? html`<code>${entry.title}</code>` : entry.title}</a>
      <span>${inlineCode(entry.text)}</span></li>`)}
  </ul>
</section>
`)}`,
  });
}

const countText = (count: number): string => (count === 0 ? 'No results' : count === 1 ? '1 entry' : `${count} entries`);
