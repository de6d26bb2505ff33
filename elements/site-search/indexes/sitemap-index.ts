import { baseUrl, pageOrigin } from '../../../core/platform/page.js';
import { storedText, storeText } from '../../../core/platform/storage.js';
import { readEntry, type SearchEntry } from './search-entry.js';
import { crawl } from './crawl.js';
import type { IndexHost, OpenIndex, SearchIndex } from './search-index.js';
import { makeStaticIndex } from './static-index.js';

/** So long a tab goes on with what it has read. */
const freshMs = 30 * 60_000;
/** Letters that the browser's storage is given. */
const mostStored = 1_500_000;

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const made = new Map<string, Promise<SearchIndex>>();

function stored(key: string): readonly SearchEntry[] | null {
  try {
    const { at, entries } = JSON.parse(storedText('session', key) ?? 'null') as { at: number; entries: unknown[] };
    return Date.now() - at < freshMs && Date.now() >= at ? entries.map(readEntry).filter(entry => entry !== null) : null;
  } catch {
    return null; // nothing, or nothing of ours
  }
}

async function read(address: string, key: string, path: string, { values, signal, element }: IndexHost): Promise<SearchIndex> {
  let entries = stored(key);
  if (!entries) {
    entries = await crawl(address, { path, maxPages: values.maxPages, signal, page: element!.ownerDocument });
    const text = JSON.stringify({ at: Date.now(), entries });
    if (text.length <= mostStored) storeText('session', key, text);
  }
  return makeStaticIndex(entries);
}

/** The pages of this site, as its sitemap lists them: read by the visitor's own browser, once a tab. */
export const openSitemapIndex: OpenIndex = async host => {
  const { values } = host;
  const { href, origin } = new URL(values.sitemap, baseUrl());
  if (origin !== pageOrigin()) {
    host.warn(`sitemap is at ${origin}; expected an address of this site; nothing can be found.`);
    throw new Error('a sitemap of another site');
  }
  const path = values.within.trim().replace(/^(?=[^/])/, '/');
  const key = `site-search:${href} ${path} ${values.maxPages}`;
  const others = made.get(key);
  // Another element may have begun, and have left the page meanwhile.
  if (others) return others.catch((error: unknown) => { if (host.signal.aborted || !isAbort(error)) throw error; return openSitemapIndex(host); });
  const index = read(href, key, path, host);
  made.set(key, index);
  index.catch(() => made.delete(key)); // the next question tries again
  return index;
};
