import { nextFrame } from '@open-wc/testing';
import { Idiomorph } from 'idiomorph';

/** Changes what is in a box into this markup as morphing libraries do: a node that can stay stays, made to fit. */
export async function morph(box: Element, markup: string): Promise<void> {
  await Idiomorph.morph(box, markup, { morphStyle: 'innerHTML' });
  await nextFrame(); // who watches the page's nodes has heard of it, and has answered
}

/** The same markup after a change to its first element of this tag. */
export function changed(markup: string, tag: string, change: (element: Element) => void): string {
  const parsed = document.createElement('template');
  parsed.innerHTML = markup;
  change(parsed.content.querySelector(tag)!);
  return parsed.innerHTML;
}

/** As many children again, without the ids that a page may have only once. */
export function doubleChildren(element: Element): void {
  const copy = element.cloneNode(true) as Element;
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  element.append(...copy.childNodes);
}
