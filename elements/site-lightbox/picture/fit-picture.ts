import type { Size } from '../../../core/image/frame.js';

/** What is thinner is drawn as a line: browsers blow up what is next to nothing, and draw nothing else for seconds. */
const leastPx = 1;

/**
 * The size of a picture that is shown whole: as large as its room allows, not larger than it is.
 * One whose proportions nobody knows gets all the room.
 */
export function fitPicture(room: Size, proportions: Size | null, natural: Size | null): Size {
  const ratio = proportions && proportions.width > 0 && proportions.height > 0
    ? proportions.width / proportions.height : room.width / room.height;
  const width = Math.max(leastPx, Math.min(room.width, room.height * ratio, natural?.width || Infinity));
  return { width, height: Math.max(leastPx, Math.min(room.height, width / ratio)) };
}
