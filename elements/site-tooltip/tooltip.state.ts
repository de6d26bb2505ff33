import { Countdown } from '../../core/motion/countdown.js';
import type { Clock } from '../../core/platform/timing.js';

/** Time to get from the control to its tip: what a pointer can reach must not vanish on the way. */
const graceMs = 300;
/** How long a touch rests to be a long press. */
const longPressMs = 500;

export interface TooltipOptions {
  showDelayMs(): number;
  /** Whether another tip was shown a moment ago: then there is no delay. */
  isWarm(): boolean;
  /** False when the page prevents it. */
  mayShow(): boolean;
  changed(): void;
}

/** What keeps a tip open: the pointer on the control or on the tip, focus, a touch. */
export type Reason = 'pointer' | 'focus' | 'touch' | 'script';

/** When a tip shows and hides. Source: media-layout §9; hoverable, dismissible, persistent as WCAG 1.4.13 asks. */
export class TooltipState {
  isOpen = false;
  /** What opened it: the tip is at the pointer, or at the control. */
  reason: Reason | null = null;
  readonly #options: TooltipOptions;
  readonly #reasons = new Set<Reason>();
  readonly #waiting: Countdown;
  readonly #leaving: Countdown;
  readonly #pressing: Countdown;

  constructor(options: TooltipOptions, clock?: Clock) {
    this.#options = options;
    this.#waiting = new Countdown(() => this.#open('pointer'), clock);
    this.#leaving = new Countdown(() => this.dismiss(), clock);
    this.#pressing = new Countdown(() => this.show('touch'), clock);
  }

  /** The pointer enters the control or its tip. */
  enter(): void {
    this.#reasons.add('pointer');
    this.#leaving.stop();
    if (!this.isOpen) this.#waiting.start(this.#options.isWarm() ? 1 : Math.max(1, this.#options.showDelayMs()));
  }

  leave(): void {
    this.#waiting.stop();
    this.#remove('pointer', graceMs);
  }

  blur(): void { this.#remove('focus', 0); }

  /** A touch begins on the control. */
  press(): void { this.#pressing.start(longPressMs); }

  /** The touch ended, or moves. What it has shown stays until a touch elsewhere. */
  release(): void { this.#pressing.stop(); }

  show(reason: Reason): void {
    this.#reasons.add(reason);
    this.#open(reason);
  }

  /** Hides the tip, whatever keeps it open, until it is requested again. */
  dismiss(): void {
    this.#reasons.clear();
    for (const countdown of [this.#waiting, this.#leaving, this.#pressing]) countdown.stop();
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#options.changed();
  }

  #open(reason: Reason): void {
    this.#waiting.stop();
    this.#leaving.stop();
    if (this.isOpen || !this.#options.mayShow()) return;
    this.isOpen = true;
    this.reason = reason;
    this.#options.changed();
  }

  #remove(reason: Reason, afterMs: number): void {
    if (!this.#reasons.delete(reason) || this.#reasons.size || !this.isOpen) return;
    if (afterMs) this.#leaving.start(afterMs);
    else this.dismiss();
  }
}
