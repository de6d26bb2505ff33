import { alignments, type Alignment, fitFrame, focalPosition, type Fit, type Place, type Size } from '../../core/image/frame.js';
import type { FocalPoint } from '../../core/image/read-image-data.js';

interface Facts {
  /** What the <img> takes up, in CSS pixels. */
  readonly box: Size;
  /** The image's size or proportions; null while unknown. */
  readonly image: Size | null;
  /** Proportions of the frame, width to height; null for those of the box. */
  readonly ratio: number | null;
  readonly isStretched: boolean;
  readonly fit: Fit;
  readonly alignment: Alignment;
  readonly focus: FocalPoint;
  /** The focal point comes to the middle where it can. */
  readonly isCentred: boolean;
}

export interface Frame {
  /** Where in the box the image is painted. */
  readonly place: Place;
  /** `object-position`, in percent. */
  readonly position: readonly [x: number, y: number];
}

/** Classes of a layout around an image that align it. spec: media-layout §4, fluid image blocks */
export const alignmentClasses = { left: 'image-position-left', right: 'image-position-right' } as const;

/** Where an image is in a place it does not fill: as set, else as the layout around it says, else in the middle. */
export function getAlignment(element: Element, set: Alignment): Alignment {
  if (set !== 'center') return set;
  if (element.closest(`.${alignmentClasses.left}`)) return 'left';
  return element.closest(`.${alignmentClasses.right}`) ? 'right' : 'center';
}

/** Where an image is painted in its box, and which part of it shows. spec: media-layout §4, fluid image blocks */
export function getFrame({ box, image, ratio, isStretched, fit, alignment, focus, isCentred }: Facts): Frame {
  const place = isStretched || !ratio ? { left: 0, top: 0, ...box } : fitFrame(box, ratio, alignment);
  const percent = ([x, y]: readonly [number, number]) => [x * 100, y * 100] as const;
  if (fit === 'contain') return { place, position: percent(alignments[alignment]) };
  if (!isCentred || !image) return { place, position: percent(focus) };
  const scale = fit === 'none' ? 1 : Math.max(place.width / image.width, place.height / image.height);
  return {
    place,
    position: percent([
      focalPosition(focus[0], image.width * scale, place.width),
      focalPosition(focus[1], image.height * scale, place.height),
    ]),
  };
}
