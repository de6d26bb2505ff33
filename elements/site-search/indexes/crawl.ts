import type { DocumentMembers } from '../../../core/platform/page-document.js';
import { fetchText } from '../../../core/request/fetch-text.js';
import type { SearchEntry } from './search-entry.js';
import { readPage } from './read-page.js';
import { readSitemap, type Sitemap } from './read-sitemap.js';

export interface CrawlOptions {
  /** What the paths of the pages begin with; empty for all. */
  readonly path: string;
  readonly maxPages: number;
  readonly signal: AbortSignal;
  /** The page whose browser reads. */
  readonly page: DocumentMembers;
}

/** A sitemap may list sitemaps: this many of them are read, and none that those list. */
const mostSitemaps = 10;
/** Maximum size of a sitemap and of a page, in bytes. */
const sitemapBytes = 2_000_000;
const pageBytes = 400_000;
const timeoutMs = 15_000;
/** At a time: the site has other visitors. */
const atOnce = 4;

const sitemapTypes = ['application/xml', 'text/xml', 'text/plain', 'application/rss+xml'];
const pageTypes = ['text/html', 'application/xhtml+xml'];

/** Reads the pages of a sitemap. A page that does not load, or is not HTML, is left out; rejects where the sitemap itself is not there. */
export async function crawl(address: string, { path, maxPages, signal, page }: CrawlOptions): Promise<SearchEntry[]> {
  const sitemap = await listed(address, true);
  for (const further of sitemap.sitemaps.slice(0, mostSitemaps)) {
    if (sitemap.pages.length >= maxPages) break;
    sitemap.pages.push(...(await listed(further, false)).pages);
  }
  const addresses = [...new Set(sitemap.pages)].slice(0, maxPages);
  const entries: (SearchEntry | null)[] = [];
  let next = 0;
  await Promise.all([...new Array(atOnce)].map(async () => {
    while (next < addresses.length && !signal.aborted) {
      const at = next++;
      entries[at] = await entryOf(addresses[at]!);
    }
  }));
  signal.throwIfAborted();
  return entries.filter(entry => entry !== null);

  async function listed(from: string, isNeeded: boolean): Promise<{ pages: string[]; sitemaps: readonly string[] }> {
    let read: Sitemap | null = null;
    try {
      const text = await fetchText(from, { maxBytes: sitemapBytes, timeoutMs, types: sitemapTypes, signal });
      read = text === null ? null : readSitemap(text, { base: from, path }, page);
    } catch (error) {
      if (isNeeded) throw error;
    }
    if (!read && isNeeded) throw new Error('no sitemap');
    return { pages: [...read?.pages ?? []], sitemaps: read?.sitemaps ?? [] };
  }

  async function entryOf(from: string): Promise<SearchEntry | null> {
    try {
      const html = await fetchText(from, { maxBytes: pageBytes, timeoutMs, types: pageTypes, signal });
      return html === null ? null : readPage(html, from, path, page);
    } catch {
      return null; // the others can be found
    }
  }
}
