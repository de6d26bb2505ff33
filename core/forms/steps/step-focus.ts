import { getDocument } from '../../platform/page-document.js';
import { describe, undescribe } from '../dom/own-nodes.js';

/** Where the focus goes with each step: to its heading, which is described by the number of the step. */
export class StepFocus {
  /** Nodes that the author has not made focusable. */
  readonly #focusable = new Set<HTMLElement>();
  /** Steps without a heading, which are groups with a name. */
  readonly #named = new Set<HTMLElement>();

  /** `countId`: of the line that says the number. */
  constructor(private readonly countId: string) {}

  /** Makes a heading, or a step that has none, ready for the focus. */
  prepare(target: HTMLElement, { isHeading, name }: { readonly isHeading: boolean; readonly name: string }): void {
    for (const node of this.#focusable) undescribe(node, this.countId);
    if (!isHeading && target.localName !== 'fieldset' && !target.hasAttribute('role')) this.#named.add(target);
    if (this.#named.has(target)) {
      target.setAttribute('role', 'group');
      target.setAttribute('aria-label', name);
    }
    if (!target.hasAttribute('tabindex')) {
      target.tabIndex = -1;
      this.#focusable.add(target);
    }
    if (this.#focusable.has(target)) describe(target, this.countId);
  }

  /** Moves the focus, and scrolls to the start of the step where that is out of view. */
  move(target: HTMLElement, start: Element): void {
    const { top } = start.getBoundingClientRect(); // before the focus: Firefox gives it to no legend that has not been laid out
    target.focus({ preventScroll: true });
    if (top < 0 || top >= (getDocument(start).defaultView?.innerHeight ?? 0)) start.scrollIntoView({ block: 'start' });
  }

  giveBack(): void {
    for (const node of this.#focusable) {
      node.removeAttribute('tabindex');
      undescribe(node, this.countId);
    }
    for (const node of this.#named) for (const name of ['role', 'aria-label']) node.removeAttribute(name);
    this.#focusable.clear();
    this.#named.clear();
  }
}
