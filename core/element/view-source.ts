import { pageDocument } from '../platform/page-document.js';
import type { AnyValue } from '../settings/table.js';
import type { StartQuickRenderer } from './quick-drawing.js';
import type { View } from './frame.js';
import { loadReactDom } from './react-dom.js';

/** A component that is there, and what draws it first. */
export interface LoadedView<P = AnyValue> {
  readonly View: View<P>;
  readonly startQuickly: StartQuickRenderer;
}

interface LazyOptions<P> {
  /** Whether there is something to draw: asked at the mount and at each redrawing, until React has been asked for. By default there always is. */
  readonly isNeeded?: (props: P) => boolean;
  /**
   * Paints what must be seen before React is there, without it, and again at each redrawing until then; by default a
   * slot for the author's content. React hydrates these nodes: paint exactly what the view first renders.
   */
  readonly firstPaint?: (container: HTMLElement, props: P) => void;
  /** React DOM draws it from the start: the view holds what the quick renderer does not know. */
  readonly needsReactDom?: boolean;
}

/** Where a feature's view comes from, and when. */
export interface ViewSource<P = AnyValue> extends LazyOptions<P> {
  /** It is drawn in the element's first frame, and does not wait for texts in another language than English. */
  readonly isEager?: boolean;
  /** The view, once it is there. */
  readonly loaded: LoadedView<P> | undefined;
  /** Fetches the view and React, once; a failure is forgotten, so that the next call tries again. */
  load(): Promise<LoadedView<P>>;
}

/** The first paint of a view that begins with the author's content alone, and adds to it: React keeps the slot. */
export function paintSlot(container: HTMLElement): void {
  if (!container.firstChild) container.append(pageDocument.createElement('slot'));
}

/** A view that comes when it is needed: `lazyView(() => import('./Map.js').then(module => module.Map))`. */
export function lazyView<P>(importView: () => Promise<View<P>>, options: LazyOptions<P> = {}): ViewSource<P> {
  let loading: Promise<LoadedView<P>> | undefined;
  const source = {
    ...options,
    loaded: undefined as LoadedView<P> | undefined,
    load(): Promise<LoadedView<P>> {
      return (loading ??= Promise.all([importView(), import('./quick-drawing.js'), options.needsReactDom && loadReactDom()]).then(
        ([View, { startQuickRenderer: startQuickly }]) => (source.loaded = { View, startQuickly }),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      ));
    },
  };
  return source;
}
