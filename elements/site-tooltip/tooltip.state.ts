import { Countdown } from '../../core/motion/countdown.js';
import type { Clock } from '../../core/platform/timing.js';

/** Time to get from the explained thing to its tip: what a pointer can reach must not vanish on the way. */
const graceMs = 300;
/** A finger that rests means to ask. */
const longPressMs = 500;

export interface TooltipSurroundings {
  showDelayMs(): number;
  /** Whether another tip was seen a moment ago: then nobody waits again. */
  isWarm(): boolean;
  /** False when the page says no. */
  mayShow(): boolean;
  changed(): void;
}

/** What keeps a tip: the pointer on the thing or on the tip, focus, a finger. */
export type Reason = 'pointer' | 'focus' | 'touch' | 'script';

/** When a tip shows and hides. Source: media-layout §9; hoverable, dismissible, persistent as WCAG 1.4.13 asks. */
export class TooltipState {
  isOpen = false;
  /** Whether the tip stands where the pointer is, or at the thing itself. */
  reason: Reason | null = null;
  readonly #around: TooltipSurroundings;
  readonly #reasons = new Set<Reason>();
  readonly #waiting: Countdown;
  readonly #leaving: Countdown;
  readonly #pressing: Countdown;

  constructor(around: TooltipSurroundings, clock?: Clock) {
    this.#around = around;
    this.#waiting = new Countdown(() => this.#open('pointer'), clock);
    this.#leaving = new Countdown(() => this.dismiss(), clock);
    this.#pressing = new Countdown(() => this.show('touch'), clock);
  }

  /** The pointer comes, to the thing or to its tip. */
  enter(): void {
    this.#reasons.add('pointer');
    this.#leaving.stop();
    if (!this.isOpen) this.#waiting.start(this.#around.isWarm() ? 1 : Math.max(1, this.#around.showDelayMs()));
  }

  leave(): void {
    this.#waiting.stop();
    this.#drop('pointer', graceMs);
  }

  blur(): void { this.#drop('focus', 0); }

  /** A finger rests on the thing. */
  press(): void { this.#pressing.start(longPressMs); }

  /** The finger has gone, or moves. What it has shown stays until another press, elsewhere. */
  release(): void { this.#pressing.stop(); }

  show(reason: Reason): void {
    this.#reasons.add(reason);
    this.#open(reason);
  }

  /** Hides the tip, whatever keeps it, until it is asked for anew. */
  dismiss(): void {
    this.#reasons.clear();
    for (const countdown of [this.#waiting, this.#leaving, this.#pressing]) countdown.stop();
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#around.changed();
  }

  #open(reason: Reason): void {
    this.#waiting.stop();
    this.#leaving.stop();
    if (this.isOpen || !this.#around.mayShow()) return;
    this.isOpen = true;
    this.reason = reason;
    this.#around.changed();
  }

  #drop(reason: Reason, afterMs: number): void {
    if (!this.#reasons.delete(reason) || this.#reasons.size || !this.isOpen) return;
    if (afterMs) this.#leaving.start(afterMs);
    else this.dismiss();
  }
}
