/** The picture of an element: the first in its content that is not part of a caption. */
export const findImage = (element: HTMLElement): HTMLImageElement | null =>
  [...element.querySelectorAll('img')].find(image => !image.closest('figcaption')) ?? null;
