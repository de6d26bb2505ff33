import { pageDocument } from './page-document.js';
/** The node that the page's address leads to by its `#id`; otherwise null. */
export function addressedNode(): Element | null {
  let id = location.hash.slice(1);
  try { id = decodeURIComponent(id); } catch { /* an id may have a bare % in it */ }
  return id ? pageDocument.getElementById(id) : null;
}

/**
 * Calls back when a visitor is led to a place in the page, until the signal ends: the `#id` of its address has changed, or a
 * link to the same one is followed again, which fires no event.
 */
export function onTargeted(callback: () => void, signal: AbortSignal): void {
  addEventListener('hashchange', callback, { signal });
  pageDocument.addEventListener('click', event => {
    const link = event.composedPath().find(node => node instanceof HTMLAnchorElement);
    if (link && !event.defaultPrevented && link.hash && link.href === location.href) callback();
  }, { signal });
}
