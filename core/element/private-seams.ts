// What React DOM and lit-html keep to themselves and this library still relies on: all of it is here, or in
// core/render/react-internals.ts what React itself keeps, and private-seams.browser.test.tsx fails when a new version changes it.
import type { ReactNode, ReactPortal } from 'react';
import { getDocument, pageDocument } from '../platform/page-document.js';
import type { createRoot } from 'react-dom/client';

/** Under which name React notes at a node that it listens there; unknown before the first request. */
let listeningMark: string | undefined;

/**
 * Finds out what React calls that mark, at a node of another document. To be called before the first root, which would
 * make React listen at the page's document as well, where it walks up from whatever is selected, by properties that a
 * field of the author's may hide (`<input name="parentNode">` leads it in a circle).
 */
export function findListeningMark(makeRoot: typeof createRoot): void {
  if (listeningMark) return;
  const node = pageDocument.implementation.createHTMLDocument().createElement('i');
  makeRoot(node).unmount();
  listeningMark = Object.keys(node).find(name => name.startsWith('_reactListening'));
}

/**
 * Switches React's event system off for a root or a portal: it asks for some two hundred listeners each, unless the node
 * says that it has them. Views listen natively (`actions`), which hears slotted nodes too.
 */
export function withoutReactEvents(container: Element): void {
  if (listeningMark) Object.assign(container, { [listeningMark]: true });
}

/** Has React make the nodes of a root or a portal by a document whose members no picture or form of the page hides. */
export function createNodesInOwnDocument(container: Element): void {
  Object.defineProperty(container, 'ownerDocument', { value: getDocument(container), configurable: true });
}

/**
 * Lets React take its content out of a node whose children other code (a library that morphs pages, a translator) has
 * removed already: React would throw, and the whole view be rendered again.
 */
export function tolerateForeignRemoval(node: Element): void {
  node.removeChild = <N extends Node>(child: N): N => (child.parentNode === node ? Node.prototype.removeChild.call(node, child) as N : child);
}

/** What `createPortal` of React DOM makes, without React DOM. */
export const portalInto = (containerInfo: Element, children: ReactNode): ReactPortal =>
  ({ $$typeof: portalMark, key: null, children, containerInfo, implementation: null }) as unknown as ReactPortal;
const portalMark = Symbol.for('react.portal');

/** Has lit-html forget what it drew in a container. */
export function forgetLitPart(container: HTMLElement): void {
  delete (container as { _$litPart$?: unknown })._$litPart$;
}
