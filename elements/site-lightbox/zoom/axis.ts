import { springAfter, strength } from './spring.js';

/** What goes less far than nothing in this many milliseconds, stands. */
const standMs = 50;

/** One number that moves: held, set, or pulled to a place by a spring. */
export class Axis {
  value: number;
  /** Where it rests, or will. */
  to: number;
  isMoving = false;
  readonly #nearEnough: number;
  #start = { offset: 0, velocity: 0 };
  #startedAt = 0;
  #perMs = strength;

  constructor(value: number, nearEnough: number) {
    [this.value, this.to, this.#nearEnough] = [value, value, nearEnough];
  }

  set(value: number): void {
    this.value = this.to = value;
    this.isMoving = false;
  }

  /** Stays where it is now. */
  hold(): void { this.isMoving = false; }

  /** `velocity` per millisecond; without one it continues as fast as it is. */
  pull(to: number, now: number, velocity?: number, perMs = strength): void {
    velocity ??= this.isMoving ? springAfter(this.#start, now - this.#startedAt, this.#perMs).velocity : 0;
    this.to = to;
    [this.#start, this.#startedAt, this.#perMs] = [{ offset: this.value - to, velocity }, now, perMs];
    this.isMoving = Math.abs(this.value - to) >= this.#nearEnough || Math.abs(velocity) * standMs >= this.#nearEnough;
    if (!this.isMoving) this.value = to;
  }

  step(now: number): void {
    if (!this.isMoving) return;
    const { offset, velocity } = springAfter(this.#start, now - this.#startedAt, this.#perMs);
    const isThere = Math.abs(offset) < this.#nearEnough && Math.abs(velocity) * standMs < this.#nearEnough;
    if (isThere) this.set(this.to);
    else this.value = this.to + offset;
  }
}
