import type { Clock } from './timing.js';

interface Waiting { readonly at: number; readonly callback: () => void }

/** A clock that stands still until a test moves it; a frame comes every 10 ms. */
export class ManualClock implements Clock {
  #nowMs = 0;
  #waiting: Waiting[] = [];

  now(): number { return this.#nowMs; }

  nextFrame(callback: () => void): () => void { return this.after(10, callback); }

  after(ms: number, callback: () => void): () => void {
    const waiting = { at: this.#nowMs + ms, callback };
    this.#waiting.push(waiting);
    return () => { this.#waiting = this.#waiting.filter(one => one !== waiting); };
  }

  /** How many wait for a later time. */
  get waiting(): number { return this.#waiting.length; }

  /** Lets time pass, and everything happen in it in its order. */
  pass(ms: number): void {
    const end = this.#nowMs + ms;
    for (;;) {
      const next = this.#waiting.reduce<Waiting | null>((first, one) => (!first || one.at < first.at ? one : first), null);
      if (!next || next.at > end) break;
      this.#waiting = this.#waiting.filter(one => one !== next);
      this.#nowMs = Math.max(this.#nowMs, next.at);
      next.callback();
    }
    this.#nowMs = Math.max(this.#nowMs, end); // what happened may have taken time itself
  }
}
