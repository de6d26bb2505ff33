import { attributeIn, shownMarkup } from '../text/markup-tags.js';

/** What an author may bring to be pressed. */
export const controls = 'a[href], button, input:is([type="submit"], [type="button"], [type="image"]), [role="button"]';

const inputTypes = ['submit', 'button', 'image'];

function isControl(tag: string): boolean {
  if (/^<button\b/i.test(tag) || attributeIn(tag, 'role') === 'button') return true;
  if (/^<input\b/i.test(tag)) return inputTypes.includes(attributeIn(tag, 'type')?.toLowerCase() ?? '');
  return /^<a\s/i.test(tag) && attributeIn(tag, 'href') !== null;
}

/** The same question of markup as a server has it, which is text. Content of the slot `except` does not count. */
export function hasControlInMarkup(markup: string, except?: string): boolean {
  /** The tag of the slotted element that this is in, and how many of its name are open. */
  let slotted = '';
  let depth = 0;
  for (const [tag, end, written] of shownMarkup(markup).matchAll(/<(\/?)([a-z][\w-]*)[^<>]*>/gi)) {
    const name = written!.toLowerCase();
    if (depth > 0) {
      if (name === slotted) depth += end ? -1 : 1;
    } else if (!end && except !== undefined && attributeIn(tag, 'slot') === except) {
      if (!/^(input|img|br)$/.test(name)) [slotted, depth] = [name, 1];
    } else if (!end && isControl(tag)) return true;
  }
  return false;
}

/** What is known of an element at its first drawing: on a server the author's markup, in a browser the element. */
interface FirstKnown { readonly element: HTMLElement | null; readonly servedMarkup?: string }

/**
 * Whether the author brought a control, as far as it counts for the first drawing: a server reads it in the markup, and a
 * browser begins with what the server has drawn. Without a server the author's own markup is what is seen first.
 */
export function hasControlAtFirst({ element, servedMarkup = '' }: FirstKnown, except?: string): boolean {
  return element ? !element.shadowRoot?.querySelector('#root .control') : hasControlInMarkup(servedMarkup, except);
}
