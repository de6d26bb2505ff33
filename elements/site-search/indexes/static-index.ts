import MiniSearch from 'minisearch';
import { excerptOf, highlight } from '../matching/highlight.js';
import type { SearchEntry } from './search-entry.js';
import { fold, matcherOf, tokenize } from '../matching/words.js';
import { facetsOf, isChosen } from './facets.js';
import { nothingFound, type SearchHit, type SearchIndex } from './search-index.js';

interface Document extends SearchEntry { readonly id: number }

/** So many are put into the index before the page has its turn. */
const atOnce = 10;
/** Shorter words have too many that are like them. */
const fewestFuzzy = 5;
const likeness = 0.2;

/** An index in the page, of entries that are there. A word finds what begins with it, and a long one what is spelled nearly so. */
export async function makeStaticIndex(entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const documents = entries.map((entry, id): Document => ({ ...entry, id }));
  const index = new MiniSearch<Document>({
    fields: ['title', 'keywords', 'section', 'text'], tokenize, processTerm: fold,
    searchOptions: {
      boost: { title: 5, keywords: 3, section: 1.5 },
      prefix: term => term.length > 1,
      fuzzy: term => (term.length >= fewestFuzzy ? likeness : false),
    },
  });
  await index.addAllAsync(documents, { chunkSize: atOnce });

  return {
    async ask({ query, chosen, offset, limit }) {
      if (tokenize(query).length === 0) return nothingFound;
      const all = index.search(query, { combineWith: 'AND' });
      // Nothing has every word: what has some of them, the most fitting first.
      const matches = (all.length > 0 ? all : index.search(query)).map(({ id, terms }) => ({ entry: documents[id as number]!, terms }));
      const shown = matches.filter(({ entry }) => isChosen(entry, chosen));
      const hits = shown.slice(offset, offset + limit).map(({ entry: { title, url, text, section, kind }, terms }): SearchHit => {
        const matcher = matcherOf(query, terms);
        return { title: highlight(title, matcher), url, excerpt: highlight(excerptOf(text, matcher), matcher), section, kind };
      });
      return { hits, total: shown.length, facets: facetsOf(matches.map(({ entry }) => entry), chosen) };
    },
  };
}
