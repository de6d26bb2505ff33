import { atom, type WritableAtom } from 'nanostores';
import type { SummaryFeed, SummaryItem } from './summary-items.js';

export interface SummarySnapshot {
  readonly status: 'none' | 'loading' | 'failed' | 'ready';
  /** Whether the author's own nodes are the items; a server assumes so without any given. */
  readonly isAuthored: boolean;
  /** Loaded items that are shown, without those of the author's markup. */
  readonly shown: readonly SummaryItem[];
  /** Number of items that are shown, including those of the author's markup. */
  readonly count: number;
  readonly hasMore: boolean;
  /** More are loading. */
  readonly isAsking: boolean;
  /** Where a row stands: its buttons follow. */
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** What "load more" has led to; read out. */
  readonly announced: string;
}

const empty: SummarySnapshot = {
  status: 'none',
  isAuthored: true,
  shown: [],
  count: 0,
  hasMore: false,
  isAsking: false,
  isAtStart: true,
  isAtEnd: true,
  announced: '',
};

/** The items of a summary, and how many of them are shown. */
export class SummaryState {
  readonly $snapshot: WritableAtom<SummarySnapshot>;
  #items: readonly SummaryItem[] = [];
  #authored = 0;
  /** Where the rest of a feed is. */
  next = '';
  #atOnce: number;
  #steps = 1;

  /** `atOnce`: 0 for all. `drawn` are items that are shown immediately, on a server too. `isAsked`: a feed will be asked for them. */
  constructor(atOnce: number, { drawn = [], isAsked = false }: { drawn?: readonly SummaryItem[]; isAsked?: boolean } = {}) {
    this.#atOnce = atOnce;
    this.#items = drawn;
    this.$snapshot = atom(
      drawn.length > 0
        ? { ...empty, ...this.#shown(false), status: 'ready' as const, isAuthored: false }
        : isAsked
          ? { ...empty, status: 'loading' as const, isAuthored: false }
          : empty,
    );
  }

  get snapshot(): SummarySnapshot { return this.$snapshot.get(); }

  divide(atOnce: number): void {
    if (atOnce === this.#atOnce) return;
    this.#atOnce = atOnce;
    this.#steps = 1;
    this.#show();
  }

  /** The author's own nodes, as many as there are. */
  takeAuthored(count: number): void {
    this.#authored = count;
    this.#show({ status: count > 0 ? 'ready' : 'none', isAuthored: true });
  }

  take({ items, next }: SummaryFeed): void {
    this.#items = items;
    this.next = next;
    this.#show({ status: 'ready', isAuthored: false, isAsking: false });
  }

  /** The next part of a feed. */
  add({ items, next }: SummaryFeed): void { this.take({ items: [...this.#items, ...items], next }); }

  get known(): number { return this.#items.length; }

  wait(): void { this.#set(this.snapshot.status === 'ready' ? { isAsking: true } : { status: 'loading', isAuthored: false }); }

  /** What is there stays, and can be asked for more again. */
  fail(): void { this.#set(this.snapshot.status === 'ready' ? { isAsking: false } : { status: 'failed' }); }

  /** Shows more. False where what is there does not suffice, and a feed has the rest. */
  more(): boolean {
    this.#steps++;
    this.#show();
    return this.snapshot.isAuthored || this.next === '' || (this.#atOnce > 0 && this.#atOnce * this.#steps <= this.#items.length);
  }

  stand(isAtStart: boolean, isAtEnd: boolean): void {
    const { snapshot } = this;
    if (snapshot.isAtStart !== isAtStart || snapshot.isAtEnd !== isAtEnd) this.#set({ isAtStart, isAtEnd });
  }

  announce(announced: string): void { this.#set({ announced }); }

  #shown(isAuthored: boolean): Pick<SummarySnapshot, 'shown' | 'count' | 'hasMore'> {
    const total = isAuthored ? this.#authored : this.#items.length;
    const count = this.#atOnce === 0 ? total : Math.min(total, this.#atOnce * this.#steps);
    return { shown: isAuthored ? [] : this.#items.slice(0, count), count, hasMore: count < total || (!isAuthored && this.next !== '') };
  }

  #show(part: Partial<SummarySnapshot> = {}): void {
    this.#set({ ...part, ...this.#shown(part.isAuthored ?? this.snapshot.isAuthored) });
  }

  #set(part: Partial<SummarySnapshot>): void { this.$snapshot.set({ ...this.snapshot, ...part }); }
}
