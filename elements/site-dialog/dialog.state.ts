import { Countdown } from '../../core/motion/countdown.js';
import type { Clock } from '../../core/platform/timing.js';
import type { Answer } from './button-styles.js';

/** What a dialog needs of the element around it. */
export interface DialogSurroundings {
  /** False when the page says no. */
  mayOpen(): boolean;
  mayAnswer(answer: Answer): boolean;
  /** It is to be drawn in its new phase. */
  changed(): void;
  /** It is out of sight. */
  closed(answer: Answer): void;
}

/** Closed, open, and on its way out. One opening takes one answer. Source: media-layout §4. */
export class DialogState {
  phase: 'closed' | 'open' | 'hiding' = 'closed';
  readonly #around: DialogSurroundings;
  readonly #countdown: Countdown;
  readonly #holds = new Set<string>();
  #hideAfterMs = 0;
  #answer: Answer = 'cancel';
  #asking: ((answer: Answer) => void)[] = [];

  constructor(around: DialogSurroundings, clock?: Clock) {
    this.#around = around;
    this.#countdown = new Countdown(() => this.hide(), clock);
  }

  /** Opens it, for good or, with a time above 0, until that has passed. False when the page says no. */
  open(hideAfterMs: number): boolean {
    if (this.phase === 'open') return true;
    this.hidden();
    if (!this.#around.mayOpen()) return false;
    this.phase = 'open';
    this.#answer = 'cancel';
    this.#holds.clear();
    this.#hideAfterMs = hideAfterMs;
    this.#around.changed();
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
    if (this.phase === 'open' && this.#around.mayAnswer(answer)) this.#hide(answer);
  }

  /** Hides it; nobody has answered. */
  hide(): void { this.#hide('cancel'); }

  /** The way out is at its end. */
  hidden(): void {
    if (this.phase !== 'hiding') return;
    const asking = this.#asking.splice(0);
    this.phase = 'closed';
    this.#around.changed();
    this.#around.closed(this.#answer);
    for (const resolve of asking) resolve(this.#answer);
  }

  /** Its time stands still for a reason, until the same reason is gone. */
  hold(reason: string, isHeld: boolean): void {
    if (isHeld) this.#holds.add(reason);
    else this.#holds.delete(reason);
    if (this.#holds.size) this.#countdown.pause();
    else this.#countdown.resume();
  }

  /** The answer to what is open now; `cancel` when nothing is. */
  asked(): Promise<Answer> {
    return new Promise(resolve => {
      if (this.phase === 'open') this.#asking.push(resolve);
      else resolve('cancel');
    });
  }

  #hide(answer: Answer): void {
    if (this.phase !== 'open') return;
    this.#countdown.stop();
    this.#answer = answer;
    this.phase = 'hiding';
    this.#around.changed();
  }
}
