import type { Clock } from '../platform/timing.js';

/** Without a sign of the visitor for this long, the visitor is assumed not to be reading. A recording that plays is such a sign. */
export const idleMs = 30_000;
/** Active time until the first heartbeat. Each further one takes twice as long as the one before. */
export const firstHeartbeatMs = 15_000;
/** Active time of one page view that is reported at most. */
const longestMs = 30 * 60_000;
/** Heartbeats of one page view at most, for tabs that are switched back and forth. */
export const maxHeartbeats = 20;

interface Options {
  readonly clock: Pick<Clock, 'after' | 'now'>;
  readonly isVisible: boolean;
  /** Sends a heartbeat with the active seconds since the one before. */
  readonly send: (seconds: number) => void;
}

/**
 * Measures how long a visitor is active on a page: while it is visible, and until half a minute after their last action.
 * One timer at most runs, and none while the page is hidden or the visitor is idle.
 */
export class Engagement {
  readonly #options: Options;
  #isVisible: boolean;
  #isPlaying = false;
  #isOver = false;
  #lastAction: number;
  /** When the stretch that is being measured began; null while the visitor is not active. */
  #since: number | null = null;
  #activeMs = 0;
  #reportedSeconds = 0;
  #heartbeats = 0;
  #nextMs = firstHeartbeatMs;
  #cancel: () => void = () => {};

  /** Opening the page is the first action. */
  constructor(options: Options) {
    this.#options = options;
    this.#isVisible = options.isVisible;
    this.#lastAction = options.clock.now();
    this.#measure();
  }

  /** The visitor has moved, pressed, typed or scrolled. Costs nothing while they are active anyway. */
  act(): void {
    if (!this.#isVisible || this.#isOver) return;
    const isIdle = this.#since === null;
    this.#lastAction = this.#options.clock.now();
    if (isIdle) this.#measure();
  }

  /** A recording starts or stops. */
  setPlaying(isPlaying: boolean): void {
    if (isPlaying === this.#isPlaying) return;
    this.#measure();
    this.#isPlaying = isPlaying;
    this.#lastAction = this.#options.clock.now();
    this.#measure();
  }

  /** The page is hidden, which reports what is left, or shown again, which is an action of the visitor. */
  setVisible(isVisible: boolean): void {
    if (isVisible === this.#isVisible) return;
    this.#measure();
    this.#isVisible = isVisible;
    if (isVisible) this.#lastAction = this.#options.clock.now();
    else this.#report();
    this.#measure();
  }

  /** The visitor has left the page, or it shows another one. */
  end(): void {
    this.#measure();
    this.#report();
    this.stop();
  }

  /** Ends without another report. */
  stop(): void {
    this.#isOver = true;
    this.#cancel();
  }

  #measure(): void {
    if (this.#isOver) return;
    this.#cancel();
    const now = this.#options.clock.now();
    const idleAt = this.#isPlaying ? Infinity : this.#lastAction + idleMs;
    if (this.#since !== null) this.#activeMs = Math.min(longestMs, this.#activeMs + Math.max(0, Math.min(now, idleAt) - this.#since));
    const isActive = this.#isVisible && now < idleAt;
    this.#since = isActive ? now : null;
    if (this.#activeMs >= this.#nextMs) {
      this.#report();
      this.#nextMs *= 2;
    }
    if (this.#activeMs >= longestMs) {
      this.#report();
      return this.stop();
    }
    if (isActive)
      this.#cancel = this.#options.clock.after(Math.min(this.#nextMs - this.#activeMs, longestMs - this.#activeMs, idleAt - now), () =>
        this.#measure(),
      );
  }

  #report(): void {
    const seconds = Math.round(this.#activeMs / 1000) - this.#reportedSeconds;
    if (this.#isOver || seconds < 1 || this.#heartbeats >= maxHeartbeats) return;
    this.#heartbeats++;
    this.#reportedSeconds += seconds;
    this.#options.send(seconds);
  }
}
