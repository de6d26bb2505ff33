import type { ElementHost } from './element-host.js';

/** What the shell offers a renderer, and asks of it (`mount`, `draw`, `unmount`). */
export interface Shell extends HTMLElement {
  /** The settings as they stand: a new object for each change. */
  readonly settingValues: Record<string, unknown>;
  readonly internals: ElementInternals;
  readonly host: ElementHost;
  readonly container: HTMLElement;
  /** The element's framework-free state, while it is mounted. */
  readonly elementState: unknown;
  /** What touches the page for the element, while it is mounted. */
  readonly elementController: unknown;
  readonly isMounted: boolean;
  /** Resolves when React has drawn the view. */
  readonly viewReady: Promise<void>;
  /** Fetches the view and React ahead of their use. */
  preloadView(): void;
  /** A server drew this shadow root and nobody has taken it over yet. */
  served: boolean;
  /** Resolves when what was set so far is on the page. */
  readonly updateComplete: Promise<void>;
  /** A value from script, or from the element itself (`isOwn`); `null` and `undefined` take it back. */
  give(name: string, input: unknown, isOwn?: boolean): void;
  redraw(when?: (draw: () => void) => void): void;
  /** The renderer says: these values are on the page now. */
  drawn(values: unknown): void;
  /** Tells the element's state of new settings, if there are any: called by the renderer as the first part of drawing. */
  prepare(): void;
  mount(): void | Promise<void>;
  draw(): void;
  unmount(): void;
}
