import { writeJson } from '../../core/registry/write-json.js';
import type { Rect } from './shapes.js';

/** The lines that the words make, and whether their drawing may be seen yet. */
export class HighlightState {
  lines: readonly Rect[] = [];
  emPx = 16;
  /** Hidden until the words come into view and the drawing appears. */
  isUnseen = false;
  #facts = '';

  /** Takes what was measured. False where it is what it was. */
  measure(lines: readonly Rect[], emPx: number): boolean {
    const facts = writeJson([lines, emPx]);
    if (facts === this.#facts) return false;
    this.#facts = facts;
    this.lines = lines;
    this.emPx = emPx;
    return true;
  }
}
