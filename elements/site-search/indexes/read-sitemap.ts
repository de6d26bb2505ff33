import { canParseUrl } from '../../../core/links/can-parse-url.js';
import type { DocumentMembers } from '../../../core/platform/page-document.js';
import { parseInert } from '../../../core/text/parse-inert.js';

/** What a sitemap lists: pages, or further sitemaps. */
export interface Sitemap { readonly pages: readonly string[]; readonly sitemaps: readonly string[] }

export interface SitemapScope {
  /** The sitemap's own address; what it lists is relative to it. */
  readonly base: string;
  /** What the path of a page begins with. */
  readonly path: string;
}

/** No more of a list is looked at. */
const mostListed = 20_000;

/** The addresses of a list that belong to the same site, each once, without what is behind `#`. */
function ownAddresses(listed: Iterable<Node>, base: string): URL[] {
  const { origin } = new URL(base);
  const own = new Map<string, URL>();
  let read = 0;
  for (const { textContent } of listed) {
    if (++read > mostListed) break;
    const text = (textContent ?? '').trim();
    if (text.length > 2000 || !canParseUrl(text, base)) continue;
    const url = new URL(text, base);
    url.hash = '';
    if (url.origin === origin) own.set(url.href, url);
  }
  return [...own.values()];
}

/** Whether a path is the one that is meant, or lies below it: `/shop` has `/shop` and `/shop/mugs`, and not `/shopping`. */
export const isWithin = (pathname: string, path: string): boolean =>
  path === '' || pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);

/** Reads a sitemap, or an index of sitemaps. Null for a text that is neither, or that the page may not read. */
export function readSitemap(text: string, { base, path }: SitemapScope, page: DocumentMembers): Sitemap | null {
  // Read as markup, which every browser can under every policy; there, what XML quotes would be a comment.
  const read = parseInert(text.replaceAll('<![CDATA[', '').replaceAll(']]>', ''), page);
  if (!read?.querySelector('urlset, sitemapindex')) return null;
  return {
    pages: ownAddresses(read.querySelectorAll('url loc'), base).filter(({ pathname }) => isWithin(pathname, path)).map(({ href }) => href),
    sitemaps: ownAddresses(read.querySelectorAll('sitemap loc'), base).map(({ href }) => href),
  };
}
