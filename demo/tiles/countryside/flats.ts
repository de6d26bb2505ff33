import { noise } from '../noise.js';
import type { Palette } from '../palette.js';
import { drawLine } from './draw-line.js';
import type { Ground, Spot } from './place.js';

/** Sand that falls dry before the coast at low tide. */
export function flats(ground: Ground, palette: Palette): string {
  let data = '';
  for (let index = -7; index <= 7; index += 1) {
    const east = index * 1700 + (noise(index, 2) - 0.5) * 900;
    const north = 2500 + noise(index, 3) * 900 - Math.abs(index) * 60;
    data += `${drawLine(ground, bar(east, north, index), true)}Z`;
  }
  return `<path d="${data}" fill="${palette.flats}" fill-opacity="0.8"/>`;
}

function bar(east: number, north: number, seed: number): Spot[] {
  const lengthM = 500 + noise(seed, 8) * 700;
  const spots: Spot[] = [];
  for (let step = 0; step < 14; step += 1) {
    const angle = (step / 14) * 2 * Math.PI;
    const swell = 0.75 + noise(seed, step + 20) * 0.5;
    spots.push([east + Math.cos(angle) * lengthM * swell, north + Math.sin(angle) * 170 * swell + Math.cos(angle) * 60]);
  }
  return [...spots, spots[0]];
}
