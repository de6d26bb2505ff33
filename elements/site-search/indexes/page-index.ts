import { readEntry } from './search-entry.js';
import type { OpenIndex, SearchIndex } from './search-index.js';
import { makeStaticIndex } from './static-index.js';

const mostEntries = 5000;
const made = new WeakMap<object, Promise<SearchIndex>>();

/** The author's own list, in the page. */
export const openPageIndex: OpenIndex = host => {
  const given = host.values.entries;
  const list = Array.isArray(given) ? given as unknown[] : [];
  let index = made.get(list);
  if (!index) {
    const entries = list.slice(0, mostEntries).map(readEntry);
    const wrong = entries.indexOf(null);
    if (wrong >= 0) host.warn(`entries has one that cannot be shown, at ${wrong}; expected records with "title" and "url"; ignoring it.`);
    if (list.length > mostEntries) host.warn(`entries has ${list.length}; expected ${mostEntries} at most; searching the first of them.`);
    made.set(list, index = makeStaticIndex(entries.filter(entry => entry !== null)));
  }
  return index;
};
