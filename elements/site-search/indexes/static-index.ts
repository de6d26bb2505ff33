import MiniSearch from 'minisearch';
import { getExcerpt, highlight } from '../matching/highlight.js';
import type { SearchEntry } from './search-entry.js';
import { foldAccents, createMatcher, tokenize } from '../matching/words.js';
import { countFacets, matchesFacets } from './facets.js';
import { emptyAnswer, type SearchHit, type SearchIndex } from './search-index.js';

interface Document extends SearchEntry { readonly id: number }

/** This many are put into the index before the page has its turn. */
const atOnce = 10;
/** Shorter words have too many that are like them. */
const fewestFuzzy = 5;
const likeness = 0.2;

/** An index in the page, of entries that are there. A word finds what begins with it, and a long one what is spelled nearly so. */
export async function makeStaticIndex(entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const documents = entries.map((entry, id): Document => ({ ...entry, id }));
  const index = new MiniSearch<Document>({
    fields: ['title', 'keywords', 'section', 'text'], tokenize, processTerm: foldAccents,
    searchOptions: {
      boost: { title: 5, keywords: 3, section: 1.5 },
      prefix: term => term.length > 1,
      fuzzy: term => (term.length >= fewestFuzzy ? likeness : false),
    },
  });
  await index.addAllAsync(documents, { chunkSize: atOnce });

  return {
    async ask({ query, chosen, offset, limit }) {
      if (tokenize(query).length === 0) return emptyAnswer;
      const all = index.search(query, { combineWith: 'AND' });
      // Nothing has every word: what has some of them, the most fitting first.
      const matches = (all.length > 0 ? all : index.search(query)).map(({ id, terms }) => ({ entry: documents[id as number]!, terms }));
      const shown = matches.filter(({ entry }) => matchesFacets(entry, chosen));
      const hits = shown.slice(offset, offset + limit).map(({ entry: { title, url, text, section, kind }, terms }): SearchHit => {
        const matcher = createMatcher(query, terms);
        return { title: highlight(title, matcher), url, excerpt: highlight(getExcerpt(text, matcher), matcher), section, kind };
      });
      return { hits, total: shown.length, facets: countFacets(matches.map(({ entry }) => entry), chosen) };
    },
  };
}
