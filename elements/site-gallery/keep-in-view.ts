/** More than rounding, less than a slide. */
const halfSlide = 0.5;

/**
 * Calls back when a slide that ought to be in view is not: its gallery was moved in the page, was hidden and is shown,
 * or its first layout came late. Measures nothing itself.
 */
export function keepInView(slide: Element, track: Element, lost: () => void): () => void {
  const observer = new IntersectionObserver(entries => {
    const { isIntersecting, intersectionRatio, rootBounds } = entries.at(-1)!;
    const isLaidOut = !!rootBounds && rootBounds.width > 0;
    if (isLaidOut && (!isIntersecting || intersectionRatio < halfSlide)) lost();
  }, { root: track, threshold: [0, halfSlide] });
  observer.observe(slide);
  return () => observer.disconnect();
}
