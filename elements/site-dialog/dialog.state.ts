import { Countdown } from '../../core/motion/countdown.js';
import type { Clock } from '../../core/platform/timing.js';
import type { Answer } from './button-styles.js';

/** The events of a dialog. */
export interface DialogEvents {
  /** False when a listener called `preventDefault()`. */
  mayOpen(): boolean;
  mayAnswer(answer: Answer): boolean;
  /** It is out of sight. */
  closed(answer: Answer): void;
}

/** Closed, open, and closing. One opening takes one answer. Source: media-layout §4. */
export class DialogState {
  phase: 'closed' | 'open' | 'hiding' = 'closed';
  /** It has been open before: what was drawn may be kept. */
  hasOpened = false;
  /** It is to be drawn in its new phase. */
  onChange: () => void = () => {};
  readonly #events: DialogEvents;
  readonly #countdown: Countdown;
  readonly #holds = new Set<string>();
  #hideAfterMs = 0;
  #answer: Answer = 'cancel';
  #waiting: ((answer: Answer) => void)[] = [];

  constructor(events: DialogEvents, clock?: Clock) {
    this.#events = events;
    this.#countdown = new Countdown(() => this.hide(), clock);
  }

  /** Opens it, for good or, with a time above 0, until that has passed. False when the page keeps it closed. */
  open(hideAfterMs: number): boolean {
    if (this.phase === 'open') return true;
    this.hidden();
    if (!this.#events.mayOpen()) return false;
    this.phase = 'open';
    this.hasOpened = true;
    this.#answer = 'cancel';
    this.#holds.clear();
    this.#hideAfterMs = hideAfterMs;
    this.onChange();
    return true;
  }

  /** It is seen: its time begins to pass. */
  shown(): void {
    if (this.phase !== 'open' || !this.#hideAfterMs) return;
    this.#countdown.start(this.#hideAfterMs);
    if (this.#holds.size) this.#countdown.pause();
  }

  /** What the visitor says. Only the first counts, and only if the page lets it. */
  answer(answer: Answer): void {
    if (this.phase === 'open' && this.#events.mayAnswer(answer)) this.#hide(answer);
  }

  /** Hides it without an answer. */
  hide(): void { this.#hide('cancel'); }

  /** The way out is at its end. */
  hidden(): void {
    if (this.phase !== 'hiding') return;
    const waiting = this.#waiting.splice(0);
    this.phase = 'closed';
    this.onChange();
    this.#events.closed(this.#answer);
    for (const resolve of waiting) resolve(this.#answer);
  }

  /** Its time stands still for a reason, until the same reason is gone. */
  hold(reason: string, isHeld: boolean): void {
    if (isHeld) this.#holds.add(reason);
    else this.#holds.delete(reason);
    if (this.#holds.size) this.#countdown.pause();
    else this.#countdown.resume();
  }

  /** The answer to what is open now; `cancel` when nothing is. */
  nextAnswer(): Promise<Answer> {
    return new Promise(resolve => {
      if (this.phase === 'open') this.#waiting.push(resolve);
      else resolve('cancel');
    });
  }

  #hide(answer: Answer): void {
    if (this.phase !== 'open') return;
    this.#countdown.stop();
    this.#answer = answer;
    this.phase = 'hiding';
    this.onChange();
  }
}
