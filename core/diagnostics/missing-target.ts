import { getDocument } from '../platform/page-document.js';
import { pageClock } from '../platform/timing.js';
import { shared, warnOnce } from '../registry/registry.js';

/** How long a page that is still loading may take to add the element before developers get a warning that it is missing. */
const patienceMs = 1000;

interface Named {
  /** Elements on the page that controls name by their ids. */
  readonly elements: Set<HTMLElement>;
}

/** Warns of one control whose attribute names no element of a tag. */
function check(control: Element, attribute: string, tag: string, { elements }: Named): void {
  const id = control.getAttribute(attribute)!;
  const isThere = id !== '' && ([...elements].some(element => element.id === id) || getDocument(control).getElementById(id)?.matches(`${tag}, [data-${tag}]`));
  if (isThere) return;
  const known = [...elements].map(element => element.id).filter(Boolean);
  warnOnce(`<${tag}>: ${attribute} "${id}" names no <${tag}> of this page; expected the id of one${
    known.length ? `, such as ${known[0]}` : ''}; a click opens nothing.`, control);
}

/**
 * Warns developers about controls whose attribute names an element that is not there: soon after the first element of the tag
 * is in the page, and when such a control is pressed. Begun once a page; `element` counts as there until the signal ends.
 */
export function watchTargets(attribute: string, tag: string, element: HTMLElement, signal: AbortSignal): void {
  const named = shared<Named>(`targets-${attribute}@1`, null, () => {
    const made: Named = { elements: new Set() };
    const page = getDocument(element);
    page.addEventListener('click', event => {
      for (const node of event.composedPath()) if (node instanceof Element && node.hasAttribute(attribute)) check(node, attribute, tag, made);
    });
    pageClock.after(patienceMs, () => { for (const control of page.querySelectorAll(`[${attribute}]`)) check(control, attribute, tag, made); });
    return made;
  });
  named.elements.add(element);
  signal.addEventListener('abort', () => named.elements.delete(element), { once: true });
}
