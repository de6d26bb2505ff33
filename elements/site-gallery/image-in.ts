/** The picture that a slide is, or has. */
export const imageIn = (slide: Element): HTMLImageElement | null =>
  (slide instanceof HTMLImageElement ? slide : slide.querySelector('img'));
