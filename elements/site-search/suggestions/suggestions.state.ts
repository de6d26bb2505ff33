import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { ownValue } from '../../../core/registry/own-value.js';
import { noneChosen, type SearchHit } from '../indexes/search-index.js';
import type { SearchApi } from '../search-api.js';
import { boundQuery } from '../matching/words.js';

/** Fast typing is one question. */
export const debounceMs = 150;

export interface SuggestionsSnapshot {
  /** What they are for. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly isOpen: boolean;
  /** Which option the keyboard is on; -1: on what was typed. The last one asks for all results. */
  readonly active: number;
}

const atRest: SuggestionsSnapshot = { query: '', hits: [], isOpen: false, active: -1 };

/** The keys that go through the list, by what they do to the place of `count` options; before the first is what was typed. */
const steps: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1 < count ? active + 1 : -1),
  ArrowUp: (active, count) => (active < 0 ? count - 1 : active - 1),
};
/** The keys that go through the text. */
const textKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** What is suggested while a visitor types: the last input is shown, in whatever order responses arrive. */
export class SuggestionsState {
  /** The most hits; 0 for no suggestions. */
  most = 6;
  minLength = 2;
  readonly #state: WritableAtom<SuggestionsSnapshot> = atom(atRest);
  #query = '';
  #question = new AbortController();
  #callOff = () => {};

  constructor(private readonly ways: Pick<SearchApi, 'ask' | 'clock'>) {}

  get $snapshot(): ReadableAtom<SuggestionsSnapshot> { return this.#state; }
  get snapshot(): SuggestionsSnapshot { return this.#state.get(); }
  /** All hits, and the one option that asks for more than these. */
  get optionCount(): number { return this.snapshot.hits.length > 0 ? this.snapshot.hits.length + 1 : 0; }

  /** Hears what the field holds now. */
  type(text: string): void {
    const query = boundQuery(text);
    if (query === this.#query) return;
    this.#query = query;
    this.#stop();
    if (this.most === 0 || [...query].length < this.minLength) return this.#set(atRest);
    // What shows stays until the answer is there: a list that comes and goes with every letter cannot be read.
    if (this.snapshot.active >= 0) this.#set({ ...this.snapshot, active: -1 });
    const { signal } = this.#question = new AbortController();
    this.#callOff = this.ways.clock.after(debounceMs, () => void this.#fetchSuggestions(query, signal));
  }

  /** Hears a key; true where it was for the list. */
  press(key: string): boolean {
    const { hits, isOpen, active } = this.snapshot;
    if (textKeys.has(key) && active >= 0) this.#set({ ...this.snapshot, active: -1 });
    const step = ownValue(steps, key);
    if (!step || hits.length === 0 || this.snapshot.query !== this.#query) return false;
    // While the visitor moves through the list, no later response replaces it.
    this.#stop();
    this.#set({ ...this.snapshot, isOpen: true, active: step(isOpen ? active : -1, this.optionCount) });
    return true;
  }

  /** The list goes, and what is under way; the arrow keys bring it back, if it is for what the field holds. */
  close(): void {
    this.#stop();
    const isCurrent = this.snapshot.query === this.#query;
    if (!isCurrent) this.#query = '';
    this.#set({ ...(isCurrent ? this.snapshot : atRest), isOpen: false, active: -1 });
  }

  async #fetchSuggestions(query: string, signal: AbortSignal): Promise<void> {
    // Missing suggestions are not reported: the form can still be sent.
    const answer = await this.ways.ask({ query, chosen: noneChosen, offset: 0, limit: this.most }, signal).catch(() => null);
    if (signal.aborted) return;
    const hits = answer?.hits ?? [];
    this.#set({ query, hits, isOpen: hits.length > 0, active: -1 });
  }

  #stop(): void {
    this.#callOff();
    this.#question.abort();
  }

  #set(snapshot: SuggestionsSnapshot): void { this.#state.set(snapshot); }
}
