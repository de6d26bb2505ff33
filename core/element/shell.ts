import type { ElementHost, HostedElement } from './element-host.js';

/** What the shell offers a renderer, and asks of it (`mount`, `draw`, `unmount`). */
export interface Shell extends HostedElement {
  readonly host: ElementHost;
  readonly container: HTMLElement;
  /** The element's framework-free state, while it is mounted. */
  readonly elementState: unknown;
  /** What touches the page for the element, while it is mounted. */
  readonly elementController: unknown;
  readonly isMounted: boolean;
  /** While the view is loading for the first rendering, which `connect` follows. */
  readonly connecting: Promise<void> | null;
  /** Resolves when what was set so far is on the page. */
  readonly updateComplete: Promise<void>;
  /** The renderer says: these values are on the page now. */
  drawn(values: unknown): void;
  /** Passes new settings to the element's state, if there are any: called by the renderer as the first part of drawing. */
  prepare(): void;
  mount(): void | Promise<void>;
  draw(): void;
  unmount(): void;
}

/** The class of an element, with the callbacks that the browser calls. */
export type ShellClass = new () => Shell & {
  connectedCallback(): void;
  attributeChangedCallback(attribute: string, old: string | null, text: string | null): void;
};
