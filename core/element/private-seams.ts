// What React DOM, r2wc and lit-html keep to themselves and this library still relies on: all of it is here, or in
// core/render/react-internals.ts what React itself keeps, and private-seams.browser.test.tsx fails when a new version changes it.
import type { ComponentType, ReactNode, ReactPortal } from 'react';
import { documentOf, pageDocument } from '../platform/page-document.js';
import type { createRoot, Root } from 'react-dom/client';

/** Where r2wc keeps its root, its props and whether it may draw. */
const contextKey = Symbol.for('r2wc.context');
const propsKey = Symbol.for('r2wc.props');
const connectedKey = Symbol.for('r2wc.connected');

/** What a class made by r2wc draws through, freed from its element. */
export interface R2wcInstance<P extends object> {
  props: P;
  connectedCallback(): void;
  disconnectedCallback(): void;
  [contextKey]?: { root: Root; ReactComponent: unknown };
}

/**
 * An instance of a class that r2wc made, without an element of its own: the shell's element is there already and owns
 * attributes, moves and the shadow root. Setting its one prop draws, `disconnectedCallback()` unmounts.
 */
export function r2wcInstance<P extends object>(Class: { prototype: object }, container: HTMLElement): R2wcInstance<P> {
  return Object.assign(Object.create(Class.prototype) as R2wcInstance<P>, {
    container, [propsKey]: { container }, [connectedKey]: true,
  });
}

/** Hands r2wc a root that was hydrated, to go on with. */
export function adoptRoot(instance: R2wcInstance<never>, root: Root, ReactComponent: ComponentType<never>): void {
  instance[contextKey] = { root, ReactComponent };
}

/** Under which name React notes at a node that it listens there; unknown before it is asked for. */
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
  Object.defineProperty(container, 'ownerDocument', { value: documentOf(container), configurable: true });
}

/**
 * Lets React take its content out of a node whose children somebody else (a library that morphs pages, a translator) has
 * taken out already: React would throw, and the whole view be drawn anew.
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
