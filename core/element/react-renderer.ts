// allFunctionsCalledOnLoad: the first drawing runs nearly all of it.
import r2wc from '@r2wc/react-to-web-component';
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isPage } from '../platform/page.js';
import type { Drawing } from './quick-drawing.js';
import type { HandoverState } from '../render/drawn.js';
import { withCarriedHooks } from './carry-hooks.js';
import { withAdoptedPortals, withDrawnNodesOnly } from './carry-nodes.js';
import { createErrorBoundary, type Frame, type FrameProps, type View } from './frame.js';
import { adoptRoot, findListeningMark, r2wcInstance, withoutReactEvents, createNodesInOwnDocument, type R2wcInstance } from './private-seams.js';

interface DrawingOptions {
  readonly container: HTMLElement;
  readonly frame: Frame;
  /** The container holds what the view first renders, from a server or a first paint: its nodes stay. */
  readonly hydrates: boolean;
  /** What the quick renderer leaves, if it drew what is hydrated. */
  readonly kept?: HandoverState;
  readonly onRecoverableError: (error: unknown) => void;
}

/** Whether React is bringing a drawing to the page at this moment. */
let isCommitting = false;

/**
 * Draws at once. A node that React takes out may be the one with the focus, and what hears of that may draw again: React
 * is not to be asked for more in the middle of it, and does it in the same turn.
 */
function drawNow(change: () => void): void {
  if (isCommitting) return change();
  try {
    flushSync(() => {
      change();
      isCommitting = true;
    });
  } finally {
    isCommitting = false;
  }
}

/** Begins the drawing of one element. */
export type StartDrawing = (options: DrawingOptions) => Drawing;

const prepared = new WeakMap<View, StartDrawing>();

/**
 * Makes a view ready to be drawn by `@r2wc/react-to-web-component`, and React behind it: once a view. Nothing of an
 * element is in reach of what is made here, or a page would keep its first one for good.
 */
export function prepareView(View: View): StartDrawing {
  const found = prepared.get(View) ?? makeStart(View);
  prepared.set(View, found);
  return found;
}

function makeStart(View: View): StartDrawing {
  const SiteFrame: ComponentType<FrameProps> = createErrorBoundary(View);
  if (isPage) findListeningMark(createRoot);
  // A prop without a type passes through raw: setting it is r2wc's "render with this". On a server, which only reads the
  // view, there is nothing for it to extend. Not made later, inside what is returned: minifiers inline r2wc there.
  const Wrapper = (isPage ? r2wc<FrameProps>(SiteFrame, { shadow: 'open', props: { frame: undefined } } as never) : {}) as { prototype: object };

  return ({ container, frame, hydrates, kept, onRecoverableError }) => {
    withoutReactEvents(container);
    createNodesInOwnDocument(container);
    const instance = r2wcInstance<never>(Wrapper, container) as R2wcInstance<never> & { frame: Frame };
    drawNow(() => {
      if (hydrates) {
        const hydrate = () => {
          const root = hydrateRoot(container, createElement(SiteFrame, { frame }), { onRecoverableError });
          flushSync(() => {}); // no update reaches the root before it is hydrated
          adoptRoot(instance, root, SiteFrame as unknown as ComponentType<never>);
        };
        if (!kept) return hydrate();
        withAdoptedPortals(kept, () => withDrawnNodesOnly(kept, () => withCarriedHooks(kept, hydrate)));
      }
      instance.frame = frame;
    });
    return {
      draw: before => drawNow(() => { instance.frame = before(); }),
      unmount: () => instance.disconnectedCallback(),
    };
  };
}
