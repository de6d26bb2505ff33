import { pageClock, type Clock } from '../../core/platform/timing.js';

const messageMs = 2000; // spec: media-layout §9, information dialog

export type CopyResult = 'none' | 'copied' | 'failed';

/** What is drawn beside the code: the numbers of its lines and what became of a copy. Runs in Node. */
export class CodeState {
  text = '';
  copyResult: CopyResult = 'none';
  /** Whether lines go beyond the edge, so that the keyboard must be able to scroll them. */
  isScrollable = false;
  /** Rows on the screen that each line takes; empty where every line takes one. */
  rows: readonly number[] = [];
  readonly #changed: () => void;
  readonly #clock: Clock;
  #forget: (() => void) | undefined;

  constructor(changed: () => void, clock: Clock = pageClock) {
    this.#changed = changed;
    this.#clock = clock;
  }

  /** The lines without the empty one that a line break at the end makes. */
  get lines(): readonly string[] { return this.text.replace(/\r?\n$/, '').split('\n'); }

  /** The numbers one below the other, with an empty row for each row that a line is broken into. */
  numbersFrom(first: number): string {
    return this.lines.map((_, index) => `${first + index}${'\n'.repeat(Math.max((this.rows[index] ?? 1) - 1, 0))}`).join('\n');
  }

  tellCopy(result: CopyResult): void {
    this.copyResult = result;
    this.#forget?.();
    this.#forget = this.#clock.after(messageMs, () => {
      this.copyResult = 'none';
      this.#changed();
    });
    this.#changed();
  }

  end(): void { this.#forget?.(); }
}
