import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { type SelectedFacets, type Facet, type FacetName, noneChosen, type SearchHit } from '../indexes/search-index.js';
import type { SearchApi } from '../search-api.js';
import { boundQuery } from '../matching/words.js';

export interface ResultsSnapshot {
  /** `none`: nothing was asked for. `loading`: and nothing is there yet. */
  readonly status: 'none' | 'loading' | 'ready' | 'failed';
  /** What is shown is for it. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly facets: readonly Facet[];
  readonly chosen: SelectedFacets;
  /** Other results, or more of them, are loading. */
  readonly isAsking: boolean;
  /** More of them were asked for, and did not come. */
  readonly hasMoreFailed: boolean;
  /** How many answers there have been: the same sentence twice is still news. */
  readonly round: number;
}

const nothing: ResultsSnapshot = {
  status: 'none',
  query: '',
  hits: [],
  total: 0,
  facets: [],
  chosen: noneChosen,
  isAsking: false,
  hasMoreFailed: false,
  round: 0,
};

/** The results of one search: narrowed, continued, or taken by the next one. A late response is ignored. */
export class ResultsState {
  atOnce = 10;
  readonly #state: WritableAtom<ResultsSnapshot> = atom(nothing);
  #question = new AbortController();
  #query = '';

  constructor(private readonly ways: Pick<SearchApi, 'ask'>) {}

  get $snapshot(): ReadableAtom<ResultsSnapshot> { return this.#state; }
  get snapshot(): ResultsSnapshot { return this.#state.get(); }
  /** What was asked for last, whether or not it was answered. */
  get asked(): string { return this.#query; }

  /** Searches again; without a word nothing is shown. */
  async search(text: string, chosen: SelectedFacets = noneChosen): Promise<void> {
    this.#query = boundQuery(text);
    if (!this.#query) {
      this.stop();
      return this.#set({ ...nothing, round: this.snapshot.round });
    }
    await this.#search(chosen, 0);
  }

  /** Takes a value of a facet to those that are chosen, or from them. */
  async toggle(name: FacetName, value: string): Promise<void> {
    const { chosen } = this.snapshot;
    const values = chosen[name].includes(value) ? chosen[name].filter(other => other !== value) : [...chosen[name], value];
    await this.#search({ ...chosen, [name]: values }, 0);
  }

  async clear(): Promise<void> { await this.#search(noneChosen, 0); }

  async more(): Promise<void> {
    const { hits, total, chosen, isAsking } = this.snapshot;
    if (!isAsking && hits.length < total) await this.#search(chosen, hits.length);
  }

  async again(): Promise<void> { await this.#search(this.snapshot.chosen, 0); }

  stop(): void { this.#question.abort(); }

  async #search(chosen: SelectedFacets, offset: number): Promise<void> {
    this.stop();
    const { signal } = this.#question = new AbortController();
    const before = this.snapshot;
    // What was found before stays until the next is there; a failure before it goes.
    const isShown = before.status === 'ready' && before.hits.length > 0;
    this.#set({ ...before, chosen, isAsking: true, hasMoreFailed: false, status: isShown ? 'ready' : 'loading' });
    const query = this.#query;
    const answer = await this.ways.ask({ query, chosen, offset, limit: this.atOnce }, signal).catch(() => null);
    if (signal.aborted) return;
    const round = before.round + 1;
    if (!answer) {
      // More that does not come leaves what is there.
      if (offset > 0) this.#set({ ...before, isAsking: false, hasMoreFailed: true, round });
      else this.#set({ ...nothing, query, chosen, status: 'failed', round });
      return;
    }
    const { hits, total, facets } = answer;
    this.#set({
      status: 'ready',
      query,
      hits: offset > 0 ? [...before.hits, ...hits] : hits,
      total: offset > 0 && hits.length === 0 ? before.hits.length : total,
      facets,
      chosen,
      isAsking: false,
      hasMoreFailed: false,
      round,
    });
  }

  #set(snapshot: ResultsSnapshot): void { this.#state.set(snapshot); }
}
