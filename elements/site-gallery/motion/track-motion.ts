import { restingSlide, type Swipe } from '../../../core/gestures/release-rules.js';
import { onResize } from '../../../core/platform/observers.js';
import type { Alignment } from '../designs/design.js';
import type { GalleryState } from '../gallery.state.js';
import { startDrag } from '../input/start-drag.js';
import { indexAtPosition, seenAtPosition, stepIndex } from '../slides/index-rules.js';
import { scroll } from '../transitions/scroll.js';
import type { SlideChange } from '../transitions/transition.js';
import type { Motion, MotionContext } from './motion.js';
import { ScrollAnimation } from './scroll-animation.js';
import { horizontal, vertical, type TrackAxis } from './track-axis.js';
import { settledShare, getRestState, getSlideOffset, positionIn } from './track-position.js';
import { watchScrolling } from './watch-scrolling.js';

const settleMs = 100; // spec: media-layout §9, resize settle of a gallery
const speedMs = 500; // spec: media-layout §9, strip
/** How long a row would continue that was released at a velocity. */
const momentumMs = 300;
/** A slide of which no more is in view is out of view. */
const slightPx = 2;
const alignmentShares: Readonly<Record<Alignment, number>> = { start: 0, middle: 0.5, end: 1 };

/** Scrolls a row, or a column, from slide to slide, and follows where the visitor scrolls it. */
export class TrackMotion implements Motion {
  readonly #track: HTMLElement;
  readonly #state: GalleryState;
  readonly #context: MotionContext;
  readonly #axis: TrackAxis;
  readonly #animation: ScrollAnimation;
  readonly #end = new AbortController();
  readonly #unwatch: () => void;
  #isTouched = false;
  /** The width that slides are in their places for; 0 before the first layout. */
  #widthPx = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;
  /** Where a pointer was released and how fast, until the state has answered. */
  #released: { readonly pxPerMs: number; readonly offset: number | null } | null = null;

  constructor(track: HTMLElement, state: GalleryState, context: MotionContext) {
    [this.#track, this.#state, this.#context] = [track, state, context];
    this.#axis = context.layout.isVertical ? vertical : horizontal;
    this.#animation = new ScrollAnimation(track, this.#axis);
    track.dataset.row = '';
    this.#unwatch = watchScrolling(track, { moved: () => this.#scrolled(), rested: isSure => this.#rested(isSure) });
    onResize(track, widthPx => this.#resized(widthPx), this.#end.signal);
    if (state.index > 0) this.jumpTo(state.index);
  }

  jumpTo(index: number): void {
    this.#animation.end();
    this.#animation.scrollTo(this.#offsetAt(index));
  }

  startTransition({ to, isWrapping }: SlideChange): void {
    const { isMotionReduced, layout } = this.#context;
    const { pxPerMs, offset } = this.#released ?? { pxPerMs: 0, offset: null };
    const goal = offset ?? this.#offsetAt(to);
    const leftPx = Math.abs(goal - this.#axis.offset(this.#track));
    const isFar = scroll.isFar({ leftPx, viewPx: this.#axis.viewPx(this.#track), isWrapping });
    this.#released = null;
    if (isMotionReduced || isFar || leftPx < 1) {
      this.#animation.end();
      this.#animation.scrollTo(goal);
      if (isFar && !isMotionReduced) this.#track.animate(scroll.appear.keyframes, scroll.appear.timing);
      return this.#context.arrived(to);
    }
    this.#animation.start({
      goal, pxPerMs,
      durationMs: scroll.durationMs({ speedMs: layout.speedMs ?? speedMs, shareLeft: 1, leftPx, pxPerMs, windowPx: innerWidth }),
      arrived: () => this.#context.arrived(to),
      ended: () => this.#context.updateVisible(), // others may be in view than when it was as good as there
    });
  }

  startDrag(down: PointerEvent, gesture: AbortController): void {
    const [track, axis] = [this.#track, this.#axis];
    this.#isTouched = down.pointerType !== 'mouse';
    if (this.#isTouched) this.#animation.interrupt(); // a finger stops what passes under it
    let grabbed = 0;
    let home = 0;
    let caught: number | null = null;
    startDrag(down, { track, isScroller: true, axis: axis.name }, {
      started: () => {
        this.#animation.interrupt();
        track.dataset.glide = ''; // else the browser snaps back between the release and the motion that follows
        grabbed = axis.offset(track);
        home = this.#state.index;
        caught = this.#state.phase === 'transition' ? home : null;
        this.#state.scrolledTo(home);
      },
      moved: draggedPx => axis.scrollTo(track, grabbed - axis.sign(track) * draggedPx),
      ended: swipe => {
        const sign = axis.sign(track);
        this.#release(swipe && { ...swipe, draggedPx: -sign * swipe.draggedPx, velocity: -sign * swipe.velocity }, home, caught);
      },
    }, gesture);
  }

  visibleSlides(): readonly HTMLElement[] {
    const { slides } = this.#context;
    const { index } = this.#state;
    if (!this.#widthPx) return slides.slice(index, index + 1); // measured after the first layout, not by forcing it
    const { start, sizePx } = this.#axis;
    const view = this.#track.getBoundingClientRect();
    const from = start(view, 1);
    const isVisible = (at: number) => {
      if (slides[at]) this.#context.ranges?.draw(slides[at]);
      const box = slides[at]?.getBoundingClientRect();
      return !!box && start(box, 1) + sizePx(box) > from + slightPx && start(box, 1) < from + sizePx(view) - slightPx;
    };
    let [first, last] = [index, index];
    while (isVisible(first - 1)) first -= 1;
    while (isVisible(last + 1)) last += 1;
    return slides.slice(first, last + 1);
  }

  stop(): void {
    this.#animation.end();
    clearTimeout(this.#settling);
    delete this.#track.dataset.row;
    this.#unwatch();
    this.#end.abort();
  }

  #offsetAt(index: number): number {
    const slide = this.#context.slides[index];
    if (slide) this.#context.ranges?.draw(slide);
    return slide ? getSlideOffset(this.#axis, this.#track, slide, alignmentShares[this.#context.layout.alignment ?? 'start']) : 0;
  }

  #slidePx(index: number): number {
    const slide = this.#context.slides[index];
    return slide ? this.#axis.viewPx(slide) : 0;
  }

  #positionAt(offset: number): number {
    const { length: count } = this.#context.slides;
    return positionIn(index => this.#offsetAt(index), count, offset, this.#context.ranges?.boundsNear({ track: this.#track, axis: this.#axis, count, offset }));
  }

  #indexAt(position: number): number { return indexAtPosition(position, this.#state.$state.get()); }

  #indexAtPosition(position: number): number { return seenAtPosition(position, this.#state.$state.get()); }

  #scrolled(): void {
    const { phase, index } = this.#state;
    if (this.#animation.isRunning || this.#axis.maxOffset(this.#track) < 1) return;
    if (this.#widthPx && this.#track.clientWidth !== this.#widthPx) { // not the visitor's doing
      if (phase === 'idle') this.jumpTo(index);
      return;
    }
    const offset = this.#axis.offset(this.#track);
    if (phase === 'idle' && Math.abs(offset - this.#animation.lastOffset) < 1) return;
    this.#animation.lastOffset = NaN; // the visitor has scrolled it from there, and may scroll it back
    const isThere = Math.abs(this.#offsetAt(index) - offset) < settledShare * this.#slidePx(index) + 1;
    if (phase === 'scrolling' || !isThere) this.#state.scrolledTo(this.#indexAtPosition(this.#positionAt(offset)));
  }

  #rested(isSure: boolean): boolean {
    if (this.#animation.isRunning || this.#track.dataset.drag !== undefined) return true;
    const { snapPoints } = this.#context.options;
    const offset = this.#axis.offset(this.#track);
    const position = this.#positionAt(offset);
    const goal = this.#snapped(offset);
    const rest = snapPoints === 'slides' ? getRestState({ position, isTouched: this.#isTouched, isSure }) : 'at rest';
    if (!rest) return false;
    const index = this.#indexAt(position);
    if (rest === 'between' || Math.abs(goal - offset) > 1) {
      this.#released = { pxPerMs: 0, offset: snapPoints === 'slides' ? null : goal };
      this.#state.release(index, false);
    } else {
      this.#animation.end();
      this.#context.arrived(this.#indexAtPosition(position));
    }
    return true;
  }

  /** Where a row without snapping to slides rests near an offset. */
  #snapped(offset: number): number {
    const { snapPoints } = this.#context.options;
    const stepPx = typeof snapPoints === 'number' ? snapPoints * this.#axis.viewPx(this.#track) : 0;
    return Math.max(0, Math.min(stepPx ? Math.round(offset / stepPx) * stepPx : offset, this.#axis.maxOffset(this.#track)));
  }

  /** `home`: the slide that was current when the pointer took the row; `caught`: the same where a transition was leading to it. */
  #release(swipe: Swipe | null, home: number, caught: number | null): void {
    const { layout, options } = this.#context;
    const row = this.#state.$state.get();
    const { index, count, perGroup } = row;
    const offset = this.#axis.offset(this.#track);
    const position = this.#positionAt(offset);
    const { velocity, draggedPx } = swipe ?? { velocity: 0, draggedPx: 0 };
    const { flick, share } = swipe ? scroll.release(swipe) : { flick: 0, share: 1 } as const;
    const withMomentum = offset + velocity * momentumMs;
    this.#released = { pxPerMs: Math.abs(velocity), offset: options.snapPoints === 'slides' ? null : this.#snapped(withMomentum) };
    if (options.snapPoints !== 'slides') return this.#state.release(this.#indexAt(this.#positionAt(this.#released.offset!)), false);

    const direction = flick || (Math.abs(draggedPx) > share * this.#axis.viewPx(this.#track) ? Math.sign(draggedPx) : 0);
    const step = direction && this.#state.isLooping ? stepIndex({ ...row, index: home, isLooping: true }, direction > 0 ? 1 : -1) : null;
    if (step && typeof step === 'object' && step.isWrapping) return this.#state.release(step.index, true);
    let goal = restingSlide(position, this.#positionAt(this.#offsetAt(index)), { flick, share });
    if (layout.place === 'single') goal = Math.max(index - 1, Math.min(goal, index + 1));
    else if (flick) goal = Math[flick > 0 ? 'max' : 'min'](goal, Math.round(this.#positionAt(withMomentum)));
    if (flick && caught !== null) goal = Math[flick > 0 ? 'max' : 'min'](goal, caught + flick * perGroup);
    this.#state.release(this.#indexAt(Math.max(0, Math.min(goal, count - 1))), false);
  }

  /** Also called when the row is laid out for the first time, and when it was hidden and is shown. */
  #resized(widthPx: number): void {
    clearTimeout(this.#settling);
    const settle = () => {
      this.#widthPx = this.#track.clientWidth;
      if (this.#state.phase !== 'idle') return;
      if (this.#state.index > 0) this.jumpTo(this.#state.index);
      this.#context.updateVisible();
    };
    if (this.#widthPx && widthPx) this.#settling = setTimeout(settle, settleMs);
    else settle();
  }
}
