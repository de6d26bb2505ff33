import { readHtml } from './element-html.js';

/** The outermost elements of some tags: those inside another one are a part of it. */
export const findOutermost = (root: ParentNode, selector: string): Element[] =>
  [...root.querySelectorAll(selector)].filter(element => !element.matches(`:is(${selector}) *`));

/** Removes scripts and style sheets of an element, whose code an editor could show as text. Those of elements inside of it stay. */
function removeCode(element: Element, selector: string): void {
  for (const code of element.querySelectorAll('script, style')) if (code.closest(selector) === element) code.remove();
}

/** The most elements that are remembered. The oldest is forgotten first: pasted again, only its content is kept. */
const maxKnown = 2000;

/**
 * Elements that were in the text. Elements with the same HTML are pasted as elements. HTML from elsewhere could bring a form that sends its
 * input to another site, so of other elements only the content is pasted, which the editor sanitizes as it does any HTML.
 */
export class KnownElements {
  readonly #known = new Set<string>();

  add(html: string): void {
    this.#known.delete(html);
    this.#known.add(html);
    if (this.#known.size > maxKnown) this.#known.delete(this.#known.values().next().value!);
  }

  has(html: string): boolean { return this.#known.has(html); }

  /** Pasted HTML, with the content of unknown elements in their place. `write` returns the HTML of an element. */
  unwrapUnknown(html: string, selector: string, write: (element: Element) => string): string {
    const body = readHtml(html);
    for (let unknown = this.#findUnknown(body, selector, write); unknown.length > 0; unknown = this.#findUnknown(body, selector, write))
      for (const element of unknown) {
        removeCode(element, selector);
        element.replaceWith(...element.childNodes);
      }
    return body.innerHTML;
  }

  #findUnknown(root: ParentNode, selector: string, write: (element: Element) => string): Element[] {
    return findOutermost(root, selector).filter(element => !this.has(write(element)));
  }
}
