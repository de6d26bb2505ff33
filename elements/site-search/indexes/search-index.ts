import type { Segment } from '../matching/highlight.js';

/** What results can be narrowed by. */
export const facetNames = ['section', 'kind'] as const;
export type FacetName = (typeof facetNames)[number];
/** The values of each facet that the visitor has chosen; an empty list means all. */
export type SelectedFacets = Readonly<Record<FacetName, readonly string[]>>;
export const noneChosen: SelectedFacets = { section: [], kind: [] };

export interface FacetValue { readonly value: string; readonly count: number }
export interface Facet { readonly name: FacetName; readonly values: readonly FacetValue[] }

/** Something that was found. Its texts are text: whatever is in them becomes no markup. */
export interface SearchHit {
  readonly title: readonly Segment[];
  readonly url: string;
  readonly excerpt: readonly Segment[];
  readonly section: string;
  readonly kind: string;
}

export interface SearchQuestion {
  /** Bounded already. */
  readonly query: string;
  readonly chosen: SelectedFacets;
  readonly offset: number;
  readonly limit: number;
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly facets: readonly Facet[];
}

export const emptyAnswer: SearchAnswer = { hits: [], total: 0, facets: [] };

/** Answers questions; rejects where it cannot. */
export interface SearchIndex { ask(question: SearchQuestion, signal: AbortSignal): Promise<SearchAnswer> }

/** What an index knows of the element that asks. */
export interface IndexHost {
  readonly element: HTMLElement | null;
  readonly signal: AbortSignal;
  readonly values: { readonly entries: unknown; readonly sitemap: string; readonly within: string; readonly maxPages: number; readonly endpoint: string };
  warn(message: string): void;
}

/** Makes an index ready. Two elements that ask for the same share it. */
export type OpenIndex = (host: IndexHost) => Promise<SearchIndex>;
