import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export interface ReactPart {
  /** An empty node inside the element's shadow root that nothing else draws into. */
  readonly container: HTMLElement;
  readonly node: ReactNode;
  /** Takes the part down again. */
  readonly signal: AbortSignal;
  /** The part threw while drawing and is gone. */
  readonly onError: (error: unknown) => void;
}

/** Draws the part of a leaf that needs React, at once. Import it on demand only: it brings React along. */
export function mountReact({ container, node, signal, onError }: ReactPart): void {
  if (signal.aborted) return;
  container.addEventListener = () => {}; // as in every view, controls are heard natively
  const root = createRoot(container, { onUncaughtError: onError });
  flushSync(() => root.render(node));
  signal.addEventListener('abort', () => root.unmount(), { once: true });
}
