type Callback = (width: number, height: number) => void;
const callbacks = new WeakMap<Element, Callback>();
let observer: ResizeObserver | undefined;

/** Calls back with an element's outer size (border box, CSS pixels) at first and whenever it changes, until the signal ends. */
export function onResize(element: Element, callback: Callback, signal: AbortSignal): void {
  observer ??= new ResizeObserver(entries => {
    for (const { target, borderBoxSize: [box] } of entries) callbacks.get(target)?.(box!.inlineSize, box!.blockSize);
  });
  callbacks.set(element, callback);
  observer.observe(element, { box: 'border-box' });
  signal.addEventListener('abort', () => {
    observer!.unobserve(element);
    callbacks.delete(element);
  }, { once: true });
}
