import { onResize } from '../../../core/platform/observers.js';
import type { Layout } from '../designs/design.js';
import { columnsAt } from '../designs/dimensions.js';

/** How many slides of a layout are one step in a gallery of this width. */
export const slidesPerGroup = ({ place, columns, steps = [], isExact }: Layout, widthPx: number): number => {
  const now = steps.filter(({ fromPx }) => fromPx <= widthPx).at(-1)?.columns ?? columns;
  return place === 'row' ? (isExact ? now : columnsAt(now, widthPx)) : 1;
};

/** Reports how many slides of a carousel are one step, and again when its width changes. Other designs are not observed. */
export class GroupSize {
  readonly #element: HTMLElement;
  readonly #signal: AbortSignal;
  readonly #changed: (perGroup: number) => void;
  #layout!: Layout;
  #widthPx = Infinity;
  #isObserving = false;

  constructor(element: HTMLElement, signal: AbortSignal, changed: (perGroup: number) => void) {
    [this.#element, this.#signal, this.#changed] = [element, signal, changed];
  }

  use(layout: Layout): void {
    this.#layout = layout;
    this.#report();
    if (this.#isObserving || (!layout.steps && slidesPerGroup(layout, this.#widthPx) === 1)) return;
    this.#isObserving = true;
    onResize(this.#element, widthPx => {
      this.#widthPx = widthPx;
      this.#report();
    }, this.#signal);
  }

  #report(): void { this.#changed(slidesPerGroup(this.#layout, this.#widthPx)); }
}
