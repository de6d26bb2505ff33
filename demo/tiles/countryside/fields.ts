import { noise } from '../noise.js';
import type { Palette } from '../palette.js';
import { drawLine } from './draw-line.js';
import { fieldCorner, fieldSizeM, seaBank } from './lie-of-the-land.js';
import { type Ground, reachM, type Spot } from './place.js';

const hedgeZoom = 12;
const woodShare = 0.06;

/** The patchwork behind the sea bank: fields in a few tints, hedges, now and then a wood. */
export function fields(ground: Ground, palette: Palette): string {
  const tints = new Map<string, string>();
  let woods = '';
  let hedges = '';
  const [west, south, east, north] = ground.view;
  const limit = Math.ceil(reachM / fieldSizeM);
  const cell = (metres: number) => Math.max(-limit, Math.min(limit, Math.round(metres / fieldSizeM)));
  const lean = 4; // the patchwork is skewed, so a few more cells reach into the tile
  for (let column = cell(west) - lean; column <= cell(east) + lean; column += 1) {
    for (let row = cell(south) - lean; row <= cell(north) + lean; row += 1) {
      const corners = [
        fieldCorner(column, row),
        fieldCorner(column + 1, row),
        fieldCorner(column + 1, row + 1),
        fieldCorner(column, row + 1),
      ];
      if (corners.every(isMarsh)) continue;
      const shape = `${drawLine(ground, corners)}Z`;
      const chance = noise(column * 7.3, row * 3.1);
      if (chance < woodShare) {
        woods += `${drawLine(ground, rounded(corners), true)}Z`;
      }
      const tint = palette.fields[Math.floor(noise(row, column * 1.7) * palette.fields.length)];
      tints.set(tint, (tints.get(tint) ?? '') + shape);
      hedges += shape;
    }
  }
  const hedgePx = ground.frame.z < 14 ? 0.7 : 1.2;
  return [
    ...[...tints].map(([tint, data]) => `<path d="${data}" fill="${tint}"/>`),
    `<path d="${woods}" fill="${palette.wood}"/>`,
    ground.frame.z < hedgeZoom
      ? ''
      : `<path d="${hedges}" fill="none" stroke="${palette.hedge}" stroke-width="${hedgePx}"/>`,
  ].join('');
}

function isMarsh([east, north]: Spot): boolean {
  return north > seaBank(east);
}

/** A wood does not keep to its corners. */
function rounded(corners: Spot[]): Spot[] {
  const middle: Spot = [
    corners.reduce((sum, [east]) => sum + east, 0) / corners.length,
    corners.reduce((sum, [, north]) => sum + north, 0) / corners.length,
  ];
  const edge: Spot[] = [];
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length];
    const side: Spot = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
    edge.push(towards(corner, middle, 0.25), towards(side, middle, 0.2 * noise(corner[0], next[1])));
  });
  return [...edge, edge[0]];
}

function towards(from: Spot, to: Spot, share: number): Spot {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
