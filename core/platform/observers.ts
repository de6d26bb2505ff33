import { writeJson } from '../registry/write-json.js';
import { pageDocument } from './page-document.js';
type ResizeCallback = (width: number, height: number) => void;
interface ResizeWatch { readonly callback: ResizeCallback; readonly signal: AbortSignal }

const resizeWatches = new WeakMap<Element, readonly ResizeWatch[]>();
let resizeObserver: ResizeObserver | undefined;

/** Those that still run: an ended watch is forgotten with the next change, and costs no listener until then. */
const live = (element: Element): readonly ResizeWatch[] => (resizeWatches.get(element) ?? []).filter(({ signal }) => !signal.aborted);

/** Calls back with an element's outer size (border box, CSS pixels) at first and whenever it changes, until the signal ends. */
export function onResize(element: Element, callback: ResizeCallback, signal: AbortSignal): void {
  resizeObserver ??= new ResizeObserver(entries => {
    for (const { target, borderBoxSize: [box] } of entries) {
      const all = live(target);
      resizeWatches.set(target, all);
      if (all.length === 0) resizeObserver!.unobserve(target);
      for (const watch of all) watch.callback(box!.inlineSize, box!.blockSize);
    }
  });
  resizeWatches.set(element, [...live(element), { callback, signal }]);
  resizeObserver.observe(element, { box: 'border-box' });
}

const settleMs = 300; // spec: media-layout §9, default resize settle
const windowDebounceMs = 150; // spec: media-layout §9, window resize debounce

/** Delays a callback until it has not been called for so long, or for ever when the signal ends. */
function debounced(callback: () => void, delayMs: number, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return () => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(callback, delayMs);
  };
}

/** Calls back when an element has another size than before and has kept it for a while, until the signal ends; not at first. */
export function onResizeSettled(element: Element, callback: () => void, signal: AbortSignal, delayMs = settleMs): void {
  const settle = debounced(callback, delayMs, signal);
  let before = '';
  onResize(element, (...size) => {
    if (before && before !== String(size)) settle();
    before = String(size);
  }, signal);
}

/** Calls back when the window has another size, or another zoom, and has kept it for a while, until the signal ends. */
export function onWindowResize(callback: () => void, signal: AbortSignal): void {
  addEventListener('resize', debounced(callback, windowDebounceMs, signal), { signal });
}

export interface IntersectionOptions extends IntersectionObserverInit {
  readonly signal: AbortSignal;
}

/** Calls back with what of an element is visible, at first and whenever a threshold is crossed, until the signal ends. */
export function onIntersection(
  element: Element, callback: (entry: IntersectionObserverEntry) => void, { signal, ...init }: IntersectionOptions,
): void {
  if (signal.aborted) return;
  const observer = new IntersectionObserver(entries => callback(entries.at(-1)!), init);
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

interface IntersectionWatch { readonly callback: () => void; readonly signal: AbortSignal }
interface SharedObserver { readonly observer: IntersectionObserver; readonly watches: WeakMap<Element, readonly IntersectionWatch[]> }

/** One observer for all elements that are watched in the same way. */
const intersections = new Map<string, SharedObserver>();

function sharedObserver(init: IntersectionObserverInit): SharedObserver {
  const key = writeJson(init);
  const found = intersections.get(key);
  if (found) return found;
  const watches: SharedObserver['watches'] = new WeakMap();
  const observer = new IntersectionObserver(entries => {
    const seen = new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
    for (const { target } of entries) {
      const all = (watches.get(target) ?? []).filter(({ signal }) => !signal.aborted);
      if (all.length > 0 && !seen.has(target)) continue;
      observer.unobserve(target);
      watches.delete(target);
      for (const { callback, signal } of all) {
        try {
          if (!signal.aborted) callback();
        } catch (error) {
          reportError(error); // the others are still notified
        }
      }
    }
  }, init);
  const made = { observer, watches };
  intersections.set(key, made);
  return made;
}

function onceIntersecting(element: Element, callback: () => void, signal: AbortSignal, init: IntersectionObserverInit = {}): void {
  const { observer, watches } = sharedObserver(init);
  watches.set(element, [...watches.get(element) ?? [], { callback, signal }]);
  observer.unobserve(element); // one that is observed already would not be told how it stands
  observer.observe(element);
}

/** Calls back once, when some of an element is on the screen; never where that cannot be observed. */
export function onceVisible(element: Element, callback: () => void, signal: AbortSignal): void {
  if (typeof IntersectionObserver !== 'undefined') onceIntersecting(element, callback, signal);
}

/** Calls back once, when an element comes within a margin of the viewport; immediately where that cannot be observed. */
export function onceNearViewport(element: Element, marginPx: number, callback: () => void, signal: AbortSignal): void {
  if (typeof IntersectionObserver === 'undefined') return callback();
  const margin = `${marginPx}px`;
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  // The second for boxes that scroll. Two observers: where the viewport counts as such a box, both margins of one add up.
  for (const init of [{ rootMargin: margin }, { scrollMargin: margin } as IntersectionObserverInit]) {
    onceIntersecting(element, () => {
      if (over.signal.aborted) return; // both had seen it already
      over.abort();
      callback();
    }, either, init);
  }
}

type VisibilityCallback = (isHidden: boolean) => void;
const visibilityCallbacks = new Set<VisibilityCallback>();
const emitVisibility = () => visibilityCallbacks.forEach(callback => callback(pageDocument.hidden));

/** Calls back when the page's tab is hidden or shown again, until the signal ends. One listener serves all. */
export function onPageVisibilityChange(callback: VisibilityCallback, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (visibilityCallbacks.size === 0) pageDocument.addEventListener('visibilitychange', emitVisibility);
  visibilityCallbacks.add(callback);
  signal.addEventListener('abort', () => {
    visibilityCallbacks.delete(callback);
    if (visibilityCallbacks.size === 0) pageDocument.removeEventListener('visibilitychange', emitVisibility);
  }, { once: true });
}

/** True if the page is not visible: its tab or window is in the background. */
export const isPageHidden = (): boolean => pageDocument.hidden;

/** Calls back when one of these attributes changes on an element or inside it, until the signal ends. */
export function onAttributeChange(element: Element, names: readonly string[], callback: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const observer = new MutationObserver(callback);
  observer.observe(element, { attributeFilter: [...names], subtree: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** Calls back after an element's children have changed. */
export function onChildrenChange(element: Element, callback: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(callback);
  observer.observe(element, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
