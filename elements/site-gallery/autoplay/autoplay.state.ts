import { atom } from 'nanostores';
import { Countdown } from '../../../core/motion/countdown.js';
import type { Clock } from '../../../core/platform/timing.js';

/** After a hold a slide stays for at least this long, and a step refused in motion is tried again after it. */
const resumeMs = 1000; // spec: media-layout §9, resume

/** Why time stands still: the visitor is at the gallery, does not see it, or a video plays in it. */
export type Hold = 'pointer' | 'focus' | 'tab' | 'sight' | 'video' | 'lightbox' | 'alone';

/** Who stopped it: only the visitor starts it again then, except where stillness was asked for and is no more. */
export type Stop = 'visitor' | 'stillness' | 'end';

export interface AutoplayState {
  /** Slides change by themselves, although a hold may keep the current one for now. */
  readonly isPlaying: boolean;
  readonly isHeld: boolean;
  /** How long a slide is shown, and how much of it had passed when the current `turn` began. */
  readonly durationMs: number;
  readonly passedMs: number;
  /** Counts the times that time began to run. */
  readonly turn: number;
}

/** What autoplay asks of its gallery. */
export interface AutoplayOutlets {
  durationMs(): number;
  /** Goes to the next slide. False when it was refused. */
  advance(): boolean;
  isAtEnd(): boolean;
  /** Goes to where it began. */
  rewind(): void;
}

/** When a gallery goes on by itself. Knows no DOM; leaves no timer while it is held or stopped. */
export class Autoplay {
  readonly $state = atom<AutoplayState>({ isPlaying: false, isHeld: false, durationMs: 0, passedMs: 0, turn: 0 });
  readonly #out: AutoplayOutlets;
  readonly #countdown: Countdown;
  readonly #holds = new Set<Hold>();
  #stoppedBy: Stop | null = null;

  constructor(out: AutoplayOutlets, clock?: Clock) {
    this.#out = out;
    this.#countdown = new Countdown(() => this.#due(), clock);
  }

  start(): void {
    this.#stoppedBy = null;
    this.#set({ isPlaying: true });
    this.#show();
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

  /** The visitor's button. Who asks for motion gets it, although pointer and focus are still on the button. */
  toggle(): void {
    if (this.$state.get().isPlaying) return this.stop('visitor');
    this.#holds.delete('pointer');
    this.#holds.delete('focus');
    this.#set({ isHeld: this.#holds.size > 0 });
    if (this.#out.isAtEnd()) this.#out.rewind();
    this.start();
  }

  hold(by: Hold): void {
    this.#holds.add(by);
    this.#countdown.pause();
    this.#set({ isHeld: true });
  }

  release(by: Hold): void {
    if (!this.#holds.delete(by) || this.#holds.size > 0) return;
    this.#set({ isHeld: false });
    if (this.$state.get().isPlaying) this.#count(Math.max(resumeMs, this.#countdown.leftMs));
  }

  /** Another slide is current, whoever went there: its time begins. */
  changed(): void {
    if (this.$state.get().isPlaying) this.#show();
  }

  #show(): void {
    this.#count(this.#out.durationMs());
  }

  #due(): void {
    if (this.#out.advance()) return;
    if (this.#out.isAtEnd()) this.stop('end');
    else this.#count(resumeMs);
  }

  #count(ms: number): void {
    const durationMs = this.#out.durationMs();
    this.#countdown.start(ms);
    if (this.#holds.size > 0) this.#countdown.pause();
    this.#set({ durationMs, passedMs: Math.max(0, durationMs - ms), turn: this.$state.get().turn + 1 });
  }

  #set(part: Partial<AutoplayState>): void {
    const now = this.$state.get();
    const isNew = Object.entries(part).some(([name, value]) => now[name as keyof AutoplayState] !== value);
    if (isNew) this.$state.set({ ...now, ...part });
  }
}
