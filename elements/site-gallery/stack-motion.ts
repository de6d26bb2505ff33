import { Crossing } from './crossing.js';
import { startDrag } from './start-drag.js';
import type { GalleryMachine } from './gallery.state.js';
import { arrivedTime, glide } from './glide.js';
import type { Motion, Surroundings } from './motion.js';
import { normaliseIndex } from './normalise-index.js';
import { whenShowable } from './pictures.js';
import { restingSlide, type Swipe } from '../../core/gestures/release-rules.js';
import { stays } from './stays.js';
import { inlineSign } from './track-place.js';
import { headingOf, type StackTransition, type Travel } from './transitions/transition.js';

interface Far { readonly place: number; readonly index: number }

/**
 * Slides that lie over each other: two cross while one takes the other's place, the rest are not drawn. Places are
 * counted in slides, on the axis of the machine's current one; they go on past the ends.
 */
export class StackMotion implements Motion {
  readonly #track: HTMLElement;
  readonly #machine: GalleryMachine;
  readonly #around: Surroundings;
  readonly #transition: StackTransition;
  readonly #stay: ReturnType<typeof stays> | null;
  #crossing: Crossing | null = null;
  /** The place of the earlier slide of those that cross. */
  #base = 0;
  /** Where the slides stand when nothing plays. */
  #place = 0;
  /** A far slide that stands where a neighbour of the current one would. */
  #far: Far | null = null;
  /** Where a hand has let go, until the machine has answered. */
  #released: { readonly goal: number; readonly pxPerMs: number } | null = null;
  /** What plays, or waits to. */
  #going = new AbortController();

  constructor(track: HTMLElement, machine: GalleryMachine, around: Surroundings, transition: StackTransition) {
    [this.#track, this.#machine, this.#around, this.#transition] = [track, machine, around, transition];
    this.#stay = transition.stay && !around.isCalm ? stays(transition.stay) : null;
    track.dataset.stack = transition.isBlended ? 'blended' : '';
    this.place(machine.index);
  }

  place(index: number): void {
    this.#stand(index, null);
    this.#show(this.seen());
  }

  seen(): readonly HTMLElement[] {
    if (this.#crossing) return this.#crossing.slides;
    const slide = this.#slideAt(this.#place);
    return slide ? [slide] : [];
  }

  travel(travel: Travel): void {
    const released = this.#released;
    this.#released = null;
    if (released && this.#indexAt(released.goal) === travel.to) return this.#play(released.goal, released.pxPerMs, this.#halt());
    const place = travel.to - headingOf(travel);
    const going = this.#stand(place, { place, index: travel.from });
    whenShowable(this.#around.slides[travel.to]!, () => this.#play(travel.to, 0, going), going);
  }

  press(event: PointerEvent, gesture: AbortController): void {
    const sign = inlineSign(this.#track);
    const widthPx = this.#widthPx;
    let grabbed = 0;
    startDrag(event, { track: this.#track, isScroller: false }, {
      started: () => {
        grabbed = this.#now;
        this.#halt();
        this.#machine.carried(this.#machine.index);
      },
      moved: dx => this.#hold(this.#bounded(grabbed - sign * dx / widthPx)),
      ended: gone => this.#release(gone && { ...gone, draggedPx: -sign * gone.draggedPx, velocity: -sign * gone.velocity }),
    }, gesture);
  }

  stop(): void {
    this.place(this.#machine.index);
    this.#stay?.([], []);
    delete this.#track.dataset.stack;
  }

  /** From one slide to the next. */
  get #widthPx(): number {
    return this.#track.clientWidth + (this.#transition.isBlended ? 0 : this.#around.layout.gutterPx) || 1;
  }

  get #now(): number { return this.#crossing ? this.#base + this.#crossing.share : this.#place; }

  #indexAt(place: number): number {
    return place === this.#far?.place ? this.#far.index : normaliseIndex(place, this.#around.slides.length);
  }

  #slideAt(place: number): HTMLElement | undefined {
    const isThere = this.#machine.isLooping || place === this.#far?.place || (place >= 0 && place < this.#around.slides.length);
    return isThere ? this.#around.slides[this.#indexAt(place)] : undefined;
  }

  /** Where slides are that a hand has dragged to a place: past the ends they follow it as the boundaries say. */
  #bounded(place: number): number {
    const [below, above] = [Math.floor(place), Math.ceil(place)];
    if (this.#slideAt(below) && this.#slideAt(above)) return place;
    const follow = this.#around.manner.boundary ?? this.#transition.boundary;
    const last = this.#around.slides.length - 1;
    return place < 0 ? -follow(-place) : last + follow(place - last);
  }

  /** Slides cross between a place and the one after it; `shown` alone is seen as they begin, absent where they have begun. */
  #cross(base: number, shown?: HTMLElement): Crossing {
    if (this.#crossing && this.#base === base) return this.#crossing;
    this.#crossing?.end();
    this.#base = base;
    const [before, after] = [this.#slideAt(base), this.#slideAt(base + 1)];
    const sign = this.#transition.isBlended ? 1 : inlineSign(this.#track);
    this.#crossing = new Crossing({
      track: this.#track, before, after, shown, transition: this.#transition, sign, onlyGrows: this.#around.onlyGrows, show: slides => this.#show(slides),
    });
    return this.#crossing;
  }

  #hold(place: number): void {
    this.#place = place;
    const base = Math.floor(place);
    this.#cross(base).hold(place - base);
  }

  #release(gesture: Swipe | null): void {
    const { length: count } = this.#around.slides;
    const home = this.#machine.index;
    let goal = gesture ? restingSlide(this.#place, home, this.#transition.release(gesture)) : home;
    if (!this.#slideAt(goal)) goal = Math.max(0, Math.min(goal, count - 1));
    const towards = Math.sign(goal - this.#place);
    this.#released = { goal, pxPerMs: Math.max(0, towards * (gesture?.velocity ?? 0)) };
    this.#machine.release(this.#indexAt(goal), goal < 0 || goal >= count);
  }

  /** Goes to the slide at a place, from where the slides stand, until the signal ends. */
  #play(goal: number, pxPerMs: number, going: AbortSignal): void {
    const index = this.#indexAt(goal);
    const from = this.#now;
    const shareLeft = Math.abs(goal - from);
    if (this.#around.isCalm || shareLeft === 0) {
      this.place(index);
      return this.#around.arrived(index);
    }
    const base = goal > from ? goal - 1 : goal;
    // Asked before anything is changed, so that nothing need be laid out for it.
    const leftPx = pxPerMs ? shareLeft * this.#widthPx : Infinity;
    const crossing = this.#cross(base, this.#crossing ? undefined : this.#slideAt(from));
    const duration = this.#transition.durationMs({
      speedMs: this.#around.layout.speedMs ?? 0, shareLeft, leftPx, pxPerMs, windowPx: innerWidth,
    });
    const arrive = () => {
      if (!going.aborted && this.#machine.phase === 'travelling') this.#around.arrived(index);
    };
    crossing.play(from - base, goal - base, { duration, easing: glide(pxPerMs * duration / leftPx).css }, () => {
      arrive();
      if (!going.aborted) this.place(index);
    });
    const early = setTimeout(arrive, duration * arrivedTime);
    going.addEventListener('abort', () => clearTimeout(early), { once: true });
    // Places are counted from the current slide: a way over an end has led to an index at the other one.
    const [other, by] = [goal === base ? base + 1 : base, index - goal];
    this.#far = this.#slideAt(other) ? { place: other + by, index: this.#indexAt(other) } : null;
    this.#base = base + by;
  }

  /** Ends what plays, where it is; the answer ends what plays next. */
  #halt(): AbortSignal {
    this.#going.abort();
    this.#going = new AbortController();
    return this.#going.signal;
  }

  /** Nothing crosses. */
  #stand(place: number, far: Far | null): AbortSignal {
    this.#crossing?.end();
    this.#crossing = null;
    [this.#place, this.#far] = [place, far];
    return this.#halt();
  }

  #show(slides: readonly HTMLElement[]): void {
    this.#around.present(slides);
    this.#stay?.(slides, this.#around.slides);
  }
}
