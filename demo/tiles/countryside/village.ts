import { noise } from '../noise.js';
import type { Palette } from '../palette.js';
import { along, drawLine } from './draw-line.js';
import { lanes, villageStreets } from './lanes.js';
import { coastRoad } from './lie-of-the-land.js';
import type { Ground, Spot } from './place.js';

const houseZoom = 13;
const hamletShare = 0.5;

/** A street with houses: the lane it is built along, and how tightly. */
interface Street {
  spots: Spot[];
  everyM: number;
}

/** The village at the quay and the hamlets along the lanes: built-up ground first, houses when near enough. */
export function village(ground: Ground, palette: Palette): { built: string; houses: string } {
  const streets = allStreets();
  const data = streets.map(({ spots }) => drawLine(ground, spots, true)).join('');
  const builtPx = Math.max(2.5, 120 * ground.scale);
  const built = `<path d="${data}" fill="none" stroke="${palette.built}" stroke-width="${builtPx}"
stroke-linecap="round" stroke-linejoin="round"/>`;
  if (ground.frame.z < houseZoom) return { built, houses: '' };
  const houses = streets.map((street, index) => housesAlong(ground, street, index)).join('');
  return { built, houses: `<path d="${houses}" fill="${palette.building}"/>` };
}

function allStreets(): Street[] {
  const hamlets = lanes()
    .filter(lane => noise(lane[0][0], lane[0][1]) < hamletShare)
    .map(lane => lane.slice(Math.floor(lane.length / 2) - 1, Math.floor(lane.length / 2) + 1))
    .map(spots => ({ spots, everyM: 48 }));
  return [
    { spots: along(coastRoad, -560, 460, 20), everyM: 20 },
    ...villageStreets.map(spots => ({ spots, everyM: 24 })),
    ...hamlets,
  ];
}

function housesAlong(ground: Ground, { spots, everyM }: Street, seed: number): string {
  let data = '';
  for (let index = 1; index < spots.length; index += 1) {
    const [from, to] = [spots[index - 1], spots[index]];
    const lengthM = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const ahead: Spot = [(to[0] - from[0]) / lengthM, (to[1] - from[1]) / lengthM];
    for (let gone = everyM / 2; gone < lengthM; gone += everyM) {
      for (const side of [-1, 1]) {
        const chance = noise(seed * 977 + index, gone * side);
        if (chance < 0.24) continue;
        const offM = side * (16 + chance * 16);
        const middle: Spot = [from[0] + ahead[0] * gone - ahead[1] * offM, from[1] + ahead[1] * gone + ahead[0] * offM];
        data += house(ground, middle, ahead, chance);
      }
    }
  }
  return data;
}

function house(ground: Ground, [east, north]: Spot, ahead: Spot, chance: number): string {
  const halfLong = 5 + ((chance * 37) % 1) * 5;
  const halfWide = 3.5 + ((chance * 91) % 1) * 2;
  const corner = (lengthways: number, across: number): Spot => [
    east + ahead[0] * lengthways * halfLong - ahead[1] * across * halfWide,
    north + ahead[1] * lengthways * halfLong + ahead[0] * across * halfWide,
  ];
  return `${drawLine(ground, [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])}Z`;
}
