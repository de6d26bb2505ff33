export interface IntersectionWatch extends IntersectionObserverInit {
  readonly signal: AbortSignal;
}

/** Tells what of an element is seen, at first and whenever a threshold is crossed, until the signal ends. */
export function watchIntersection(
  element: Element, tell: (entry: IntersectionObserverEntry) => void, { signal, ...init }: IntersectionWatch,
): void {
  if (signal.aborted) return;
  const observer = new IntersectionObserver(entries => tell(entries.at(-1)!), init);
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
