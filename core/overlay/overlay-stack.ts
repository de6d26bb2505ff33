import { shared } from '../registry/registry.js';
import { isComposing } from '../platform/is-composing.js';

/** An overlay on the page that the visitor can close. */
export interface Closable {
  /** Closes it, for the visitor. */
  close(): void;
}

/** The open overlays of the page, the topmost last. Escape closes one at a time. Source: commerce-forms-data §4, escape key. */
export class OverlayStack<T = Closable> {
  readonly #open: T[] = [];
  readonly #listeners = new Set<() => void>();

  /** The one that Escape closes first; undefined when no overlay is open. */
  get top(): T | undefined { return this.#open.at(-1); }

  /** How many are open. */
  get size(): number { return this.#open.length; }

  /** Puts an overlay on top until the signal ends; overlays may end in any order. */
  push(closable: T, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.#open.push(closable);
    signal.addEventListener('abort', () => {
      const at = this.#open.lastIndexOf(closable);
      if (at >= 0) this.#open.splice(at, 1);
      for (const listener of this.#listeners) listener();
    }, { once: true });
  }

  /** Calls back after an overlay has ended, until the signal ends. */
  onEnd(listener: () => void, signal: AbortSignal): void {
    this.#listeners.add(listener);
    signal.addEventListener('abort', () => this.#listeners.delete(listener), { once: true });
  }
}

/** The page's one stack, shared by every copy of the library and all its elements. */
export const overlays: OverlayStack = shared('overlays@2', null, () => new OverlayStack());

const baseLayer = 30000; // spec: page-runtime-platform §9
const layerStep = 10; // spec: media-layout §9

/** The z-index of an overlay where there is no top layer, by how many lie below it. */
export const getZIndex = (below: number): number => baseLayer + layerStep * below;

const isPlainEscape = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' && !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey || isComposing(event));

/** Calls `closable.close()` when Escape is pressed on the target and the overlay is the topmost one; until the signal ends. Source: commerce-forms-data §4. */
export function closeOnEscape(target: EventTarget, closable: Closable, signal: AbortSignal): void {
  target.addEventListener('keydown', event => {
    if (event.defaultPrevented || overlays.top !== closable || !isPlainEscape(event as KeyboardEvent)) return;
    event.preventDefault(); // one press closes one overlay, also where the browser would close a second
    closable.close();
  }, { signal });
}
