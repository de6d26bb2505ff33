/** Calls back once, when some of an element is on the screen; never where that cannot be observed. */
export function onceSeen(element: Element, callback: () => void, signal: AbortSignal): void {
  if (typeof IntersectionObserver === 'undefined') return;
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
