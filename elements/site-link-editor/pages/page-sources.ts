import { pagePaths } from '../../../core/contract/paths-of-pages.js';
import type { SearchAnswer } from '../../../core/contract/search.js';
import { canParseUrl } from '../../../core/links/can-parse-url.js';
import { getDocument } from '../../../core/platform/page-document.js';
import { baseUrl, pageOrigin } from '../../../core/platform/page.js';
import { fetchText } from '../../../core/request/fetch-text.js';
import { request } from '../../../core/request/request.js';
import { $site } from '../../../core/stores/site.js';
import { parseInert } from '../../../core/text/parse-inert.js';
import type { LinkEditorHost } from '../link-editor.settings.js';
import { findInList, readMarkedPages, readPages, type Anchor, type FindPages, type Page } from './page-list.js';

const timeoutMs = 10_000;
const maxResults = 20;
const maxSitemaps = 10;
const [sitemapBytes, pageBytes] = [2_000_000, 400_000];
const sitemapTypes = ['application/xml', 'text/xml', 'text/plain', 'application/rss+xml'];

/** The search of the site's own service. */
const askService = (endpoint: string): FindPages => async (query, signal) => {
  if (!query) return [];
  const base = endpoint || $site.get().website.baseUrl;
  const parameters = new URLSearchParams({ q: query, offset: '0', limit: String(maxResults) });
  const answer = await request.get<Partial<SearchAnswer> | null>(`${pagePaths.search}?${parameters}`, { base, retries: 1, timeoutMs, signal });
  if (answer.kind !== 'success') throw new Error(answer.kind === 'failure' ? answer.message : 'no answer');
  const results = Array.isArray(answer.data?.results) ? answer.data.results : [];
  const titleOf = (title: unknown): string => (Array.isArray(title) ? title : []).map(part => (Array.isArray(part) ? String(part[0]) : '')).join('');
  return readPages(results.map(result => ({ url: result?.url, title: titleOf(result?.title) })));
};

/** The addresses in a sitemap: a page's, or those of further sitemaps. */
function readLocations(text: string, name: 'url' | 'sitemap'): string[] {
  const entries = text.split(new RegExp(`<${name}[\\s>]`, 'i')).slice(1);
  return entries.flatMap(entry => /<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]{1,2000})/i.exec(entry)?.[1]?.replaceAll('&amp;', '&') ?? []);
}

/** The pages of a sitemap, relative to the site. Their titles are made from their paths: no page is loaded. */
async function readSitemap(address: string, signal: AbortSignal): Promise<readonly Page[]> {
  const load = (url: string) => fetchText(url, { maxBytes: sitemapBytes, timeoutMs, types: sitemapTypes, signal });
  const own = (url: string): string[] => {
    if (!canParseUrl(url, address)) return [];
    const { origin, href } = new URL(url, address);
    return origin === pageOrigin() ? [href] : [];
  };
  const text = await load(address);
  if (text === null) throw new Error('no sitemap');
  const further = await Promise.all(readLocations(text, 'sitemap').flatMap(own).slice(0, maxSitemaps).map(url => load(url).catch(() => null)));
  const found = [text, ...further].flatMap(sitemap => (sitemap ? readLocations(sitemap, 'url') : [])).flatMap(own);
  return readPages([...new Set(found)].map(url => ({ url: url.slice(pageOrigin().length) || '/' })));
}

/** Once a sitemap is read, its pages are found without a request. A failure is forgotten. */
function searchSitemap(sitemap: string, signal: AbortSignal): FindPages {
  let pages: Promise<readonly Page[]> | undefined;
  return async query => {
    pages ??= readSitemap(new URL(sitemap, baseUrl()).href, signal);
    try {
      return findInList(await pages, query);
    } catch (error) {
      pages = undefined;
      throw error;
    }
  };
}

/** Where the pages of an editor come from: the host's function, its list, a sitemap or the service. */
export function openPages({ values, element, signal }: LinkEditorHost): FindPages {
  const { searchPages, pages, source, sitemap, endpoint } = values;
  if (typeof searchPages === 'function') return async (query, signal) => readPages(await searchPages(query, signal));
  const listed = [...readPages(pages), ...readMarkedPages(element!)];
  if (source === 'service') return askService(endpoint);
  if (source === 'sitemap' || (source === 'auto' && listed.length === 0)) return searchSitemap(sitemap, signal);
  return query => Promise.resolve(findInList(listed, query));
}

/** The anchors of a page of this site: headings and sections with an id. Empty if it cannot be read. */
export async function readAnchors(url: string, element: HTMLElement, signal: AbortSignal): Promise<readonly Anchor[]> {
  if (!canParseUrl(url, baseUrl()) || new URL(url, baseUrl()).origin !== pageOrigin()) return [];
  try {
    const html = await fetchText(new URL(url, baseUrl()).href, { maxBytes: pageBytes, timeoutMs, types: ['text/html', 'application/xhtml+xml'], signal });
    const read = html === null ? null : parseInert(html, getDocument(element));
    return [...read?.querySelectorAll(':is(h1, h2, h3, h4, h5, h6, section, article)[id]') ?? []].slice(0, 100).flatMap(node => {
      const heading = /^h\d$/.test(node.localName) ? node : node.querySelector('h1, h2, h3, h4, h5, h6');
      return node.id.length <= 100 ? [{ id: node.id, title: (heading?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 100) }] : [];
    });
  } catch {
    return []; // the anchor can be typed
  }
}
