import type { DocumentMembers } from '../platform/page-document.js';

/** Our elements that handle the clicks on their content. */
const claimants = 'site-gallery, site-lightbox';

/**
 * Gives an element the clicks on links inside it that are its own, until the signal ends. Routers such as htmx, Swup and
 * Barba listen on the link itself or do not check `defaultPrevented`: a click for which `take` returns true reaches no
 * other listener. What a nested element holds is left to that one, and clicks on anything but
 * links to listeners that wait for them as usual.
 */
export function claimLinkClicks(target: DocumentMembers | Element, take: (event: MouseEvent) => boolean, signal: AbortSignal): void {
  target.addEventListener('click', event => {
    const path = event.composedPath();
    const within = path.slice(0, path.indexOf(target)).filter(node => node instanceof Element);
    if (event.defaultPrevented || !within.some(node => node.matches('a[href]')) || within.some(node => node.matches(claimants))) return;
    if (!take(event as MouseEvent)) return;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true, signal });
}

/** As `claimLinkClicks`, and all other clicks, when no other element has claimed them. Each is requested once. */
export function claimClicks(target: DocumentMembers | Element, take: (event: MouseEvent) => boolean, signal: AbortSignal): void {
  const asked = new WeakSet<Event>();
  claimLinkClicks(target, event => {
    asked.add(event);
    return take(event);
  }, signal);
  target.addEventListener('click', event => { if (!asked.has(event) && take(event as MouseEvent)) event.preventDefault(); }, { signal });
}
