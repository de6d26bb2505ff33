import { alignments, type Alignment, fitFrame, focalPosition, type Fit, type Place, type Size } from '../../core/image/frame.js';
import type { FocalPoint } from '../../core/image/read-image-data.js';

interface Facts {
  /** What the <img> takes up, in CSS pixels. */
  readonly box: Size;
  /** The picture's size or proportions; null while nobody knows. */
  readonly picture: Size | null;
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
  /** Where in the box the picture is painted. */
  readonly place: Place;
  /** `object-position`, in percent. */
  readonly position: readonly [x: number, y: number];
}

/** Where a picture is painted in its box, and which part of it shows. spec: media-layout §4, fluid image blocks */
export function frameOf({ box, picture, ratio, isStretched, fit, alignment, focus, isCentred }: Facts): Frame {
  const place = isStretched || !ratio ? { left: 0, top: 0, ...box } : fitFrame(box, ratio, alignment);
  const percent = ([x, y]: readonly [number, number]) => [x * 100, y * 100] as const;
  if (fit === 'contain') return { place, position: percent(alignments[alignment]) };
  if (!isCentred || !picture) return { place, position: percent(focus) };
  const scale = fit === 'none' ? 1 : Math.max(place.width / picture.width, place.height / picture.height);
  return {
    place,
    position: percent([
      focalPosition(focus[0], picture.width * scale, place.width),
      focalPosition(focus[1], picture.height * scale, place.height),
    ]),
  };
}
