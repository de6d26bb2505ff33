import type { Place, Size } from '../../../core/image/frame.js';

/** What is thinner is drawn as a line: browsers blow up what is next to nothing, and draw nothing else for seconds. */
const leastPx = 1;

/**
 * The size of a picture that is shown whole: as large as its room allows, not larger than it is.
 * One with unknown proportions gets all the room.
 */
export function fitPicture(room: Size, proportions: Size | null, natural: Size | null): Size {
  const ratio = proportions && proportions.width > 0 && proportions.height > 0
    ? proportions.width / proportions.height : room.width / room.height;
  const width = Math.max(leastPx, Math.min(room.width, room.height * ratio, natural?.width || Infinity));
  return { width, height: Math.max(leastPx, Math.min(room.height, width / ratio)) };
}

export interface Thumbnail {
  /** Its box in the window. */
  readonly box: Place;
  /** `object-fit` as the page computes it. */
  readonly fit: string;
  /** `object-position`, as shares of what is left over. */
  readonly position: readonly [x: number, y: number];
  readonly radiusPx: number;
}

/** Where a large picture has to be, and how it is cropped, to lie exactly on its thumbnail. */
export interface Start {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Cut off at top, right, bottom and left, in pixels of the large picture. */
  readonly cut: readonly [number, number, number, number];
  readonly radiusPx: number;
}

/** A picture that has to be blown up more than this to cover its thumbnail is a line, which would not be visible. */
const mostGrown = 20;

/**
 * The start of a picture that grows out of its thumbnail, whatever the thumbnail's crop; null where it would not be
 * visible.
 */
export function getStartPose({ box, fit, position, radiusPx }: Thumbnail, picture: Place): Start | null {
  const [across, down] = [box.width / picture.width, box.height / picture.height];
  const scale = fit === 'contain' || fit === 'scale-down' ? Math.min(across, down) : Math.max(across, down);
  if (scale > mostGrown) return null;
  const left = box.left + (box.width - picture.width * scale) * position[0];
  const top = box.top + (box.height - picture.height * scale) * position[1];
  const cut = (px: number) => Math.max(0, px / scale);
  return {
    x: left - picture.left,
    y: top - picture.top,
    scale,
    cut: [
      cut(box.top - top),
      cut(left + picture.width * scale - box.left - box.width),
      cut(top + picture.height * scale - box.top - box.height),
      cut(box.left - left),
    ],
    radiusPx: radiusPx / scale,
  };
}

/** `50% 0px` of a computed `object-position` as shares; lengths count from the middle's neutral share. */
export function positionShares(computed: string): [number, number] {
  const share = (text: string | undefined) => (text?.endsWith('%') ? parseFloat(text) / 100 : 0.5);
  const [x, y] = computed.split(' ');
  return [share(x), share(y)];
}
