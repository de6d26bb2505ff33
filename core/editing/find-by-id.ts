import { getDocument, getRoot } from '../platform/page-document.js';

/**
 * The element with an id in the same tree as another one, otherwise in its document. An element that is not on a page may be inside of
 * another one, whose tree has no ids.
 */
export function findById<E extends HTMLElement = HTMLElement>(beside: Element, id: string): E | null {
  if (!id) return null;
  return (getRoot(beside).getElementById?.(id) ?? getDocument(beside).getElementById(id)) as E | null;
}
