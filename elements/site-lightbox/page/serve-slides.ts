interface Slides {
  /** The slides there are now. */
  all(): HTMLElement[];
  /** Their images. */
  plain(): HTMLImageElement[];
  /** The page's address names a slide. */
  open(slides: readonly HTMLElement[], index: number): void;
}

/** Loads what few pages need: deep links, and keyboard access to plain images. The function returned looks for such images again. */
export function serveSlides({ all, plain, open }: Slides, signal: AbortSignal): () => void {
  const makeImagesOperable = () => {
    const images = plain();
    if (images.length > 0) void import('./operable.js').then(({ makeKeyboardAccessible: makeOperable }) => makeOperable(images, signal));
  };
  const follow = () => void import('../history/deep-links.js').then(({ followAddress }) => followAddress(all, open, signal));
  makeImagesOperable();
  if (location.hash || all().some(slide => slide.dataset.slideUrl || slide.querySelector('[data-slide-url]'))) follow();
  else addEventListener('hashchange', follow, { once: true, signal });
  return makeImagesOperable;
}
