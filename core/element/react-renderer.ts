// allFunctionsCalledOnLoad: the first drawing runs nearly all of it.
import r2wc, { type R2WCBaseProps, type R2WCRenderer } from '@r2wc/core';
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { isPage } from '../platform/page.js';
import type { Drawing } from './quick-drawing.js';
import type { HandoverState } from '../render/drawn.js';
import { withCarriedHooks } from './carry-hooks.js';
import { withAdoptedPortals, withDrawnNodesOnly } from './carry-nodes.js';
import { createErrorBoundary, type Frame, type FrameProps, type View } from './frame.js';
import { findListeningMark, withoutReactEvents, createNodesInOwnDocument } from './private-seams.js';

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
 * Draws immediately. A node that React takes out may be the one with the focus, and what hears of that may draw again: React
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
 * Makes a view ready to be drawn by `@r2wc/core`, and React behind it: once a view. Nothing of an element is in reach of
 * what is made here, or a page would keep its first one for good.
 */
export function prepareView(View: View): StartDrawing {
  const found = prepared.get(View) ?? makeStart(View);
  prepared.set(View, found);
  return found;
}

/** What a container shows next. r2wc gives its renderer the container; the properties are the shell's. */
const frames = new WeakMap<Element, Frame>();
/** How a container that has no root yet gets one. */
const pendingRoots = new WeakMap<Element, DrawingOptions>();

/** r2wc passes its container on to every component. */
type RootProps = FrameProps & R2WCBaseProps;

/** The root of one container, and the view in it. */
interface Rendering {
  readonly container: Element;
  readonly SiteFrame: ComponentType<RootProps>;
  readonly root: Root;
}

const content = (SiteFrame: ComponentType<RootProps>, container: Element) => createElement(SiteFrame, { frame: frames.get(container)! });

function hydrateContainer(SiteFrame: ComponentType<RootProps>, { container, kept, onRecoverableError }: DrawingOptions): Root {
  let root!: Root;
  const hydrate = () => {
    root = hydrateRoot(container, content(SiteFrame, container), { onRecoverableError });
    flushSync(() => {}); // no update reaches the root before it is hydrated
  };
  if (!kept) hydrate();
  else withAdoptedPortals(kept, () => withDrawnNodesOnly(kept, () => withCarriedHooks(kept, hydrate)));
  return root;
}

/** React DOM behind r2wc's contract for renderers. */
const renderer: R2WCRenderer<RootProps, Rendering> = {
  mount(container, SiteFrame) {
    const options = pendingRoots.get(container)!;
    pendingRoots.delete(container); // what the quick renderer has kept is free again
    const root = options.hydrates ? hydrateContainer(SiteFrame, options) : createRoot(container);
    root.render(content(SiteFrame, container));
    return { container, SiteFrame, root };
  },
  update: ({ container, SiteFrame, root }) => root.render(content(SiteFrame, container)),
  unmount: ({ root }) => root.unmount(),
};

/** The part of r2wc's element class that calls its renderer: `mount` when it is first connected, then `update`, at last `unmount`. */
type Lifecycle = Record<'connectedCallback' | 'disconnectedCallback', () => void>;

function makeStart(View: View): StartDrawing {
  const SiteFrame: ComponentType<RootProps> = createErrorBoundary(View);
  if (isPage) findListeningMark(createRoot);
  // On a server, which only reads the view, there is no element to extend. Not made later, inside what is returned:
  // minifiers inline r2wc there.
  const { prototype } = isPage ? r2wc<RootProps, Rendering>(SiteFrame, {}, renderer) : { prototype: {} };

  return options => {
    const { container } = options;
    withoutReactEvents(container);
    createNodesInOwnDocument(container);
    pendingRoots.set(container, options);
    frames.set(container, options.frame);
    // Without an element of its own: the shell's is there already, and owns attributes, moves and the shadow root.
    const lifecycle = Object.assign(Object.create(prototype) as Lifecycle, { container });
    drawNow(() => lifecycle.connectedCallback());
    return {
      draw: before => drawNow(() => {
        frames.set(container, before());
        lifecycle.connectedCallback();
      }),
      unmount: () => lifecycle.disconnectedCallback(),
    };
  };
}
