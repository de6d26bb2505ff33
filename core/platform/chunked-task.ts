import { pageClock, type Clock } from './timing.js';

/** The most that is done at a time, with room for a slow machine below what keeps a visitor waiting. */
const sliceMs = 8;

/**
 * Does something with each of many items, each once, in slices between which the browser answers the visitor. Work that
 * returns a function changes the page there, when all of its slice has been read: the page is laid out once a slice.
 */
export class ChunkedTask<Item> {
  readonly #due = new Set<Item>();
  readonly #work: (item: Item) => (() => void) | undefined;
  readonly #clock: Clock;
  #isPlanned = false;
  readonly #signal: AbortSignal;

  constructor(work: (item: Item) => (() => void) | undefined, signal: AbortSignal, clock: Clock = pageClock) {
    [this.#work, this.#signal, this.#clock] = [work, signal, clock];
    signal.addEventListener('abort', () => this.#due.clear(), { once: true });
  }

  /** The first slice is done before the browser draws again. */
  add(items: Iterable<Item>): void {
    for (const item of items) this.#due.add(item);
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => this.#run());
  }

  /** Not any more. */
  remove(item: Item): void { this.#due.delete(item); }

  #run(): void {
    this.#isPlanned = false;
    const since = this.#clock.now();
    const changes: (() => void)[] = [];
    for (const item of this.#due) {
      this.#due.delete(item);
      const change = this.#work(item);
      if (change) changes.push(change);
      if (this.#clock.now() - since >= sliceMs) break;
    }
    for (const change of changes) change();
    if (this.#due.size === 0 || this.#signal.aborted) return;
    this.#isPlanned = true;
    this.#clock.after(0, () => this.#run());
  }
}
