/**
 * Who came by the address of a slide sees it: as a browser does with an anchor, the page scrolls to the gallery. Not on
 * a reload or on the way back, where the browser knows better, and not under a hand that has scrolled already.
 */
export function showArrival(element: Element): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash && arrival?.type === 'navigate' && scrollY === 0) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
