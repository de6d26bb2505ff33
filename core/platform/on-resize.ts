type Callback = (width: number, height: number) => void;
interface Watch { readonly callback: Callback; readonly signal: AbortSignal }

const watches = new WeakMap<Element, readonly Watch[]>();
let observer: ResizeObserver | undefined;

/** Those who still want to know: an ended watch is forgotten with the next change, and costs no listener until then. */
const live = (element: Element): readonly Watch[] => (watches.get(element) ?? []).filter(({ signal }) => !signal.aborted);

/** Calls back with an element's outer size (border box, CSS pixels) at first and whenever it changes, until the signal ends. */
export function onResize(element: Element, callback: Callback, signal: AbortSignal): void {
  observer ??= new ResizeObserver(entries => {
    for (const { target, borderBoxSize: [box] } of entries) {
      const all = live(target);
      watches.set(target, all);
      if (all.length === 0) observer!.unobserve(target);
      for (const watch of all) watch.callback(box!.inlineSize, box!.blockSize);
    }
  });
  watches.set(element, [...live(element), { callback, signal }]);
  observer.observe(element, { box: 'border-box' });
}
