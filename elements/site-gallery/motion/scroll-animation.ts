import { settledTime, springEasing } from './spring-easing.js';
import type { TrackAxis } from './track-axis.js';

interface Way {
  /** Where to, from the track's beginning. */
  readonly goal: number;
  readonly durationMs: number;
  /** The velocity of a released pointer. */
  readonly pxPerMs: number;
  /** As good as there: the next step may begin. */
  readonly arrived: () => void;
  /** All is still. */
  readonly ended: () => void;
}

/** Scrolls a track from code, immediately or by an animation. */
export class ScrollAnimation {
  readonly #track: HTMLElement;
  readonly #axis: TrackAxis;
  #running: AbortController | null = null;
  /** Where the track was scrolled last: browsers fire the event when that is over, and it is not the visitor's scrolling. */
  lastOffset = NaN;

  constructor(track: HTMLElement, axis: TrackAxis) { [this.#track, this.#axis] = [track, axis]; }

  get isRunning(): boolean { return !!this.#running && !this.#running.signal.aborted; }

  scrollTo(offset: number): void {
    this.lastOffset = offset;
    this.#axis.scrollTo(this.#track, offset);
  }

  /** Stops where it is. The browser does not snap yet. */
  interrupt(): void { this.#running?.abort(); }

  /** Stops where it is, and snapping is the browser's again. */
  end(): void {
    this.interrupt();
    this.#running = null;
    delete this.#track.dataset.glide;
  }

  start({ goal, durationMs, pxPerMs, arrived, ended }: Way): void {
    const track = this.#track;
    this.interrupt();
    const { signal } = this.#running = new AbortController();
    track.dataset.glide = ''; // snapping is off until it has arrived
    const [from, since] = [this.#axis.offset(track), performance.now()];
    const easing = springEasing(pxPerMs * durationMs / Math.abs(goal - from));
    let hasArrived = false;
    const step = (now: number) => {
      if (signal.aborted) return;
      const share = Math.max(0, Math.min(1, (now - since) / durationMs));
      this.scrollTo(from + (goal - from) * easing.at(share));
      if (share < 1) requestAnimationFrame(step);
      else this.end();
      if (share >= settledTime && !hasArrived) {
        hasArrived = true;
        arrived();
      } else if (share === 1) ended();
    };
    requestAnimationFrame(step);
    track.addEventListener('wheel', () => this.interrupt(), { passive: true, signal });
  }
}
