import { pageClock, type Clock } from '../platform/timing.js';
import { prefersReducedMotion } from '../platform/visitor.js';
import { easings, type Easing } from './easings.js';

const defaultDurationMs = 300; // spec: media-layout §9

export interface TweenOptions {
  /** Milliseconds; 300 by default. 0 or less goes to the end immediately. */
  readonly duration?: number;
  /** `easings.linear` by default. */
  readonly easing?: Easing;
  /** Called once after the last step, not when the signal ends. */
  readonly onEnd?: () => void;
  /** Stops the tween where it is. */
  readonly signal?: AbortSignal;
  /** Whether to go to the end immediately; by default `prefers-reduced-motion`. */
  readonly isReduced?: () => boolean;
  /** For tests: a clock that is moved by hand. */
  readonly clock?: Clock;
}

/**
 * Calls a function with values from 0 to 1, once a frame; the last value is always 1. Under reduced motion 1 is the only one.
 * Throws a `TypeError` when the step is not a function or the duration not a finite number. Source: media-layout §4, §5.
 */
export class Tween {
  readonly #step: (value: number) => void;
  readonly #durationMs: number;
  readonly #options: TweenOptions;
  readonly #clock: Clock;
  #passedMs = 0;
  #resumedAt = 0;
  #cancelFrame: (() => void) | null = null;
  #isRunning = false;

  constructor(step: (value: number) => void, options: TweenOptions = {}) {
    const { duration = defaultDurationMs, clock = pageClock, signal } = options;
    if (typeof step !== 'function') throw new TypeError('[Tween] First parameter needs to be a function.');
    if (!Number.isFinite(duration)) throw new TypeError('[Tween] Duration is not a finite number.');
    this.#step = step;
    this.#durationMs = duration;
    this.#options = options;
    this.#clock = clock;
    signal?.addEventListener('abort', () => this.#halt(), { once: true });
  }

  /** Between start and end, also while it is paused. */
  get isRunning(): boolean { return this.#isRunning; }

  get isPaused(): boolean { return this.#isRunning && !this.#cancelFrame; }

  /** Begins, or begins again. */
  start(): void {
    this.#halt();
    if (this.#options.signal?.aborted) return;
    this.#isRunning = true;
    this.#passedMs = 0;
    const isReduced = this.#options.isReduced ?? prefersReducedMotion;
    if (this.#durationMs <= 0 || isReduced()) return this.end();
    this.#run();
    this.#step(this.#valueAt(0));
  }

  /** Stays at the value it has reached. */
  pause(): void {
    if (!this.#cancelFrame) return;
    this.#passedMs = this.#passed();
    this.#cancelFrame();
    this.#cancelFrame = null;
  }

  /** Continues from there. */
  resume(): void {
    if (this.isPaused) this.#run();
  }

  /** Takes the last step now. */
  end(): void {
    if (!this.#isRunning) return;
    this.#halt();
    this.#step(1);
    this.#options.onEnd?.();
  }

  #run(): void {
    this.#resumedAt = this.#clock.now();
    this.#cancelFrame = this.#clock.nextFrame(() => this.#frame());
  }

  #frame(): void {
    const passedMs = this.#passed();
    if (passedMs >= this.#durationMs) return this.end();
    this.#cancelFrame = this.#clock.nextFrame(() => this.#frame());
    this.#step(this.#valueAt(passedMs));
  }

  #passed(): number { return this.#passedMs + this.#clock.now() - this.#resumedAt; }

  #valueAt(passedMs: number): number { return (this.#options.easing ?? easings.linear).at(passedMs / this.#durationMs); }

  #halt(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = null;
    this.#isRunning = false;
  }
}
