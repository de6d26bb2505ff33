import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Clock } from '../../../core/platform/timing.js';
import type { FindPages, Page } from './page-list.js';

/** Fast typing is one request. */
export const debounceMs = 150;
/** Options that Page Up and Page Down skip. */
const pageStep = 5;

export interface PageSearchSnapshot {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly pages: readonly Page[];
  /** Option that the keyboard is on; -1: the text field. */
  readonly active: number;
}

/** The pages below the search field: a combobox whose list stays open. The response to the latest input is shown, in any order of responses. */
export class PageSearchState {
  readonly #snapshot: WritableAtom<PageSearchSnapshot> = atom<PageSearchSnapshot>({ status: 'idle', pages: [], active: -1 });
  #query = '';
  #request = new AbortController();
  #cancelTimer = () => {};
  #find: FindPages = () => Promise.resolve([]);
  readonly #clock: Clock;

  constructor(clock: Clock) { this.#clock = clock; }

  get $snapshot(): ReadableAtom<PageSearchSnapshot> { return this.#snapshot; }
  get snapshot(): PageSearchSnapshot { return this.#snapshot.get(); }

  /** Loads the first pages, unless there are some. */
  open(): void {
    if (this.snapshot.status === 'idle' || this.snapshot.status === 'failed') void this.#load('');
  }

  /** Another source: what was found before is removed. */
  setSource(find: FindPages): void {
    this.stop();
    this.#find = find;
    this.#query = '';
    this.#set({ status: 'idle', pages: [], active: -1 });
  }

  type(text: string): void {
    const query = text.slice(0, 200).trim();
    if (query === this.#query && this.snapshot.status !== 'failed') return;
    this.stop();
    this.#query = query;
    this.#set({ active: -1 });
    this.#cancelTimer = this.#clock.after(debounceMs, () => void this.#load(query));
  }

  /** A key in the text field; true if it was for the list. */
  press(key: string): boolean {
    const { active, pages: { length } } = this.snapshot;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: active + 1 < length ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : length - 1,
      PageDown: Math.min(length - 1, active + pageStep),
      PageUp: Math.max(0, active - pageStep),
    };
    if (length === 0 || !Object.hasOwn(moves, key)) {
      if (key === 'ArrowLeft' || key === 'ArrowRight' || key === 'Home' || key === 'End') this.#set({ active: -1 });
      return false;
    }
    this.#set({ active: moves[key]! });
    return true;
  }

  /** The option that the keyboard is on. */
  get activePage(): Page | undefined { return this.snapshot.pages[this.snapshot.active]; }

  /** A page by its title, as an editor has typed it. */
  findByTitle(title: string): Page | undefined {
    const plain = title.trim().toLowerCase();
    const found = this.snapshot.pages.filter(page => page.title.toLowerCase() === plain);
    return found.length === 1 ? found[0] : undefined;
  }

  settle(): void { this.#set({ active: -1 }); }

  stop(): void {
    this.#cancelTimer();
    this.#request.abort();
  }

  async #load(query: string): Promise<void> {
    const { signal } = this.#request = new AbortController();
    this.#set({ status: 'loading' });
    try {
      const pages = await this.#find(query, signal);
      if (!signal.aborted) this.#set({ status: 'ready', pages, active: -1 });
    } catch {
      if (!signal.aborted) this.#set({ status: 'failed', pages: [], active: -1 });
    }
  }

  #set(change: Partial<PageSearchSnapshot>): void {
    const before = this.snapshot;
    if ((Object.keys(change) as (keyof PageSearchSnapshot)[]).some(name => before[name] !== change[name])) this.#snapshot.set({ ...before, ...change });
  }
}
