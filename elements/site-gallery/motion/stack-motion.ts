import { restingSlide, type Swipe } from '../../../core/gestures/release-rules.js';
import type { GalleryState } from '../gallery.state.js';
import { startDrag } from '../input/start-drag.js';
import { normaliseIndex } from '../slides/index-rules.js';
import { whenImagesLoaded } from '../slides/slide-images.js';
import { getDirection, type SlideChange, type StackTransition } from '../transitions/transition.js';
import type { Motion, MotionContext } from './motion.js';
import { SlidePair } from './slide-pair.js';
import { settledTime, springEasing } from './spring-easing.js';
import { horizontal } from './track-axis.js';
import { WhileShown } from './while-shown.js';

interface FarSlide { readonly position: number; readonly index: number }

/**
 * Slides that lie over each other: a pair is in transition, the rest are not drawn. Positions are counted in slides, on
 * the axis of the current one; they continue past the ends.
 */
export class StackMotion implements Motion {
  readonly #track: HTMLElement;
  readonly #state: GalleryState;
  readonly #context: MotionContext;
  readonly #transition: StackTransition;
  readonly #whileShown: WhileShown | null;
  #pair: SlidePair | null = null;
  /** The position of the earlier slide of the pair. */
  #base = 0;
  /** Where the slides stand when nothing plays. */
  #position = 0;
  /** A far slide that is where a neighbour of the current one would. */
  #far: FarSlide | null = null;
  /** Where a pointer was released, until the state has answered. */
  #released: { readonly goal: number; readonly pxPerMs: number } | null = null;
  /** What plays, or waits to. */
  #playing = new AbortController();

  constructor(track: HTMLElement, state: GalleryState, context: MotionContext, transition: StackTransition) {
    [this.#track, this.#state, this.#context, this.#transition] = [track, state, context, transition];
    this.#whileShown = transition.whileShown && !context.isMotionReduced ? new WhileShown(transition.whileShown) : null;
    track.dataset.stack = transition.isBlended ? 'blended' : '';
    this.jumpTo(state.index);
  }

  jumpTo(index: number): void {
    this.#settle(index, null);
    this.#show(this.visibleSlides());
  }

  visibleSlides(): readonly HTMLElement[] {
    if (this.#pair) return this.#pair.slides;
    const slide = this.#slideAt(this.#position);
    return slide ? [slide] : [];
  }

  startTransition(change: SlideChange): void {
    const released = this.#released;
    this.#released = null;
    if (released && this.#indexAt(released.goal) === change.to) return this.#play(released.goal, released.pxPerMs, this.#halt());
    const position = change.to - getDirection(change);
    const playing = this.#settle(position, { position, index: change.from });
    whenImagesLoaded(this.#context.slides[change.to]!, () => this.#play(change.to, 0, playing), playing);
  }

  startDrag(down: PointerEvent, gesture: AbortController): void {
    const sign = horizontal.sign(this.#track);
    const widthPx = this.#widthPx;
    let grabbed = 0;
    let isCaught = false;
    startDrag(down, { track: this.#track, isScroller: false }, {
      started: () => {
        grabbed = this.#now;
        isCaught = this.#state.phase === 'transition';
        this.#halt();
        this.#state.scrolledTo(this.#state.index);
      },
      moved: dx => this.#moveTo(this.#bounded(grabbed - sign * dx / widthPx)),
      ended: swipe => this.#release(swipe && { ...swipe, draggedPx: -sign * swipe.draggedPx, velocity: -sign * swipe.velocity }, isCaught),
    }, gesture);
  }

  stop(): void {
    this.jumpTo(this.#state.index);
    this.#whileShown?.show([], []);
    delete this.#track.dataset.stack;
  }

  /** From one slide to the next. */
  get #widthPx(): number {
    return this.#track.clientWidth + (this.#transition.isBlended ? 0 : this.#context.layout.gutterPx) || 1;
  }

  get #now(): number { return this.#pair ? this.#base + this.#pair.share : this.#position; }

  #indexAt(position: number): number {
    return position === this.#far?.position ? this.#far.index : normaliseIndex(position, this.#context.slides.length);
  }

  #slideAt(position: number): HTMLElement | undefined {
    const { slides } = this.#context;
    const exists = this.#state.isLooping || position === this.#far?.position || (position >= 0 && position < slides.length);
    return exists ? slides[this.#indexAt(position)] : undefined;
  }

  /** Where slides are that are dragged to a position: past the ends they follow as the boundary says. */
  #bounded(position: number): number {
    const [below, above] = [Math.floor(position), Math.ceil(position)];
    if (this.#slideAt(below) && this.#slideAt(above)) return position;
    const follow = this.#context.options.boundary ?? this.#transition.boundary;
    const last = this.#context.slides.length - 1;
    return position < 0 ? -follow(-position) : last + follow(position - last);
  }

  /** The pair at a position and the one after it; `shown` alone is seen at first, absent where the transition has begun. */
  #pairAt(base: number, shown?: HTMLElement): SlidePair {
    if (this.#pair && this.#base === base) return this.#pair;
    this.#pair?.end();
    this.#base = base;
    const [before, after] = [this.#slideAt(base), this.#slideAt(base + 1)];
    const sign = this.#transition.isBlended ? 1 : horizontal.sign(this.#track);
    this.#pair = new SlidePair({
      track: this.#track, before, after, shown, transition: this.#transition, sign, onlyGrows: this.#context.onlyGrows,
      show: slides => this.#show(slides),
    });
    return this.#pair;
  }

  #moveTo(position: number): void {
    this.#position = position;
    const base = Math.floor(position);
    this.#pairAt(base).hold(position - base);
  }

  #release(swipe: Swipe | null, isCaught: boolean): void {
    const { length: count } = this.#context.slides;
    const home = this.#state.index;
    const result = swipe && this.#transition.release(swipe);
    let goal = result ? restingSlide(this.#position, home, result) : home;
    if (isCaught && result?.flick) { // counted from where the last one was leading, which is finished immediately
      goal = home + result.flick;
      if (this.#slideAt(goal) && Math.abs(goal - this.#position) > 1) this.#moveTo(home);
    }
    if (!this.#slideAt(goal)) goal = Math.max(0, Math.min(goal, count - 1));
    const towards = Math.sign(goal - this.#position);
    this.#released = { goal, pxPerMs: Math.max(0, towards * (swipe?.velocity ?? 0)) };
    this.#state.release(this.#indexAt(goal), goal < 0 || goal >= count);
  }

  /** Goes to the slide at a position, from where the slides stand, until the signal ends. */
  #play(goal: number, pxPerMs: number, playing: AbortSignal): void {
    const index = this.#indexAt(goal);
    const from = this.#now;
    const shareLeft = Math.abs(goal - from);
    if (this.#context.isMotionReduced || shareLeft === 0) {
      this.jumpTo(index);
      return this.#context.arrived(index);
    }
    const base = goal > from ? goal - 1 : goal;
    // Measured before anything is changed, so that nothing need be laid out for it.
    const leftPx = pxPerMs ? shareLeft * this.#widthPx : Infinity;
    const pair = this.#pairAt(base, this.#pair ? undefined : this.#slideAt(from));
    const duration = this.#transition.durationMs({
      speedMs: this.#context.layout.speedMs ?? 0, shareLeft, leftPx, pxPerMs, windowPx: innerWidth,
    });
    const arrive = () => {
      if (!playing.aborted && this.#state.phase === 'transition') this.#context.arrived(index);
    };
    pair.play(from - base, goal - base, { duration, easing: springEasing(pxPerMs * duration / leftPx).css }, () => {
      arrive();
      if (!playing.aborted) this.jumpTo(index);
    });
    const early = setTimeout(arrive, duration * settledTime);
    playing.addEventListener('abort', () => clearTimeout(early), { once: true });
    // Positions are counted from the current slide: a way over an end has led to an index at the other one.
    const [other, by] = [goal === base ? base + 1 : base, index - goal];
    this.#far = this.#slideAt(other) ? { position: other + by, index: this.#indexAt(other) } : null;
    this.#base = base + by;
  }

  /** Ends what plays, where it is; the signal that is returned ends what plays next. */
  #halt(): AbortSignal {
    this.#playing.abort();
    this.#playing = new AbortController();
    return this.#playing.signal;
  }

  /** Nothing is in transition. */
  #settle(position: number, far: FarSlide | null): AbortSignal {
    this.#pair?.end();
    this.#pair = null;
    [this.#position, this.#far] = [position, far];
    return this.#halt();
  }

  #show(slides: readonly HTMLElement[]): void {
    this.#context.setVisible(slides);
    this.#whileShown?.show(slides, this.#context.slides);
  }
}
