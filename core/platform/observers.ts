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

function onceIntersecting(element: Element, callback: () => void, signal: AbortSignal, init?: IntersectionObserverInit): void {
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  }, init);
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** Calls back once, when some of an element is on the screen; never where that cannot be observed. */
export function onceVisible(element: Element, callback: () => void, signal: AbortSignal): void {
  if (typeof IntersectionObserver !== 'undefined') onceIntersecting(element, callback, signal);
}

/** Calls back once, when an element comes within a margin of the viewport; at once where that cannot be observed. */
export function onceNearViewport(element: Element, marginPx: number, callback: () => void, signal: AbortSignal): void {
  if (typeof IntersectionObserver === 'undefined') return callback();
  const margin = `${marginPx}px`;
  onceIntersecting(element, callback, signal, { rootMargin: margin, scrollMargin: margin } as IntersectionObserverInit); // the second: inside scrolled boxes too
}

type VisibilityCallback = (isHidden: boolean) => void;
const visibilityCallbacks = new Set<VisibilityCallback>();
const emitVisibility = () => visibilityCallbacks.forEach(callback => callback(document.hidden));

/** Calls back when the page's tab is hidden or shown again, until the signal ends. One listener serves all. */
export function onPageVisibilityChange(callback: VisibilityCallback, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (visibilityCallbacks.size === 0) document.addEventListener('visibilitychange', emitVisibility);
  visibilityCallbacks.add(callback);
  signal.addEventListener('abort', () => {
    visibilityCallbacks.delete(callback);
    if (visibilityCallbacks.size === 0) document.removeEventListener('visibilitychange', emitVisibility);
  }, { once: true });
}

/** Whether nobody sees the page now: its tab or window is in the background. */
export const isPageHidden = (): boolean => document.hidden;
