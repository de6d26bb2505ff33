import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { type MarkedText, mostQueryLetters, type SearchAnswer } from 'site-elements/contract/search';
import type { Html } from '../../kernel/html.js';
import type { SearchRequest } from './search-store.js';
import { t } from './texts.js';

const isOwnPath = /^\/(?![/\\])/;
const marked = (text: MarkedText) => text.map(([piece, isMatch]) => (isMatch ? html`<mark>${piece}</mark>` : piece));

/** The form and what was found, for browsers without scripts. */
export function searchPage({ q, offset, limit }: SearchRequest, { results, total }: SearchAnswer): Html {
  const next = new URLSearchParams({ q, offset: String(offset + limit) });
  return html`<h1>${t('search')}</h1>
<form role="search" action="${paths.plainSearch}">
  <p class="field"><label for="q">${t('search')}</label>
  <input id="q" type="search" name="q" value="${q}" maxlength="${mostQueryLetters}"></p>
  <p><button class="button">${t('search')}</button></p>
</form>
${q && html`<p>${total === 0 ? t('searchNothing', { query: q }) : t('searchFound', { query: q, count: total })}</p>`}
<ol start="${offset + 1}">${results.filter(({ url }) => isOwnPath.test(url)).map(({ url, title, excerpt, section }) => html`
  <li><p><a href="${url}"><strong>${marked(title)}</strong></a>${section && html` · ${section}`}</p><p>${marked(excerpt)}</p></li>`)}
</ol>
${offset + results.length < total && html`<p><a href="${paths.plainSearch}?${next.toString()}">${t('searchMore')}</a></p>`}`;
}
