import type { TileFrame } from './tile-frame.js';
import { toWorld } from './to-world.js';

const widestZoom = 8; // nearer, a line through a landscape reads as a road

/** Path data of the faint net of meridians and parallels. */
export function graticule(frame: TileFrame): string {
  if (frame.z > widestZoom) return '';
  const step = frame.z < 3 ? 30 : frame.z < 5 ? 10 : frame.z < 7 ? 5 : 1;
  const [left, top, right, bottom] = frame.box;
  let data = '';
  for (let lng = -180; lng <= 180; lng += step) {
    const [x] = toWorld(lng, 0);
    if (x >= left && x <= right) data += `M${frame.x(x).toFixed(1)} -9V265`;
  }
  for (let lat = -90 + step; lat < 90; lat += step) {
    const [, y] = toWorld(0, lat);
    if (y >= top && y <= bottom) data += `M-9 ${frame.y(y).toFixed(1)}H265`;
  }
  return data;
}
