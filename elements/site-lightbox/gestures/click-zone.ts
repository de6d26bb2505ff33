import type { Place, Size } from '../../../core/image/frame.js';

const marginShare = 0.02; // spec: media-layout §9, click zone margin of the window

export type Zone = 'picture' | 'left' | 'right' | 'beyond';

/** What a click means by where it falls: a little beside the picture is still on it; then come the sides, above and below. */
export function zoneAt(x: number, y: number, picture: Place, window: Size): Zone {
  const marginPx = window.width * marginShare;
  if (x < picture.left - marginPx) return 'left';
  if (x > picture.left + picture.width + marginPx) return 'right';
  return y < picture.top - marginPx || y > picture.top + picture.height + marginPx ? 'beyond' : 'picture';
}
