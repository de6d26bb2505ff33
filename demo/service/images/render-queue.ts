import { Refusal } from '../http/refusal.js';

const maxRunning = 2;
const maxWaiting = 500;

/** Lets a few renders run at once and a bounded number wait; past that, a visitor is told to come back. */
export class RenderQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting.length >= maxWaiting) {
      throw new Refusal(503, { error: 'Too many pictures are being drawn. Please try again.' }, { 'Retry-After': '2' });
    }
    if (this.#running >= maxRunning) await new Promise<void>(resolve => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, not freed: a newcomer cannot slip in before the one that waits.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
