import { pagePaths } from '../../../core/contract/paths-of-pages.js';
import type { MarkedText, SearchAnswer as ServiceAnswer, SearchResult } from '../../../core/contract/search.js';
import { dataLink } from '../../../core/links/data-link.js';
import { request } from '../../../core/request/request.js';
import { $site } from '../../../core/stores/site.js';
import type { Segment } from '../matching/highlight.js';
import { type Facet, facetNames, emptyAnswer, type OpenIndex, type SearchHit } from './search-index.js';

/** The time limit of a request. */
const timeoutMs = 10_000;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Parts of a text, checked: the service may have sent something else. */
const segmentsOf = (marked: MarkedText | undefined): Segment[] =>
  (Array.isArray(marked) ? (marked as unknown[]) : []).flatMap(piece =>
    Array.isArray(piece) && piece[0] && typeof piece[0] === 'string' ? [{ text: piece[0], isMatch: piece[1] === true }] : [],
  );

function hitOf(result: Partial<SearchResult> | null): SearchHit[] {
  const title = segmentsOf(result?.title);
  const url = dataLink(result?.url, `search result "${title.map(piece => piece.text).join('')}": url`);
  return title.length > 0 && url ? [{ title, url, excerpt: segmentsOf(result?.excerpt), section: text(result?.section), kind: text(result?.kind) }] : [];
}

const facetsOf = (facets: Partial<ServiceAnswer['facets']> | undefined): Facet[] =>
  facetNames.map(name => ({
    name,
    values: (Array.isArray(facets?.[name]) ? facets[name] : []).flatMap(({ value, count }) =>
      value && typeof value === 'string' && Number.isInteger(count) ? [{ value, count }] : [],
    ),
  }));

/** The site's own service: it knows more than its pages, and sends what was asked for alone. */
export const openServiceIndex: OpenIndex = async ({ values }) => ({
  async ask({ query, chosen, offset, limit }, signal) {
    const parameters = new URLSearchParams({ q: query, offset: String(offset), limit: String(limit) });
    for (const name of facetNames) for (const value of chosen[name]) parameters.append(name, value);
    const base = values.endpoint || $site.get().website.baseUrl;
    const answer = await request.get<Partial<ServiceAnswer> | null>(`${pagePaths.search}?${parameters}`, { base, retries: 1, timeoutMs, signal });
    signal.throwIfAborted();
    if (answer.kind === 'failure') throw new Error(answer.message);
    const data = answer.kind === 'success' ? answer.data : null;
    if (!Array.isArray(data?.results)) return emptyAnswer;
    return { hits: data.results.flatMap(hitOf), total: Number.isInteger(data.total) ? data.total! : data.results.length, facets: facetsOf(data.facets) };
  },
});
