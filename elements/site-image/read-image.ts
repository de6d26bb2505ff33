import { isUrlTemplate, sizeFormats } from '../../core/image/image-address.js';
import { readDimensions, readFocalPoint, readRatio, type FocalPoint } from '../../core/image/read-image-data.js';
import type { Size } from '../../core/image/frame.js';
import { safeUrl } from '../../core/links/safe-url.js';
import type { ImageHost } from './image.settings.js';

/** What the author says of an image. */
export interface AuthoredImage {
  /** Address to ask for in widths; null without one. */
  readonly source: string | null;
  /** Width that the author's own `src` names; 0 when it names none. */
  readonly namedPx: number;
  /** The image's true size, by `data-image-dimensions` or the setting. */
  readonly declared: Size | null;
  /** Proportions by the width and height of the tag, which may be those it is shown in. */
  readonly tagged: Size | null;
  /** Proportions of the frame, width to height. */
  readonly ratio: number | null;
  readonly focus: FocalPoint;
}

/** The image of an element: the first in its content that is not part of a caption. */
export const findImage = (element: HTMLElement): HTMLImageElement | null =>
  [...element.querySelectorAll('img')].find(image => !image.closest('figcaption, noscript')) ?? null;

/** Reads an <img> and the settings that say the same. What cannot be used is reported and left out. */
export function readImage(image: HTMLImageElement, host: ImageHost): AuthoredImage {
  const { values } = host;
  const { src, imageDimensions, imageFocalPoint } = image.dataset;
  const written = {
    source: src || values.source,
    dimensions: imageDimensions || values.dimensions,
    focalPoint: imageFocalPoint || values.focalPoint,
    ratio: values.ratio,
    urlTemplate: values.urlTemplate,
  };
  const declared = readDimensions(written.dimensions);
  const { point, fact } = readFocalPoint(written.focalPoint);
  const ratio = readRatio(written.ratio);
  const safe = safeUrl(written.source);
  const isGood = safe !== null && !fact && !!declared === !!written.dimensions && !!ratio === !!written.ratio
    && isUrlTemplate(written.urlTemplate) === !!written.urlTemplate;
  if (!isGood) void import('./features/warnings.js').then(({ warnAbout }) => warnAbout(written, host));
  const authors = sizeFormats[values.sizeFormat].read(image.getAttribute('src') ?? '');
  return {
    source: safe || authors?.source || null,
    namedPx: authors?.width ?? 0,
    declared,
    tagged: readDimensions(`${image.getAttribute('width')}x${image.getAttribute('height')}`),
    ratio,
    focus: point,
  };
}
