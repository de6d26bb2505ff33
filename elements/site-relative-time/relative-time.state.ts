import type { Clock } from '../../core/platform/timing.js';
import { untilNextAgo, type Moment, type RelativePrecision } from '../../core/text/relative-time.js';

const refreshMs = 5000; // spec: media-layout §9
/** Timers hold no longer than 24.8 days; no visitor looks at a page for that long. */
const longestMs = 86_400_000;

/** The time that is shown, the reference time, and when to update it: never while it is not visible. */
export class RelativeTimeState {
  moment: Moment | null = null;
  precision: RelativePrecision = 'minute';
  maxDays: number | null = null;
  /** When it was looked at last, milliseconds since 1970; null before the page has it: a server's time is not the visitor's. */
  now: number | null = null;
  #isSeen = false;
  #cancel: (() => void) | undefined;
  readonly #today: () => number;
  readonly #clock: Clock;
  readonly #changed: () => void;

  constructor(changed: () => void, clock: Clock, today: () => number = Date.now) { [this.#changed, this.#clock, this.#today] = [changed, clock, today]; }

  /** The visitor sees it from now on, or does so no more. */
  see(isSeen: boolean): void {
    this.#isSeen = isSeen;
    this.refresh();
  }

  /** Updates it to the current time. */
  refresh(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.now = this.#today();
    this.#changed();
    if (!this.#isSeen || !this.moment || this.isPast) return;
    this.#cancel = this.#clock.after(this.#waitMs(this.now - this.moment.ms), () => this.refresh());
  }

  /** Whether it is so long ago that the author's own words say it better. */
  get isPast(): boolean {
    return !!this.moment && this.now !== null && this.maxDays !== null && this.now - this.moment.ms >= this.maxDays * longestMs;
  }

  end(): void { this.#cancel?.(); }

  #waitMs(elapsedMs: number): number {
    const next = elapsedMs >= 0 ? untilNextAgo(elapsedMs, this.precision) : refreshMs;
    return Math.min(longestMs, Math.max(refreshMs, next));
  }
}
