import { getDocument } from '../../../core/platform/page-document.js';
import { baseUrl, pageOrigin } from '../../../core/platform/page.js';
import { readStored, writeStored } from '../../../core/platform/storage.js';
import { storedKeys, type StoredKey, type StoredPlace } from '../../../core/platform/stored-keys.js';
import { jsonOf, listOf, recordOf, wholeNumber, type Decoder } from '../../../core/registry/decode.js';
import { writeJson } from '../../../core/registry/write-json.js';
import { readEntry, type SearchEntry } from './search-entry.js';
import { crawl } from './crawl.js';
import type { IndexHost, OpenIndex, SearchIndex } from './search-index.js';
import { makeStaticIndex } from './static-index.js';

/** So long a tab continues with what it has read. */
const freshMs = 30 * 60_000;
/** The number of characters that are stored in the browser. */
const mostStored = 1_500_000;

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const made = new Map<string, Promise<SearchIndex>>();

interface StoredIndex { readonly at: number; readonly entries: readonly SearchEntry[] }

const entryShape: Decoder<SearchEntry> = (value, report, path = '') => readEntry(value) ?? void report?.(path, value, 'an entry with title and url');
const storedIndex: Decoder<StoredIndex> = jsonOf(recordOf<StoredIndex>({ at: wholeNumber(0, 8.64e15), entries: listOf(entryShape) }));

function stored(place: StoredPlace): readonly SearchEntry[] | null {
  const { at, entries } = readStored(place, storedIndex) ?? { at: 0, entries: [] };
  return Date.now() - at < freshMs && Date.now() >= at ? entries : null;
}

async function read(address: string, place: StoredPlace, path: string, { values, signal, element }: IndexHost): Promise<SearchIndex> {
  let entries = stored(place);
  if (!entries) {
    entries = await crawl(address, { path, maxPages: values.maxPages, signal, page: getDocument(element!) });
    const text = writeJson({ at: Date.now(), entries } satisfies StoredIndex);
    if (text.length <= mostStored) writeStored(place, text);
  }
  return makeStaticIndex(entries);
}

/** The pages of this site, as its sitemap lists them: read by the visitor's own browser, once a tab. */
export const openSitemapIndex: OpenIndex = async host => {
  const { values } = host;
  const { href, origin } = new URL(values.sitemap, baseUrl());
  if (origin !== pageOrigin()) {
    host.warn(`sitemap is at ${origin}; expected a URL of this site; nothing can be found.`);
    throw new Error('a sitemap of another site');
  }
  const path = values.within.trim().replace(/^(?=[^/])/, '/');
  const key: StoredKey = `${storedKeys.search}${href} ${path} ${values.maxPages}`;
  const others = made.get(key);
  // Another element may have begun, and have left the page meanwhile.
  if (others) return others.catch((error: unknown) => { if (host.signal.aborted || !isAbort(error)) throw error; return openSitemapIndex(host); });
  const index = read(href, { area: 'session', key }, path, host);
  made.set(key, index);
  index.catch(() => made.delete(key)); // the next question tries again
  return index;
};
