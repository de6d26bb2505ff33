/** Calls back once, when an element comes within a margin of the viewport; at once where that cannot be observed. */
export function whenNear(element: Element, marginPx: number, callback: () => void, signal: AbortSignal): void {
  if (typeof IntersectionObserver === 'undefined') return callback();
  const margin = `${marginPx}px`;
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  }, { rootMargin: margin, scrollMargin: margin } as IntersectionObserverInit); // the second: inside scrolled boxes too
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
