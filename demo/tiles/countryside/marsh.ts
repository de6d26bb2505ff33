import { noise } from '../noise.js';
import type { Palette } from '../palette.js';
import { along, drawLine } from './draw-line.js';
import { seaBank } from './lie-of-the-land.js';
import { type Ground, reachM, type Spot } from './place.js';

const seawardM = 6000; // well past the coast, which cuts the marsh off
const creekEveryM = 950;

/** The salt marsh between the bank and the sea, with its hatching and its creeks. */
export function marsh(ground: Ground, palette: Palette): { defs: string; shapes: string } {
  const inland = along(seaBank, -reachM, reachM, 60);
  const area = `${drawLine(ground, [...inland, [reachM, seawardM], [-reachM, seawardM]])}Z`;
  // The pattern's size divides a tile, so that it runs on into the next.
  const defs = `<pattern id="marsh" width="32" height="16" patternUnits="userSpaceOnUse">
<path d="M3 4.5h9M19 12.5h9" stroke="${palette.marshMark}" stroke-width="1" stroke-linecap="round"/></pattern>`;
  const shapes = [
    `<path d="${area}" fill="${palette.marsh}"/>`,
    ground.frame.z < 12 ? '' : `<path d="${area}" fill="url(#marsh)" fill-opacity="0.75"/>`,
    creeks(ground, palette),
  ].join('');
  return { defs, shapes };
}

/** Main creeks from the sea towards the bank, thinning as they go, each with a few side arms. */
function creeks(ground: Ground, palette: Palette): string {
  const widths = new Map<number, string>();
  const add = (widthM: number, spots: Spot[]) => {
    widths.set(widthM, (widths.get(widthM) ?? '') + drawLine(ground, spots, true));
  };
  const count = Math.floor(reachM / creekEveryM);
  for (let index = -count; index <= count; index += 1) {
    const mouth = index === 0 ? 60 : index * creekEveryM + (noise(index, 1) - 0.5) * 600;
    const spots = meander(mouth, index);
    const third = Math.ceil(spots.length / 3);
    add(46, spots.slice(0, third + 1));
    add(26, spots.slice(third, third * 2 + 1));
    add(13, spots.slice(third * 2));
    for (let arm = 2; arm < spots.length - 2; arm += 2) add(arm < third ? 11 : 7, sideArm(spots[arm], index * 31 + arm));
  }
  return [...widths]
    .map(([widthM, data]) => {
      const widthPx = Math.max(0.5, widthM * ground.scale);
      const bank = `<path d="${data}" stroke="${palette.coast}" stroke-width="${widthPx + 0.9}" stroke-opacity="0.5"/>`;
      return bank + `<path d="${data}" stroke="${palette.sea}" stroke-width="${widthPx}"/>`;
    })
    .reduceRight((shapes, shape) => shapes + shape, '<g fill="none" stroke-linecap="round" stroke-linejoin="round">')
    .concat('</g>');
}

function meander(mouth: number, seed: number): Spot[] {
  const spots: Spot[] = [];
  let swing = 0;
  for (let north = 3200, step = 0; ; north -= 120, step += 1) {
    swing = swing * 0.75 + (noise(seed, step) - 0.5) * 190;
    const east = mouth + swing + 70 * Math.sin(north / 210 + seed * 2);
    if (north < seaBank(east) + 30) return spots;
    spots.push([east, north]);
  }
}

function sideArm([east, north]: Spot, seed: number): Spot[] {
  const side = noise(seed, 5) < 0.5 ? -1 : 1;
  const spots: Spot[] = [[east, north]];
  const lengthM = 150 + noise(seed, 6) * 330;
  for (let gone = 60; gone < lengthM; gone += 60) {
    const bend = (noise(seed, gone) - 0.5) * 70;
    const spot: Spot = [east + side * gone, north - gone * 0.35 + bend];
    if (spot[1] < seaBank(spot[0]) + 25) break;
    spots.push(spot);
  }
  return spots;
}
