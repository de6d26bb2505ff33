import { readDimensions } from '../../../core/image/read-image-data.js';

/** The picture of a slide, as far as it has one. */
export const pictureOf = (slide: HTMLElement): HTMLImageElement | HTMLVideoElement | null =>
  (slide.matches('img, video') ? slide : slide.querySelector('img, video')) as HTMLImageElement | null;

/** Width to height of a slide's picture: as its author says, else as it has come; null while nobody knows. */
export function shapeOf(slide: HTMLElement): number | null {
  const picture = pictureOf(slide);
  const said = picture?.dataset.imageDimensions ?? slide.dataset.imageDimensions
    ?? `${picture?.getAttribute('width')}x${picture?.getAttribute('height')}`;
  const { naturalWidth = 0, naturalHeight = 0 } = picture as HTMLImageElement;
  const size = readDimensions(said) ?? readDimensions(`${naturalWidth}x${naturalHeight}`);
  return size && size.width / size.height;
}
