import { createElement } from 'react';
import type { Frame, View } from './frame.js';
import type { HandoverState } from '../render/drawn.js';
import { Mismatch, QuickRoot } from '../render/quick-tree.js';

/** One element's rendering, by either renderer. */
export interface Drawing {
  /** Draws immediately. `before` runs inside: what it changes in stores is the same drawing. */
  draw(before: () => Frame): void;
  /** Takes all that is drawn out of the page. */
  unmount(): void;
}

/** A drawing by the quick renderer, which React DOM may take over. */
export interface QuickRendering extends Drawing {
  /** Draws all once more and leaves it to React DOM. */
  handOver(before: () => Frame): HandoverState;
}

interface QuickOptions {
  readonly container: HTMLElement;
  readonly frame: Frame;
  /** What is in the container is the first drawing: a server's, or that of a first paint. */
  readonly takes: 'served' | 'painted' | null;
  /** A later drawing has failed: the nodes are left as they are, and no renderer owns them. */
  readonly onError: (error: unknown) => void;
}

/** Begins the drawing of one element. */
export type StartQuickRenderer = (View: View, options: QuickOptions) => QuickRendering;

/**
 * Draws an element without React DOM, which may come later or never. Throws where the view holds what the quick renderer
 * does not know, where it throws itself, and where a server has drawn something else: the container is then as it was, or empty.
 */
export const startQuickRenderer: StartQuickRenderer = (View, { container, frame, takes, onError }) => {
  let isStarted = false;
  let failure: { readonly error: unknown } | null = null;
  const report = (error: unknown) => {
    if (isStarted) return onError(error);
    failure = { error };
  };
  const make = () => new QuickRoot(container, report);
  let tree = make();
  const content = (next: Frame) => createElement(View as (props: object) => null, next);
  const tell = ({ host, values }: Frame) => host.element?.drawn?.(values);
  const drawAnew = () => {
    container.replaceChildren();
    tree = make();
    tree.draw(content(frame));
  };

  if (takes) {
    try {
      tree.takeOver(content(frame));
    } catch (error) {
      if (takes === 'served' || !(error instanceof Mismatch)) throw error;
      drawAnew(); // a first paint that was not quite the view's
    }
  } else drawAnew();
  if (failure) {
    container.replaceChildren(); // a part of a drawing, or one that its effects have changed
    throw (failure as { error: unknown }).error;
  }
  isStarted = true;
  tell(frame);

  return {
    draw(before) {
      const next = before();
      tree.draw(content(next));
      tell(next);
    },
    unmount: () => tree.clear(),
    handOver: before => tree.handOver(content(before())),
  };
};
