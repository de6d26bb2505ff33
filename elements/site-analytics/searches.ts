import { searchWords } from '../../core/tracking/search-words.js';

interface Given {
  /** Sends a search: its words, and how many results were found, where this page shows them. */
  readonly send: (search: { readonly searchQuery: string; readonly resultCount?: number }) => void;
  readonly signal: AbortSignal;
}

/**
 * Counts searches on the page where they were typed: once they were sent, or a suggestion was followed. Letters on the way
 * are not counted, nor what an address or a script searches for. spec: page-runtime-platform §3, census event 2
 */
export function countSearches({ send, signal }: Given): void {
  let isTyped = false;
  /** What was sent and has no results yet. */
  let submitted: string | null = null;
  let last = '';

  const count = (query: string, resultCount?: number) => {
    isTyped = false;
    submitted = null;
    const searchQuery = searchWords(query);
    if (!searchQuery || searchQuery.toLowerCase() === last) return;
    last = searchQuery.toLowerCase();
    send({ searchQuery, ...resultCount !== undefined && { resultCount } });
  };
  const on = <D>(type: string, listener: (detail: D, event: Event) => void) =>
    addEventListener(type, event => listener((event as CustomEvent<D>).detail, event), { signal });

  addEventListener('input', event => {
    if (event.composedPath().some(node => node instanceof HTMLElement && node.localName === 'site-search')) isTyped = true;
  }, { signal, capture: true });
  on<{ query: string }>('site-search-submit', ({ query }, event) => {
    submitted = query;
    queueMicrotask(() => { if (event.defaultPrevented) submitted = null; }); // after the page's other listeners
  });
  // The form leads to another page, which shows the results.
  addEventListener('submit', event => { if (submitted !== null && !event.defaultPrevented) count(submitted); }, { signal });
  on<{ query: string; total: number }>('site-search-results', ({ query, total }) => { if (isTyped || submitted !== null) count(query, total); });
  on<{ query: string }>('site-search-select', ({ query }) => { if (isTyped) count(query); });
}
