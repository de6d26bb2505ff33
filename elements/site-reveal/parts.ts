import type { RevealValues } from './reveal.settings.js';
import { revealPart } from './reveal-part.js';
import { RevealQueue } from './reveal-queue.js';

/** What is read and never seen. */
const unseen = 'script, style, template, link, meta';

/** The attribute that says of any element that it appears. */
export const mark = 'data-site-reveal';

/** The children of an element that say nothing of themselves: their own settings take precedence. */
export const getOwnChildren = (element: Element): Element[] => [...element.children].filter(child => !child.hasAttribute(mark));

/** Parts of the page that appear in turns. Each appears once, wherever it is moved. */
export class Parts {
  readonly #turns = new RevealQueue();
  readonly #waiting = new Map<Element, AbortController>();
  readonly #shown = new WeakSet<Element>();
  readonly #onShow: (part: Element) => void;

  constructor(onShow: (part: Element) => void) { this.#onShow = onShow; }

  /** Waits for these parts and for no others; those that it no longer waits for are shown. */
  follow(parts: Iterable<Element>, values: RevealValues): void {
    const all = new Set(parts);
    for (const part of this.#waiting.keys()) if (!all.has(part)) this.#end(part);
    for (const part of all) {
      if (part.matches(unseen) || this.#waiting.has(part) || this.#shown.has(part)) continue;
      const waiting = new AbortController();
      this.#waiting.set(part, waiting);
      revealPart(part, values, this.#turns, () => this.#notifyShown(part), waiting.signal);
    }
  }

  /** Shows every part now: nothing waits any more, and no event is fired. */
  release(): void {
    for (const part of [...this.#waiting.keys()]) this.#end(part);
  }

  /** Shows every part now, and dispatches the event. */
  showAll(): void {
    for (const part of [...this.#waiting.keys()]) {
      this.#end(part);
      this.#notifyShown(part);
    }
  }

  #end(part: Element): void {
    this.#waiting.get(part)?.abort();
    this.#waiting.delete(part);
  }

  #notifyShown(part: Element): void {
    if (this.#shown.has(part)) return;
    this.#shown.add(part);
    this.#onShow(part);
  }
}
