import { noise } from '../noise.js';
import type { Spot } from './place.js';

export const fieldSizeM = 430;

/** North of this line lies the marsh, south of it the fields: an old bank against the sea. */
export function seaBank(east: number): number {
  const bay = 330 * Math.exp(-(((east - 40) / 260) ** 2)); // the bank turns in where the quay is
  return 620 + 120 * Math.sin(east / 900) + 60 * Math.sin(east / 370 + 1) - bay;
}

/** The road along the coast, through the village. */
export function coastRoad(east: number): number {
  return -260 + 90 * Math.sin(east / 1400) + 40 * Math.sin(east / 520);
}

/** A corner of the patchwork of fields; lanes follow these corners too. */
export function fieldCorner(column: number, row: number): Spot {
  const drift = 0.62;
  const east = (column + (noise(column, row) - 0.5) * drift) * fieldSizeM;
  const north = (row + (noise(row + 0.5, column) - 0.5) * drift) * fieldSizeM;
  return [east + north * 0.12, north - east * 0.05];
}
