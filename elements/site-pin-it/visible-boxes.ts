import { onResize } from '../../core/platform/observers.js';
import { pageDocument, type DocumentMembers } from '../../core/platform/page-document.js';
import { getShadowRoots } from './pictures.js';

/** A place over the page, in CSS pixels from where the buttons' layer stands. */
export interface Box { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** While a picture slides out of its frame, the button follows it in these steps. */
const thresholds = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
/** Boxes that scroll and clip count, the window does not: a button below the window is in its place when it comes into view. */
const allAround = '100000px';

/** Knows what of each picture can be seen inside the boxes around it, and where that is; asks the browser only when something may have moved. */
export class VisibleBoxes {
  readonly #boxes = new Map<Element, Box>();
  readonly #watched = new Map<Element, AbortController>();
  readonly #observedRoots = new WeakSet<EventTarget>();
  readonly #observer: IntersectionObserver;
  readonly #signal: AbortSignal;

  constructor(layer: () => Element | null, onChange: () => void, signal: AbortSignal) {
    this.#signal = signal;
    this.#observer = new IntersectionObserver(entries => {
      const origin = layer()?.getBoundingClientRect();
      if (!origin) return;
      for (const { target, isIntersecting, intersectionRect: { x, y, width, height } } of entries) {
        if (isIntersecting) this.#boxes.set(target, { x: x - origin.x, y: y - origin.y, width, height });
        else this.#boxes.delete(target);
      }
      onChange();
    }, { root: document, rootMargin: allAround, threshold: thresholds });
    signal.addEventListener('abort', () => this.watch([]), { once: true });
    this.#observeRoot(pageDocument);
    addEventListener('resize', () => this.refresh(), { signal });
    onResize(pageDocument.documentElement, () => this.refresh(), signal);
  }

  get(picture: Element): Box | undefined { return this.#boxes.get(picture); }

  /** Watches these pictures and no others. */
  watch(pictures: Iterable<Element>): void {
    const all = new Set(pictures);
    for (const [picture, watching] of this.#watched) {
      if (all.has(picture)) continue;
      watching.abort();
      this.#watched.delete(picture);
      this.#boxes.delete(picture);
      this.#observer.unobserve(picture);
    }
    for (const picture of all) {
      if (this.#watched.has(picture)) continue;
      const watching = new AbortController();
      this.#watched.set(picture, watching);
      this.#observer.observe(picture);
      onResize(picture, () => this.refresh(picture), watching.signal);
    }
  }

  /** Asks again where pictures are; the browser answers with its next frame, without drawing anything for it. */
  refresh(...pictures: Element[]): void {
    for (const picture of pictures.length > 0 ? pictures : this.#watched.keys()) {
      this.#observer.unobserve(picture);
      this.#observer.observe(picture);
      for (const root of getShadowRoots(picture)) this.#observeRoot(root);
    }
  }

  /** Boxes that scroll, motion that ends, and pictures that arrive (which may appear with that) fire events in their own tree only. */
  #observeRoot(root: DocumentMembers | ShadowRoot): void {
    if (this.#observedRoots.has(root)) return;
    this.#observedRoots.add(root);
    for (const type of ['scroll', 'transitionend', 'animationend', 'toggle', 'load']) {
      // The page's own scrolling moves pictures and buttons alike.
      root.addEventListener(type, ({ target }) => { if (target !== document) this.refresh(); }, { capture: true, passive: true, signal: this.#signal });
    }
  }
}
