import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isQuickRendering } from '../render/hooks.js';
import { servedPortals } from '../render/served-portals.js';
import { portalInto, tolerateForeignRemoval, withoutReactEvents, createNodesInOwnDocument } from './private-seams.js';

interface Props {
  /** Our own node in the light DOM, or one that is put there by `onDrawn`. */
  readonly node: HTMLElement;
  /** A server has drawn in the node: the quick renderer takes that over, React DOM renders it again. */
  readonly isServed?: boolean;
  /** Called once, when the content is in the node, in the same task. */
  onDrawn?(): void;
  readonly children?: ReactNode;
}

const never = () => () => {};
const always = () => true;
/** React hydrates no portals: they are drawn after that, in the same task. */
export const neverHydrated = () => false;

/**
 * Draws into a node outside the shadow root, beside the author's own nodes. Presses in the light DOM run through no code of
 * React's.
 */
export function LightPortal({ node, isServed, onDrawn, children }: Props) {
  useState(() => {
    withoutReactEvents(node);
    createNodesInOwnDocument(node);
    tolerateForeignRemoval(node);
    if (isServed && isQuickRendering()) servedPortals.add(node);
    else if (isServed) node.replaceChildren();
  });
  const isDue = useSyncExternalStore(never, always, neverHydrated);
  useLayoutEffect(() => {
    if (isDue) onDrawn?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a part is keyed by its node, and is there once
  }, [node, isDue]);
  return isDue && portalInto(node, children);
}
