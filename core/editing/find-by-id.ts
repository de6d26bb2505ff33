import { getDocument } from '../platform/page-document.js';

/** The element with an id in the same shadow tree as another one, otherwise in its document. Null for an empty id, and without one. */
export function findById<E extends HTMLElement = HTMLElement>(beside: Element, id: string): E | null {
  if (!id) return null;
  const root = beside.getRootNode();
  const own = root instanceof ShadowRoot ? root.getElementById(id) : null;
  return (own ?? getDocument(beside).getElementById(id)) as E | null;
}
