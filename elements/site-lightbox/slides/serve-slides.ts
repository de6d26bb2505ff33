interface Slides {
  /** The slides there are now. */
  all(): HTMLElement[];
  /** Their pictures. */
  plain(): HTMLImageElement[];
  open(slides: readonly HTMLElement[], index: number): void;
}

/** Fetches what few pages need: slides that the address names, and plain pictures for the keyboard. What is returned looks for those again. */
export function serveSlides({ all, plain, open }: Slides, signal: AbortSignal): () => void {
  const reach = () => {
    const pictures = plain();
    if (pictures.length > 0) void import('./operable.js').then(({ makeOperable }) => makeOperable(pictures, signal));
  };
  const follow = () => void import('../address/follow-address.js').then(({ followAddress }) => followAddress(all, open, signal));
  reach();
  if (location.hash || all().some(slide => slide.dataset.slideUrl || slide.querySelector('[data-slide-url]'))) follow();
  else addEventListener('hashchange', follow, { once: true, signal });
  return reach;
}
