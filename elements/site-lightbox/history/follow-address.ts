import { indexInAddress } from './named-slides.js';

type Slides = readonly HTMLElement[];

/** Opens the slide that the address names, now and whenever its hash changes. An open lightbox follows by itself. */
export function followAddress(slidesNow: () => Slides, open: (slides: Slides, index: number) => void, signal: AbortSignal): void {
  const follow = (pathname?: string) => {
    const slides = slidesNow();
    const index = indexInAddress(slides, pathname);
    if (index >= 0) open(slides, index);
  };
  addEventListener('hashchange', () => follow(''), { signal });
  follow();
}
