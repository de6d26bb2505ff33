import r2wc from '@r2wc/react-to-web-component';
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { frameOf, type Frame, type FrameProps } from './frame.js';
import { adoptRoot, r2wcInstance, withoutReactEvents, type R2wcInstance } from './private-seams.js';
import type { View } from './view-source.js';

/** One element's drawing by React. */
export interface ReactDrawing {
  /** Draws at once. `before` runs inside: what it changes in stores is the same drawing. */
  draw(before: () => Frame): void;
  unmount(): void;
}

interface DrawingOptions {
  readonly container: HTMLElement;
  readonly frame: Frame;
  /** The container holds what the view first renders, from a server or a first paint: its nodes stay. */
  readonly hydrates: boolean;
  readonly onRecoverableError: (error: unknown) => void;
}

/** What draws views: `@r2wc/react-to-web-component`, and React behind it. */
export interface Renderer {
  start(View: View, options: DrawingOptions): ReactDrawing;
}

interface Parts { readonly SiteFrame: ComponentType<FrameProps>; readonly Wrapper: { prototype: object } }
const partsByView = new WeakMap<View, Parts>();

function partsOf(View: View): Parts {
  const known = partsByView.get(View);
  if (known) return known;
  const SiteFrame = frameOf(View);
  // A prop without a type passes through raw: setting it is r2wc's "render with this".
  const Wrapper = r2wc<FrameProps>(SiteFrame, { shadow: 'open', props: { frame: undefined } } as never) as unknown as { prototype: object };
  const parts = { SiteFrame, Wrapper };
  partsByView.set(View, parts);
  return parts;
}

export const reactRenderer: Renderer = {
  start(View, { container, frame, hydrates, onRecoverableError }) {
    const { SiteFrame, Wrapper } = partsOf(View);
    withoutReactEvents(container);
    const instance = r2wcInstance<never>(Wrapper, container) as R2wcInstance<never> & { frame: Frame };
    flushSync(() => {
      if (hydrates) {
        const root = hydrateRoot(container, createElement(SiteFrame, { frame }), { onRecoverableError });
        flushSync(() => {}); // no update reaches the root before it is hydrated
        adoptRoot(instance, root, SiteFrame as ComponentType<never>);
      }
      instance.frame = frame;
    });
    return {
      draw: before => flushSync(() => { instance.frame = before(); }),
      unmount: () => instance.disconnectedCallback(),
    };
  },
};
