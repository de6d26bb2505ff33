import { writeJson } from '../../core/registry/write-json.js';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import type { Layout } from './designs/design.js';
import type { GalleryValues } from './gallery.settings.js';
import { readLayout } from './layout/read-layout.js';
import { groupCount, normaliseIndex, stepIndex, type Step } from './slides/index-rules.js';
import { readTransitionOptions, type TransitionOptions } from './transitions/transition-options.js';
import type { SlideChange } from './transitions/transition.js';

/** Who asked for a change of slides: only the visitor's own action is announced. */
export type Cause = 'visitor' | 'page';

/** `transition`: a request is being carried out. `scrolling`: the visitor's own scrolling or dragging moves the slides. */
export type Phase = 'idle' | 'transition' | 'scrolling';

export interface Snapshot {
  readonly index: number;
  readonly count: number;
  /** Slides that are seen together and are one step: more than one in a carousel only. */
  readonly perGroup: number;
  /** The text of the live region; empty until the visitor has changed slides. */
  readonly announcement: string;
}

/** Components that lazy features give to the view, by the place where it draws them. */
export interface FeatureViews {
  /** Before the arrows. */
  readonly autoplay?: () => ReactNode;
  /** Beside autoplay. */
  readonly backgroundVideos?: () => ReactNode;
  /** Before the slides that are in no other slot. */
  readonly slides?: () => ReactNode;
  /** At the lower edge of the slides. */
  readonly pagination?: () => ReactNode;
  /** Over the slides. */
  readonly filter?: () => ReactNode;
  /** Under the slides. */
  readonly more?: () => ReactNode;
  /** In the row under the slides. */
  readonly thumbnails?: () => ReactNode;
}

/** What the state asks of the page. */
export interface GalleryEffects {
  /** Start the transition; `settled()` is called when it is done. */
  startTransition(change: SlideChange): void;
  /** Show a slide immediately, without a transition. */
  jumpTo(index: number): void;
  /** Finish what moves at the current slide and call `settled()`; false while a pointer drags it. */
  finishMotion(): boolean;
  changed(detail: { index: number; previousIndex: number }): void;
  reached(end: 'beginning' | 'end'): void;
  /** The announcement of a slide. */
  describe(index: number): string;
}

/** On a server nothing happens. */
const noEffects: GalleryEffects = { startTransition() {}, jumpTo() {}, finishMotion: () => true, changed() {}, reached() {}, describe: () => '' };
const start: Snapshot = { index: 0, count: 0, perGroup: 1, announcement: '' };

/** Which slide is current, who may change it when, and how slides are laid out. Knows no DOM. */
export class GalleryState {
  /** The number of its parts that are loading. */
  fetching = 0;
  readonly $state = atom(start);
  effects = noEffects;
  layout!: Layout;
  transitionOptions!: TransitionOptions;
  isLooping = false;
  /** The galleries that are always at the same slide as this one. */
  linked: readonly GalleryState[] = [];
  /** What attached features draw into the view. */
  views: FeatureViews = {};
  /** Whether a request has changed the slide: until then it is where its author or a linked gallery has put it. */
  hasMoved = false;
  readonly #followers = new Set<() => void>();
  #phase: Phase = 'idle';
  #cause: Cause = 'page';
  /** Where the last transition began. */
  #from = 0;
  /** What the page asked for and could not be given yet: slides not there, or a transition under way. */
  #pending: number | null = null;

  get index(): number { return this.$state.get().index; }
  get count(): number { return this.$state.get().count; }
  get phase(): Phase { return this.#phase; }
  /** Whether there is more than can be seen immediately. */
  get isPaged(): boolean { return this.layout?.flow !== 'rows' && groupCount(this.$state.get()) > 1; }

  /** For a view that shows something of the snapshot: calls back when that may be drawn. */
  readonly follow = (changed: () => void): (() => void) => {
    this.#followers.add(changed);
    return () => this.#followers.delete(changed);
  };

  /** Has views show the snapshot as it is now. */
  publish(): void { for (const changed of [...this.#followers]) if (this.#followers.has(changed)) changed(); }

  /** Whether a step leads nowhere from here: 1 is forward, -1 back. */
  isAtEnd(by: 1 | -1): boolean { return typeof this.#stepFrom(by) === 'string'; }

  /** Reads the settings, all but `current`. The layout is the same object as long as nothing in it changes. */
  configure({ current: _, loop, ...values }: GalleryValues, warn: (message: string) => void): void {
    this.transitionOptions = readTransitionOptions(values, warn);
    const layout = readLayout(values, this.transitionOptions.transition.flow, warn);
    if (writeJson(layout) !== writeJson(this.layout)) this.layout = layout;
    this.isLooping = loop;
  }

  next(cause: Cause): boolean { return this.#step(1, cause); }
  previous(cause: Cause): boolean { return this.#step(-1, cause); }

  /** Advances automatically: after the last slide comes the first, also where visitors stop at the end. */
  goRound(by: 1 | -1): boolean { return this.#step(by, 'page', true); }

  /** Goes to a slide, counted from 0, from the end when negative. */
  show(index: number, cause: Cause): boolean {
    const to = normaliseIndex(Math.trunc(index), this.count);
    if (!Number.isFinite(to) || to === this.index || this.#isRefused(cause)) return false;
    this.hasMoved = true;
    this.#startTransition({ from: this.index, to, isWrapping: false }, cause);
    return true;
  }

  /** A request of the page: stored for later where `show` would refuse it. */
  request(index: number): void {
    const isCurrent = index === this.index;
    this.#pending = isCurrent ? null : index;
    if (!isCurrent && this.#phase === 'idle' && this.count > 0) this.#servePending();
  }

  /** Slides came or went; `index` is where the current one is now. */
  setSlides(count: number, index: number): void {
    const to = normaliseIndex(this.#pending ?? index, count);
    if (this.#pending !== null && count > this.#pending && this.#pending >= 0) this.#pending = null;
    const isOther = to !== this.index;
    this.#from = to;
    this.#set({ index: to, count });
    if (!isOther) return;
    this.effects.jumpTo(to);
  }

  /** This many slides are one step now: a carousel knows how many it has room for. */
  setGroupSize(perGroup: number): void {
    this.#set({ perGroup: Math.max(1, Math.trunc(perGroup) || 1) });
  }

  /** The visitor's scrolling or dragging is nearest to this slide. */
  scrolledTo(index: number): void {
    if (this.#phase === 'transition') return;
    this.hasMoved = true;
    this.#begin('scrolling', 'visitor');
    this.#change(index);
  }

  /** The visitor releases dragged slides: the transition continues from where they are. */
  release(index: number, isWrapping: boolean): void {
    this.#phase = 'idle';
    this.hasMoved = true;
    this.#startTransition({ from: this.index, to: index, isWrapping }, 'visitor');
  }

  /** Parts of its code are loading: what they draw, and where children stand, is not there yet. */
  get isWaiting(): boolean { return this.fetching > 0; }

  /** Says something in the live region. */
  announce(announcement: string): void { this.#set({ announcement }); }

  /** Nothing moves any more, and this slide is in view. */
  settled(index: number): void {
    if (this.#phase === 'idle') return;
    this.#phase = 'idle';
    this.#change(index);
    const isOther = index !== this.#from;
    this.#from = index;
    // Emptied by the page's own changes: else coming back to a slide already announced would be no news to a screen reader.
    if (isOther) this.#set({ announcement: this.#cause === 'visitor' ? this.effects.describe(index) : '' });
    if (this.#pending === index) this.#pending = null;
    if (this.#pending !== null) this.#servePending();
  }

  /**
   * Whether a request is refused: a script's during a transition, any while a linked gallery is moving to another
   * slide. Source: media-layout §4. What moves under a visitor's request is finished immediately, so that quick presses lead
   * as far as they aim.
   */
  #isRefused(cause: Cause): boolean {
    if (this.linked.some(({ phase, index }) => phase !== 'idle' && index !== this.index)) return true;
    if (this.#phase === 'idle' || cause === 'page') return this.#phase !== 'idle';
    this.#pending = null;
    return !this.effects.finishMotion();
  }

  #stepFrom(by: 1 | -1, isLooping = this.isLooping): Step | 'beginning' | 'end' {
    return stepIndex({ ...this.$state.get(), isLooping }, by);
  }

  #step(by: 1 | -1, cause: Cause, isRound = this.isLooping): boolean {
    if (this.count === 0 || this.#isRefused(cause)) return false;
    const step = this.#stepFrom(by, isRound);
    if (typeof step === 'string') {
      this.effects.reached(step);
      return false;
    }
    this.hasMoved = true;
    this.#startTransition({ from: this.index, to: step.index, isWrapping: step.isWrapping }, cause);
    return true;
  }

  #servePending(): void {
    const to = normaliseIndex(this.#pending!, this.count);
    if (to === this.index) return; // several indexes mean one slide; the request stays for slides still to come
    this.#startTransition({ from: this.index, to, isWrapping: false }, 'page');
  }

  #startTransition(change: SlideChange, cause: Cause): void {
    this.#begin('transition', cause);
    this.#change(change.to);
    this.effects.startTransition(change);
  }

  #begin(phase: Phase, cause: Cause): void {
    this.#pending = null; // the last request wins
    this.#phase = phase;
    this.#cause = cause;
  }

  #change(index: number): void {
    const previousIndex = this.index;
    if (index === previousIndex) return;
    this.#set({ index });
    this.effects.changed({ index, previousIndex });
  }

  #set(part: Partial<Snapshot>): void {
    const now = this.$state.get();
    const isNew = Object.entries(part).some(([name, value]) => now[name as keyof Snapshot] !== value);
    if (isNew) this.$state.set({ ...now, ...part });
  }
}
