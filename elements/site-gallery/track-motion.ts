import { onResize } from '../../core/platform/observers.js';
import type { Alignment } from './designs/design.js';
import { startDrag } from './start-drag.js';
import type { GalleryMachine } from './gallery.state.js';
import { arrivedTime, glide } from './glide.js';
import { groupCount, indexAtPlace } from './groups/group-rules.js';
import type { Motion, Surroundings } from './motion.js';
import { restingSlide, type Swipe } from '../../core/gestures/release-rules.js';
import { arrivedShare, judgeRest } from './rest-rules.js';
import { inlineSign, mostOffset, offsetNow, offsetOf, placeIn } from './track-place.js';
import { scroll } from './transitions/scroll.js';
import type { Travel } from './transitions/transition.js';
import { watchScrolling } from './watch-scrolling.js';

const settleMs = 100; // spec: media-layout §9, resize settle of a gallery
const speedMs = 500; // spec: media-layout §9, strip
/** How long a row would run on that was let go at a speed. */
const runOnMs = 300;
/** A slide of which no more is in view is out of view. */
const slightPx = 2;
const alignmentShares: Readonly<Record<Alignment, number>> = { start: 0, middle: 0.5, end: 1 };

/** Takes a row that scrolls from slide to slide, and follows where the visitor's scrolling takes it. */
export class TrackMotion implements Motion {
  readonly #track: HTMLElement;
  readonly #machine: GalleryMachine;
  readonly #around: Surroundings;
  readonly #end = new AbortController();
  readonly #unwatch: () => void;
  #isTouched = false;
  /** The width that slides are in their places for; 0 before the first layout. */
  #widthPx = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #glide: AbortController | null = null;
  /** Where the row was put last: browsers tell of it when that is over, and it is not the visitor's scrolling. */
  #putPx = NaN;
  /** Where a hand has let go and how fast, until the machine has answered. */
  #released: { readonly pxPerMs: number; readonly offset: number | null } | null = null;

  constructor(track: HTMLElement, machine: GalleryMachine, around: Surroundings) {
    [this.#track, this.#machine, this.#around] = [track, machine, around];
    track.dataset.row = '';
    this.#unwatch = watchScrolling(track, { moved: () => this.#moved(), rested: isSure => this.#rested(isSure) });
    onResize(track, widthPx => this.#resized(widthPx), this.#end.signal);
    if (machine.index > 0) this.place(machine.index);
  }

  place(index: number): void {
    this.#leave();
    this.#scrollTo(this.#offsetAt(index));
  }

  travel({ to, isWrapping }: Travel): void {
    const { isCalm, layout } = this.#around;
    const { pxPerMs, offset } = this.#released ?? { pxPerMs: 0, offset: null };
    const goal = offset ?? this.#offsetAt(to);
    const leftPx = Math.abs(goal - offsetNow(this.#track));
    const isFar = scroll.isFar({ leftPx, viewPx: this.#track.clientWidth, isWrapping });
    this.#released = null;
    if (isCalm || isFar || leftPx < 1) {
      this.#leave();
      this.#scrollTo(goal);
      if (isFar && !isCalm) this.#track.animate(scroll.appear.keyframes, scroll.appear.timing);
      return this.#around.arrived(to);
    }
    const passage = { speedMs: layout.speedMs ?? speedMs, shareLeft: 1, leftPx, pxPerMs, windowPx: innerWidth };
    this.#glideTo(goal, scroll.durationMs(passage), pxPerMs, to);
  }

  press(event: PointerEvent, gesture: AbortController): void {
    const track = this.#track;
    this.#isTouched = event.pointerType !== 'mouse';
    if (this.#isTouched) this.#glide?.abort(); // a finger stops what passes under it
    let grabbed = 0;
    startDrag(event, { track, isScroller: true }, {
      started: () => {
        this.#glide?.abort();
        grabbed = track.scrollLeft;
        this.#machine.carried(this.#machine.index);
      },
      moved: dx => { track.scrollLeft = grabbed - dx; },
      ended: gone => {
        const sign = inlineSign(track);
        this.#release(gone && { ...gone, draggedPx: -sign * gone.draggedPx, velocity: -sign * gone.velocity });
      },
    }, gesture);
  }

  seen(): readonly HTMLElement[] {
    const { slides } = this.#around;
    const { index } = this.#machine;
    if (!this.#widthPx) return slides.slice(index, index + 1); // measured after the first layout, not by forcing it
    const { left, right } = this.#track.getBoundingClientRect();
    const isSeen = (at: number) => {
      const box = slides[at]?.getBoundingClientRect();
      return !!box && box.right > left + slightPx && box.left < right - slightPx;
    };
    let [first, last] = [index, index];
    while (isSeen(first - 1)) first -= 1;
    while (isSeen(last + 1)) last += 1;
    return slides.slice(first, last + 1);
  }

  stop(): void {
    this.#leave();
    clearTimeout(this.#settling);
    delete this.#track.dataset.row;
    this.#unwatch();
    this.#end.abort();
  }

  #offsetAt(index: number): number {
    const slide = this.#around.slides[index];
    return slide ? offsetOf(this.#track, slide, alignmentShares[this.#around.layout.alignment ?? 'start']) : 0;
  }

  #placeAt(offset: number): number {
    return placeIn(index => this.#offsetAt(index), this.#around.slides.length, offset);
  }

  #indexAt(place: number): number { return indexAtPlace(place, this.#machine.$state.get()); }

  #scrollTo(offset: number): void {
    this.#putPx = offset;
    this.#track.scrollTo({ left: inlineSign(this.#track) * offset, behavior: 'instant' });
  }

  /** Snapping is the browser's again. */
  #leave(): void {
    this.#glide?.abort();
    this.#glide = null;
    delete this.#track.dataset.glide;
  }

  #glideTo(goal: number, durationMs: number, pxPerMs: number, index: number): void {
    const track = this.#track;
    this.#glide?.abort();
    const { signal } = this.#glide = new AbortController();
    track.dataset.glide = ''; // snapping is off until it has arrived
    const [from, since] = [offsetNow(track), performance.now()];
    const easing = glide(pxPerMs * durationMs / Math.abs(goal - from));
    let hasArrived = false;
    const step = (now: number) => {
      if (signal.aborted) return;
      const share = Math.max(0, Math.min(1, (now - since) / durationMs));
      this.#scrollTo(from + (goal - from) * easing.at(share));
      if (share < 1) requestAnimationFrame(step);
      else this.#leave();
      if (share >= arrivedTime && !hasArrived) {
        hasArrived = true;
        this.#around.arrived(index);
      } else if (share === 1) this.#around.rest(); // others may be in view than when it was as good as there
    };
    requestAnimationFrame(step);
    track.addEventListener('wheel', () => this.#glide?.abort(), { passive: true, signal });
  }

  #moved(): void {
    const { phase, index } = this.#machine;
    if (this.#isGliding || mostOffset(this.#track) < 1) return;
    if (this.#widthPx && this.#track.clientWidth !== this.#widthPx) { // not the visitor's doing
      if (phase === 'still') this.place(index);
      return;
    }
    const { slides } = this.#around;
    const offset = offsetNow(this.#track);
    if (phase === 'still' && Math.abs(offset - this.#putPx) < 1) return;
    this.#putPx = NaN; // the visitor has taken it from there, and may bring it back
    const isThere = Math.abs(this.#offsetAt(index) - offset) < arrivedShare * (slides[index]?.clientWidth ?? 0) + 1;
    if (phase === 'carried' || !isThere) this.#machine.carried(this.#indexAt(this.#placeAt(offset)));
  }

  get #isGliding(): boolean { return !!this.#glide && !this.#glide.signal.aborted; }

  #rested(isSure: boolean): boolean {
    if (this.#isGliding || this.#track.dataset.drag !== undefined) return true;
    const { snapPoints } = this.#around.manner;
    const offset = offsetNow(this.#track);
    const place = this.#placeAt(offset);
    const goal = this.#snapped(offset);
    const rest = snapPoints === 'slides' ? judgeRest({ place, isTouched: this.#isTouched, isSure }) : 'at rest';
    if (!rest) return false;
    const index = this.#indexAt(place);
    if (rest === 'between' || Math.abs(goal - offset) > 1) {
      this.#released = { pxPerMs: 0, offset: snapPoints === 'slides' ? null : goal };
      this.#machine.release(index, false);
    } else {
      this.#leave();
      this.#around.arrived(index);
    }
    return true;
  }

  /** Where a row without snapping to slides rests near an offset. */
  #snapped(offset: number): number {
    const { snapPoints } = this.#around.manner;
    const stepPx = typeof snapPoints === 'number' ? snapPoints * this.#track.clientWidth : 0;
    return Math.max(0, Math.min(stepPx ? Math.round(offset / stepPx) * stepPx : offset, mostOffset(this.#track)));
  }

  #release(gesture: Swipe | null): void {
    const { layout, manner } = this.#around;
    const row = this.#machine.$state.get();
    const { index: home, count, perGroup } = row;
    const offset = offsetNow(this.#track);
    const place = this.#placeAt(offset);
    const { velocity, draggedPx } = gesture ?? { velocity: 0, draggedPx: 0 };
    const intent = gesture ? scroll.release(gesture) : { flick: 0, share: 1 } as const;
    const runOn = offset + velocity * runOnMs;
    this.#released = { pxPerMs: Math.abs(velocity), offset: manner.snapPoints === 'slides' ? null : this.#snapped(runOn) };
    if (manner.snapPoints !== 'slides') return this.#machine.release(this.#indexAt(this.#placeAt(this.#released.offset!)), false);

    const pulled = intent.flick || (Math.abs(draggedPx) > intent.share * this.#track.clientWidth ? Math.sign(draggedPx) : 0);
    const isOver = pulled < 0 ? home < perGroup : pulled > 0 && home >= (groupCount(row) - 1) * perGroup;
    if (isOver && this.#machine.isLooping) {
      return this.#machine.release(pulled > 0 ? 0 : (groupCount(row) - 1) * perGroup, true);
    }
    let goal = restingSlide(place, this.#placeAt(this.#offsetAt(home)), intent);
    if (layout.place === 'single') goal = Math.max(home - 1, Math.min(goal, home + 1));
    else if (intent.flick) goal = Math[intent.flick > 0 ? 'max' : 'min'](goal, Math.round(this.#placeAt(runOn)));
    this.#machine.release(this.#indexAt(Math.max(0, Math.min(goal, count - 1))), false);
  }

  /** Also told when the row is laid out for the first time, and when it was hidden and is shown. */
  #resized(widthPx: number): void {
    clearTimeout(this.#settling);
    const settle = () => {
      this.#widthPx = this.#track.clientWidth;
      if (this.#machine.phase !== 'still') return;
      if (this.#machine.index > 0) this.place(this.#machine.index);
      this.#around.rest();
    };
    if (this.#widthPx && widthPx) this.#settling = setTimeout(settle, settleMs);
    else settle();
  }
}
