import { pageClock, type Clock } from '../../../core/platform/timing.js';

const throttleMs = 200; // spec: media-layout §9, previous and next key

/** Lets one of many quick presses through: a held key turns five pages a second. */
export class StepGate {
  readonly #clock: Clock;
  #passedAt = -Infinity;

  constructor(clock: Clock = pageClock) { this.#clock = clock; }

  passes(): boolean {
    const now = this.#clock.now();
    if (now - this.#passedAt < throttleMs) return false;
    this.#passedAt = now;
    return true;
  }
}
