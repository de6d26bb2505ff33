import { HttpError } from '../http/http-error.js';

export interface RenderQueueOptions {
  /** How many are drawn at the same time; 2 by default: a large one keeps a core and some 60 MB busy. */
  atOnce?: number;
  /** How many may wait for their turn; 500 by default. */
  waiting?: number;
  /** Tests only. */
  now?(): number;
}

/** How much the newest cost counts for what the next one is believed to cost. */
const newest = 0.2;
const retrySeconds = { least: 2, most: 60 };

/**
 * Runs a few renders in parallel and lets a limited number wait. Further requests get a `Retry-After`, estimated from the renders so
 * far: the memory of the process stays limited, and all other calls are answered meanwhile.
 */
export class RenderQueue {
  readonly #options: Required<RenderQueueOptions>;
  #running = 0;
  #usualMs = 0;
  readonly #waiting: (() => void)[] = [];

  constructor({ atOnce = 2, waiting = 500, now = () => performance.now() }: RenderQueueOptions = {}) {
    this.#options = { atOnce, waiting, now };
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { atOnce, waiting, now } = this.#options;
    if (this.#running >= atOnce && this.#waiting.length >= waiting) {
      const seconds = Math.min(retrySeconds.most, Math.max(retrySeconds.least, Math.ceil(this.#waitMs() / 1000)));
      throw new HttpError(503, { error: 'Too many pictures are being drawn. Please try again.' }, { 'Retry-After': String(seconds) });
    }
    if (this.#running >= atOnce) await new Promise<void>(resolve => this.#waiting.push(resolve));
    else this.#running += 1;
    const since = now();
    try {
      return await work();
    } finally {
      const costMs = now() - since;
      this.#usualMs = this.#usualMs === 0 ? costMs : this.#usualMs + newest * (costMs - this.#usualMs);
      // The place is handed on, not freed: a newcomer cannot slip in before the one that waits.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Until all that wait now have begun. */
  #waitMs(): number {
    return this.#waiting.length / this.#options.atOnce * this.#usualMs;
  }
}
