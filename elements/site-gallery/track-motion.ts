import { boxOf } from './box-of.js';
import type { GalleryMachine } from './gallery.state.js';
import { arrivedShare, judgeRest } from './rest-rules.js';
import { offsetOf, slidePitchPx, trackPlace } from './track-place.js';
import { scroll } from './transitions/scroll.js';
import type { Travel } from './transitions/transition.js';
import { watchScrolling } from './watch-scrolling.js';

/** As far as a slide away from rest, in a track of another size or a new box: nobody has scrolled it there. */
const leapShare = 0.9;

/** What a track in motion needs of the gallery around it. */
interface Surroundings {
  readonly slides: readonly unknown[];
  readonly flow: 'track' | 'rows';
  readonly isCalm: boolean;
  /** The visitor moves the track. */
  taken(): void;
  /** The track is at a slide and free for the next motion. */
  arrived(index: number): void;
}

/** Takes a track from slide to slide, and follows where the visitor's scrolling takes it. */
export class TrackMotion {
  readonly stop: () => void;
  readonly #track: HTMLElement;
  readonly #machine: GalleryMachine;
  readonly #around: Surroundings;
  readonly #expect: () => void;
  /** The last travel's start, and whether anything has moved since. */
  #from = 0;
  #hasMoved = false;
  #isTouched = false;
  /** From slide to slide when the track was last looked at, and its box. */
  #pitchPx = 0;
  #box: Animation | undefined;

  constructor(track: HTMLElement, machine: GalleryMachine, around: Surroundings) {
    [this.#track, this.#machine, this.#around] = [track, machine, around];
    const scrolling = watchScrolling(track, { moved: () => this.#moved(), rested: isSure => this.#rested(isSure) });
    this.stop = scrolling.stop;
    this.#expect = scrolling.expect;
  }

  /** Is at a slide at once. */
  place(index: number): void {
    if (this.#around.flow === 'track') this.#scrollTo(index, 'instant');
  }

  travel(travel: Travel): void {
    const { isCalm, slides: { length: count } } = this.#around;
    [this.#from, this.#hasMoved, this.#isTouched] = [travel.from, false, false];
    const motion = scroll.plan(travel);
    const isFar = Math.abs(this.#track.scrollLeft - offsetOf(this.#track, travel.to, count)) >= 1;
    const isGliding = motion.scroll === 'smooth' && !isCalm && isFar;
    this.#scrollTo(travel.to, isGliding ? 'smooth' : 'instant');
    if (isGliding) return this.#expect();
    if (motion.play && !isCalm) this.#track.animate(motion.play.keyframes, motion.play.timing);
    this.#around.arrived(travel.to);
  }

  pressed({ pointerType }: PointerEvent): void {
    this.#isTouched = pointerType !== 'mouse';
  }

  #scrollTo(index: number, behavior: 'smooth' | 'instant'): void {
    const { length: count } = this.#around.slides;
    this.#pitchPx = slidePitchPx(this.#track, count);
    this.#box = boxOf(this.#track);
    this.#track.scrollTo({ left: offsetOf(this.#track, index, count), behavior });
  }

  #moved(): void {
    const { slides, flow } = this.#around;
    const place = trackPlace(this.#track, slides.length);
    if (place === null || flow === 'rows') return;
    const pitchPx = slidePitchPx(this.#track, slides.length);
    const isResized = this.#pitchPx > 0 && Math.abs(pitchPx - this.#pitchPx) >= 1;
    this.#pitchPx = pitchPx;
    this.#hasMoved = true;
    const { index, phase } = this.#machine;
    const away = Math.abs(place - index);
    const isThere = away < arrivedShare;
    if (phase === 'still' && away > leapShare && (isResized || this.#isNewBox())) this.place(index);
    else if (phase === 'travelling' && isThere && !this.#track.dataset.drag) this.#around.arrived(index);
    else if (phase === 'carried' || !isThere) {
      this.#around.taken();
      this.#machine.carried(Math.round(place));
    }
  }

  #isNewBox(): boolean {
    return !!this.#box && this.#box !== boxOf(this.#track);
  }

  #rested(isSure: boolean): boolean {
    if (this.#track.dataset.drag === 'held') return true;
    const { index, phase } = this.#machine;
    const rest = judgeRest({
      place: trackPlace(this.#track, this.#around.slides.length) ?? index,
      index, phase, isSure, from: this.#from, hasMoved: this.#hasMoved, isTouched: this.#isTouched,
    });
    if (!rest) return false;
    this.#box = boxOf(this.#track);
    if (rest.by === 'gliding') this.#machine.release(rest.index, false);
    else {
      if (rest.by === 'placing') this.place(rest.index);
      this.#around.arrived(rest.index);
    }
    return true;
  }
}
