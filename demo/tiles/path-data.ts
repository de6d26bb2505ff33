import { touches, type TileFrame } from './tile-frame.js';

const nearPx = 0.4; // points nearer to the last one than this are not worth their bytes

/** Path data of a ring, cut to the tile's padded square (Sutherland and Hodgman), for filling. */
export function ringData(ring: number[], frame: TileFrame): string {
  const [left, top, right, bottom] = frame.box;
  let cut = clip(ring, 0, left, 1);
  cut = clip(cut, 0, right, -1);
  cut = clip(cut, 1, top, 1);
  cut = clip(cut, 1, bottom, -1);
  if (cut.length < 6) return '';
  return `${steps(cut, frame)}Z`;
}

/** Path data of the stretches of a line that touch the tile, for stroking. */
export function lineData(line: ArrayLike<number>, frame: TileFrame): string {
  let data = '';
  let run: number[] = [];
  for (let index = 2; index < line.length; index += 2) {
    const [ax, ay, bx, by] = [line[index - 2], line[index - 1], line[index], line[index + 1]];
    const box: TileFrame['box'] = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
    if (touches(frame, box)) {
      if (run.length === 0) run.push(ax, ay);
      run.push(bx, by);
    } else if (run.length > 0) {
      data += steps(run, frame);
      run = [];
    }
  }
  return run.length > 0 ? data + steps(run, frame) : data;
}

function clip(ring: number[], axis: 0 | 1, limit: number, side: 1 | -1): number[] {
  const cut: number[] = [];
  for (let index = 0; index < ring.length; index += 2) {
    const before = index === 0 ? ring.length - 2 : index - 2;
    const isIn = (ring[index + axis] - limit) * side >= 0;
    const wasIn = (ring[before + axis] - limit) * side >= 0;
    if (isIn !== wasIn) {
      const share = (limit - ring[before + axis]) / (ring[index + axis] - ring[before + axis]);
      cut.push(
        ring[before] + (ring[index] - ring[before]) * share,
        ring[before + 1] + (ring[index + 1] - ring[before + 1]) * share,
      );
    }
    if (isIn) cut.push(ring[index], ring[index + 1]);
  }
  return cut;
}

function steps(points: number[], frame: TileFrame): string {
  let data = '';
  let lastX = NaN;
  let lastY = NaN;
  for (let index = 0; index < points.length; index += 2) {
    const x = frame.x(points[index]);
    const y = frame.y(points[index + 1]);
    const isEnd = index === points.length - 2;
    if (!isEnd && Math.abs(x - lastX) < nearPx && Math.abs(y - lastY) < nearPx) continue;
    data += `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    lastX = x;
    lastY = y;
  }
  return data;
}
