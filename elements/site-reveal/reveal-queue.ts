import { nextTask, pageClock } from '../../core/platform/timing.js';

/** Ours: of many parts that come into view together, the last ones wait no longer than this. */
const longestWaitMs = 1500;

/** When parts begin: one after another where they come together, immediately where they come alone. */
export class StartTimes {
  #freeAtMs = -Infinity;

  /** How long a part that comes into view now has to wait, in milliseconds. */
  take(nowMs: number, staggerMs: number): number {
    const waitMs = Math.min(longestWaitMs, Math.max(0, this.#freeAtMs - nowMs));
    this.#freeAtMs = nowMs + waitMs + staggerMs;
    return waitMs;
  }
}

interface Turn { readonly part: Element; readonly begin: (waitMs: number) => void; readonly staggerMs: number }

/** The turns of parts, in the order in which they stand: browsers report in any order what came into view with one frame. */
export class RevealQueue {
  readonly #times = new StartTimes();
  #waiting: Turn[] = [];

  join(part: Element, begin: (waitMs: number) => void, staggerMs: number): void {
    if (this.#waiting.push({ part, begin, staggerMs }) > 1) return;
    nextTask(() => {
      const turns = this.#waiting.sort((a, b) => (a.part.compareDocumentPosition(b.part) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
      this.#waiting = [];
      const nowMs = pageClock.now(); // of all of them: the time spent here does not count as waiting
      for (const turn of turns) turn.begin(this.#times.take(nowMs, turn.staggerMs));
    });
  }
}
