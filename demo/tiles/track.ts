import type { Position } from 'geojson';
import { toWorld } from './to-world.js';

/** A ring or line in world units, without a jump where it crosses the edge of the map: it runs on past 0 or 1. */
export interface Track {
  points: Float64Array;
  /** Left, top, right, bottom. */
  box: [number, number, number, number];
  /** Points that close a ring around a pole for filling; no coast runs there. */
  cap: number[];
}

export function toTrack(positions: Position[]): Track {
  const points = new Float64Array(positions.length * 2);
  let shift = 0;
  positions.forEach(([lng, lat], index) => {
    const [x, y] = toWorld(lng, lat);
    const step = index === 0 ? 0 : x + shift - points[index * 2 - 2];
    if (step > 0.5) shift -= 1;
    else if (step < -0.5) shift += 1;
    points[index * 2] = x + shift;
    points[index * 2 + 1] = y;
  });
  const first = points[0];
  const last = points[points.length - 2];
  const isAroundPole = Math.abs(last - first) > 0.5;
  const beyond = points[1] > 0.5 ? 2 : -1;
  return withBox(points, isAroundPole ? [last, beyond, first, beyond] : []);
}

/** The tracks, and once more on the other side of the map when they run over its edge. */
export function copiesAcrossEdge(tracks: Track[]): Track[][] {
  const [left, , right] = tracks[0].box;
  const copies = [tracks];
  if (right > 1) copies.push(tracks.map(track => shifted(track, -1)));
  if (left < 0) copies.push(tracks.map(track => shifted(track, 1)));
  return copies;
}

function shifted({ points, cap }: Track, by: number): Track {
  const move = (value: number, index: number) => (index % 2 === 0 ? value + by : value);
  return withBox(points.map(move), cap.map(move));
}

function withBox(points: Float64Array, cap: number[]): Track {
  const box: Track['box'] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const list of [points, cap]) {
    for (let index = 0; index < list.length; index += 2) {
      box[0] = Math.min(box[0], list[index]);
      box[1] = Math.min(box[1], list[index + 1]);
      box[2] = Math.max(box[2], list[index]);
      box[3] = Math.max(box[3], list[index + 1]);
    }
  }
  return { points, box, cap };
}
