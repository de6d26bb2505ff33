import { atom } from 'nanostores';
import { groupCount } from './groups/group-rules.js';
import { normaliseIndex } from './normalise-index.js';
import { stepIndex, type Step } from './step-index.js';
import type { Travel } from './transitions/transition.js';

/** Who set a gallery in motion: only the visitor's own action is announced. */
export type Cause = 'visitor' | 'page';

/** `travelling`: a request is being carried out. `carried`: the visitor's own scrolling moves the slides. */
export type Phase = 'still' | 'travelling' | 'carried';

export interface Snapshot {
  readonly index: number;
  readonly count: number;
  /** Slides that are seen together and are one step: more than one in a carousel only. */
  readonly perGroup: number;
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
  /** Whether a linked gallery is on its way to another slide: then this one stays. Source: media-layout §4. */
  isHeld(): boolean;
  /** The words for a place the visitor has come to. */
  describe(index: number): string;
}

const start: Snapshot = { index: 0, count: 0, perGroup: 1, announcement: '' };

/** Which slide is current, and who may change it when. Knows no DOM: the stage tells it what is. */
export class GalleryMachine {
  readonly $state = atom(start);
  isLooping = false;
  /** Whether anybody has asked it to go anywhere: until then it stands where its author or a linked gallery has put it. */
  hasMoved = false;
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
  /** Whether there is more than can be seen at once. */
  get isPaged(): boolean { return groupCount(this.$state.get()) > 1; }

  /** Whether a step leads nowhere from here: 1 is onward, -1 back. */
  isAtEnd(by: 1 | -1): boolean { return typeof this.#stepFrom(by) === 'string'; }

  next(cause: Cause): boolean { return this.#step(1, cause); }
  previous(cause: Cause): boolean { return this.#step(-1, cause); }

  /** Goes to a slide, counted from 0, from the end when negative. Refused while in motion, here or in a linked gallery. */
  show(index: number, cause: Cause): boolean {
    const to = normaliseIndex(Math.trunc(index), this.count);
    if (this.#isBusy || !Number.isFinite(to) || to === this.index) return false;
    this.hasMoved = true;
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

  /** So many slides are one step now: a carousel knows how many it has room for. */
  regroup(perGroup: number): void {
    this.#set({ perGroup: Math.max(1, Math.trunc(perGroup) || 1) });
  }

  /** The visitor's scrolling has come nearest to this slide. */
  carried(index: number): void {
    if (this.#phase === 'travelling') return;
    this.hasMoved = true;
    this.#begin('carried', 'visitor');
    this.#change(index);
  }

  /** The visitor lets a dragged track go: it travels on from where the hand left it. */
  release(index: number, isWrapping: boolean): void {
    this.#phase = 'still';
    this.hasMoved = true;
    this.#go({ from: this.index, to: index, isWrapping }, 'visitor');
  }

  /** Nothing moves any more, and this slide is in view. */
  settled(index: number): void {
    if (this.#phase === 'still') return;
    this.#phase = 'still';
    this.#change(index);
    const isElsewhere = index !== this.#from;
    this.#from = index;
    // Emptied by the page's own motions, or coming back to a place already told would be no news to a screen reader.
    if (isElsewhere) this.#set({ announcement: this.#cause === 'visitor' ? this.#out.describe(index) : '' });
    if (this.#wanted === index) this.#wanted = null;
    if (this.#wanted !== null) this.#serve();
  }

  get #isBusy(): boolean { return this.#phase !== 'still' || this.#out.isHeld(); }

  #stepFrom(by: 1 | -1): Step | 'beginning' | 'end' {
    return stepIndex({ ...this.$state.get(), isLooping: this.isLooping }, by);
  }

  #step(by: 1 | -1, cause: Cause): boolean {
    if (this.#isBusy || this.count === 0) return false;
    const step = this.#stepFrom(by);
    if (typeof step === 'string') {
      this.#out.reached(step);
      return false;
    }
    this.hasMoved = true;
    this.#go({ from: this.index, to: step.index, isWrapping: step.isWrapping }, cause);
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
