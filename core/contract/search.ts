/** As much of a question as is read. */
export const mostQueryLetters = 200;
export const mostResultsAtOnce = 100;

/** A part of a text; `true` for a matching word. */
export type MarkedText = readonly (readonly [text: string, isMatch: boolean])[];

export interface SearchResult {
  /** Plain text in parts, without markup. */
  title: MarkedText;
  url: string;
  excerpt: MarkedText;
  /** Where on the site it is, in the owner's words. */
  section: string;
  /** `page`, `product`, `article`, `event`, or a word of the owner's. */
  kind: string;
}

/** Query of `GET paths.search`. `section` and `kind` may be given more than once: any of them will do. */
export interface SearchQuery {
  q: string;
  section?: string | readonly string[];
  kind?: string | readonly string[];
  /** From 0. */
  offset?: number;
  limit?: number;
}

/** Answer of `GET paths.search`: the most fitting first. A value of a facet counts as if nothing else of its own facet were chosen. */
export interface SearchAnswer {
  results: SearchResult[];
  total: number;
  facets: Record<'section' | 'kind', { value: string; count: number }[]>;
}
