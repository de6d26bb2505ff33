import { isSameDraft, type Draft } from './draft.js';

const mostSteps = 200;

/** The steps of a draft, for undo and redo. */
export class DraftHistory {
  #steps: readonly Draft[];
  #at = 0;

  constructor(start: Draft) {
    this.#steps = [start];
  }

  get current(): Draft { return this.#steps[this.#at]!; }
  get canUndo(): boolean { return this.#at > 0; }
  get canRedo(): boolean { return this.#at < this.#steps.length - 1; }

  /** Adds a step; what was undone before is gone. False if nothing has changed. */
  add(draft: Draft): boolean {
    if (isSameDraft(draft, this.current)) return false;
    this.#steps = [...this.#steps.slice(0, this.#at + 1), draft].slice(-mostSteps);
    this.#at = this.#steps.length - 1;
    return true;
  }

  undo(): Draft {
    this.#at = Math.max(0, this.#at - 1);
    return this.current;
  }

  redo(): Draft {
    this.#at = Math.min(this.#steps.length - 1, this.#at + 1);
    return this.current;
  }

  /** The browser went back or forward: that is undo and redo where it leads to a neighbor, and a step of its own elsewhere. */
  visit(draft: Draft): void {
    const { [this.#at - 1]: before, [this.#at + 1]: after } = this.#steps;
    if (before && isSameDraft(before, draft)) this.undo();
    else if (after && isSameDraft(after, draft)) this.redo();
    else this.add(draft);
  }
}
