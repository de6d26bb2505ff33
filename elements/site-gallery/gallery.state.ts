import { atom } from 'nanostores';
import { normaliseIndex } from './normalise-index.js';
import { stepIndex } from './step-index.js';
import type { Travel } from './transitions/transition.js';

/** Who set a gallery in motion: only the visitor's own action is announced. */
export type Cause = 'visitor' | 'page';

/** `travelling`: a request is being carried out. `carried`: the visitor's own scrolling moves the slides. */
export type Phase = 'still' | 'travelling' | 'carried';

export interface Snapshot {
  readonly index: number;
  readonly count: number;
  /** What a screen reader hears; empty until the visitor has moved the gallery. */
  readonly announcement: string;
}

/** What the machine asks of the page. */
export interface Outlets {
  /** Go there by the transition; `settled()` answers when it is done. */
  travel(travel: Travel): void;
  /** Be there at once, without a transition. */
  place(index: number): void;
  changed(detail: { index: number; previousIndex: number }): void;
  reached(end: 'beginning' | 'end'): void;
  /** The words for a place the visitor has come to. */
  describe(index: number): string;
}

const start: Snapshot = { index: 0, count: 0, announcement: '' };

/** Which slide is current, and who may change it when. Knows no DOM: the stage tells it what is. */
export class GalleryMachine {
  readonly $state = atom(start);
  isLooping = false;
  readonly #out: Outlets;
  #phase: Phase = 'still';
  #cause: Cause = 'page';
  /** Where the last motion began. */
  #from = 0;
  /** What the page asked for and could not be given yet: slides not there, or a motion under way. */
  #wanted: number | null = null;

  constructor(out: Outlets) {
    this.#out = out;
  }

  get index(): number { return this.$state.get().index; }
  get count(): number { return this.$state.get().count; }
  get phase(): Phase { return this.#phase; }

  next(cause: Cause): boolean { return this.#step(1, cause); }
  previous(cause: Cause): boolean { return this.#step(-1, cause); }

  /** Goes to a slide, counted from 0, from the end when negative. Refused while in motion. */
  show(index: number, cause: Cause): boolean {
    const to = normaliseIndex(Math.trunc(index), this.count);
    if (this.#phase !== 'still' || !Number.isFinite(to) || this.count === 0 || to === this.index) return false;
    this.#go({ from: this.index, to, isWrapping: false }, cause);
    return true;
  }

  /** The page's `current`: kept for later where `show` would be refused. */
  want(index: number): void {
    const isHere = index === this.index;
    this.#wanted = isHere ? null : index;
    if (!isHere && this.#phase === 'still' && this.count > 0) this.#serve();
  }

  /** Slides came or went; `kept` is where the current one stands now. */
  recount(count: number, kept: number): void {
    const index = normaliseIndex(this.#wanted ?? kept, count);
    if (this.#wanted !== null && count > this.#wanted && this.#wanted >= 0) this.#wanted = null;
    const isElsewhere = index !== this.index;
    this.#from = index;
    this.#set({ index, count });
    if (isElsewhere) this.#out.place(index);
  }

  /** The visitor's scrolling has come nearest to this slide. */
  carried(index: number): void {
    if (this.#phase === 'travelling') return;
    this.#begin('carried', 'visitor');
    this.#change(index);
  }

  /** The visitor lets a dragged track go: it travels on from where the hand left it. */
  release(index: number, isWrapping: boolean): void {
    this.#phase = 'still';
    this.#go({ from: this.index, to: index, isWrapping }, 'visitor');
  }

  /** Nothing moves any more, and this slide is in view. */
  settled(index: number): void {
    if (this.#phase === 'still') return;
    this.#phase = 'still';
    this.#change(index);
    const hasMoved = index !== this.#from;
    this.#from = index;
    if (hasMoved && this.#cause === 'visitor') this.#set({ announcement: this.#out.describe(index) });
    if (this.#wanted !== null && this.#wanted !== index) this.#serve();
  }

  #step(by: 1 | -1, cause: Cause): boolean {
    if (this.#phase !== 'still' || this.count === 0) return false;
    const { index, count } = this.$state.get();
    const step = stepIndex({ index, count, isLooping: this.isLooping }, by);
    if (typeof step === 'string') {
      this.#out.reached(step);
      return false;
    }
    this.#go({ from: index, to: step.index, isWrapping: step.isWrapping }, cause);
    return true;
  }

  #serve(): void {
    const to = normaliseIndex(this.#wanted!, this.count);
    if (to === this.index) return; // several indexes mean one slide; the wish stays for slides still to come
    this.#go({ from: this.index, to, isWrapping: false }, 'page');
  }

  #go(travel: Travel, cause: Cause): void {
    this.#begin('travelling', cause);
    this.#change(travel.to);
    this.#out.travel(travel);
  }

  #begin(phase: Phase, cause: Cause): void {
    this.#wanted = null; // whoever moves the gallery now has the last word
    this.#phase = phase;
    this.#cause = cause;
  }

  #change(index: number): void {
    const previousIndex = this.index;
    if (index === previousIndex) return;
    this.#set({ index });
    this.#out.changed({ index, previousIndex });
  }

  #set(part: Partial<Snapshot>): void {
    const now = this.$state.get();
    const isNew = Object.entries(part).some(([name, value]) => now[name as keyof Snapshot] !== value);
    if (isNew) this.$state.set({ ...now, ...part });
  }
}
