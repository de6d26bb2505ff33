import { pageClock, type Clock } from '../../../core/platform/timing.js';
import type { Point } from '../zoom/camera.js';

/** Ours, as phones have it: a second tap this soon and this near makes a double tap. */
const [soonMs, nearPx] = [300, 32];

interface Reactions { once(): void; twice(at: Point): void }

/** Distinguishes one tap from two. */
export class Taps {
  readonly #reactions: Reactions;
  readonly #clock: Clock;
  #last: Point | null = null;
  #cancel = () => {};

  constructor(reactions: Reactions, clock: Clock = pageClock) { [this.#reactions, this.#clock] = [reactions, clock]; }

  tap(at: Point): void {
    const last = this.#last;
    this.stop();
    if (last && Math.hypot(at.x - last.x, at.y - last.y) <= nearPx) return this.#reactions.twice(at);
    this.#last = at;
    this.#cancel = this.#clock.after(soonMs, () => {
      this.#last = null;
      this.#reactions.once();
    });
  }

  stop(): void {
    this.#cancel();
    this.#last = null;
  }
}
