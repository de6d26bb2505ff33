import { atom } from 'nanostores';
import { Countdown } from '../../../../core/motion/countdown.js';
import type { Clock } from '../../../../core/platform/timing.js';

/** After a hold a slide is shown for at least this long, and a step refused during a transition is tried again after it. */
const resumeMs = 1000; // spec: media-layout §9, resume

/** Why time stands still: the visitor uses the gallery or does not see it, a video plays in it, or there is one slide. */
export type PauseReason = 'pointer' | 'focus' | 'hidden tab' | 'out of view' | 'video' | 'lightbox' | 'single slide';

/** Who stopped it: after the visitor, only the visitor starts it again; after reduced motion, its end does too. */
export type Stop = 'visitor' | 'reduced motion';

export interface AutoplaySnapshot {
  /** Slides change automatically, although a hold may keep the current one for now. */
  readonly isPlaying: boolean;
  readonly isHeld: boolean;
  /** How long a slide is shown, and how much of it had passed when the current `turn` began. */
  readonly durationMs: number;
  readonly passedMs: number;
  /** Counts the times that time began to run. */
  readonly turn: number;
}

/** What autoplay asks of its gallery. */
export interface AutoplayEffects {
  /** Goes to the next slide. False when it was refused. */
  advance(): boolean;
}

/** When slides change automatically. Knows no DOM; leaves no timer while it is held or stopped. */
export class Autoplay {
  readonly $state = atom<AutoplaySnapshot>({ isPlaying: false, isHeld: false, durationMs: 0, passedMs: 0, turn: 0 });
  readonly #effects: AutoplayEffects;
  readonly #countdown: Countdown;
  readonly #holds = new Set<PauseReason>();
  #durationMs: number;
  #stoppedBy: Stop | null = null;

  constructor(durationMs: number, effects: AutoplayEffects, clock?: Clock) {
    this.#durationMs = durationMs;
    this.#effects = effects;
    this.#countdown = new Countdown(() => this.#due(), clock);
  }

  start(): void {
    this.#stoppedBy = null;
    this.#set({ isPlaying: true });
    this.#count(this.#durationMs);
  }

  stop(by: Stop): void {
    this.#stoppedBy ??= by;
    this.#countdown.stop();
    this.#set({ isPlaying: false });
  }

  /** The reason for a stop is gone; other reasons stay. */
  allow(by: Stop): void {
    if (this.#stoppedBy === by) this.start();
  }

  /** The visitor's button. Who asks for autoplay gets it, although pointer and focus are still on the button. */
  toggle(): void {
    if (this.#isPlaying) return this.stop('visitor');
    this.#holds.delete('pointer');
    this.#holds.delete('focus');
    this.#set({ isHeld: this.#holds.size > 0 });
    this.start();
  }

  hold(by: PauseReason): void {
    this.#holds.add(by);
    this.#countdown.pause();
    this.#set({ isHeld: true });
  }

  release(by: PauseReason): void {
    if (!this.#holds.delete(by) || this.#holds.size > 0) return;
    this.#set({ isHeld: false });
    if (this.#isPlaying) this.#count(Math.max(resumeMs, this.#countdown.leftMs));
  }

  /** Another slide is current, for any reason: its time begins. */
  slideChanged(): void {
    if (this.#isPlaying) this.#count(this.#durationMs);
  }

  /** How long slides are shown from now on, the current one included. */
  setDuration(durationMs: number): void {
    const passedMs = this.#durationMs - this.#countdown.leftMs;
    if (durationMs === this.#durationMs) return;
    this.#durationMs = durationMs;
    if (this.#isPlaying) this.#count(Math.max(1, durationMs - passedMs)); // a countdown of nothing would not end
  }

  get #isPlaying(): boolean { return this.$state.get().isPlaying; }

  #due(): void {
    if (!this.#effects.advance()) this.#count(resumeMs);
  }

  #count(ms: number): void {
    const durationMs = this.#durationMs;
    this.#countdown.start(ms);
    if (this.#holds.size > 0) this.#countdown.pause();
    this.#set({ durationMs, passedMs: Math.max(0, durationMs - ms), turn: this.$state.get().turn + 1 });
  }

  #set(part: Partial<AutoplaySnapshot>): void {
    const now = this.$state.get();
    const isNew = Object.entries(part).some(([name, value]) => now[name as keyof AutoplaySnapshot] !== value);
    if (isNew) this.$state.set({ ...now, ...part });
  }
}
