import { pageClock, type Clock } from '../platform/timing.js';

/** A timer that can be paused and resumed, as while a pointer or the focus is there. It calls back once, when its time is over. */
export class Countdown {
  readonly #then: () => void;
  readonly #clock: Clock;
  #leftMs = 0;
  #startedAt = 0;
  #cancel: (() => void) | null = null;

  constructor(then: () => void, clock: Clock = pageClock) {
    this.#then = then;
    this.#clock = clock;
  }

  /** Whether time is passing: started, not paused, not over. */
  get isRunning(): boolean { return this.#cancel !== null; }

  /** Milliseconds that are left; 0 when there is nothing to wait for. */
  get leftMs(): number {
    return this.#cancel ? Math.max(0, this.#leftMs - (this.#clock.now() - this.#startedAt)) : this.#leftMs;
  }

  /** Begins, or begins again, with this many milliseconds. */
  start(ms: number): void {
    this.stop();
    this.#leftMs = ms;
    this.resume();
  }

  /** Keeps the time that is left. */
  pause(): void {
    this.#leftMs = this.leftMs;
    this.#cancel?.();
    this.#cancel = null;
  }

  /** Continues with the remaining time. */
  resume(): void {
    if (this.#cancel || this.#leftMs <= 0) return;
    this.#startedAt = this.#clock.now();
    this.#cancel = this.#clock.after(this.#leftMs, () => {
      this.#cancel = null;
      this.#leftMs = 0;
      this.#then();
    });
  }

  /** Ends it without calling back. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#leftMs = 0;
  }
}
