import type { Palette } from '../palette.js';
import type { TileFrame } from '../tile-frame.js';
import { fields } from './fields.js';
import { flats } from './flats.js';
import { marsh } from './marsh.js';
import { groundOf, reachM } from './place.js';
import { roads } from './roads.js';
import { village } from './village.js';

export interface Countryside {
  defs: string;
  /** Drawn on the sea, below the land. */
  offshore: string;
  /** Drawn on the land and cut off at the coast. */
  onshore: string;
}

const firstZoom = 11;
const beachM = 110;

/**
 * Invented ground around the demo's own studio, so that a near view is a map and not one flat color. It is tied to
 * the place and not to tiles, and fades out at its rim.
 */
export function countryside(frame: TileFrame, palette: Palette, coast: string): Countryside {
  const ground = groundOf(frame);
  const [x, y] = ground.at([0, 0]);
  const radius = reachM * ground.scale;
  const isFar = Math.hypot(x - 128, y - 128) > radius + 220;
  if (frame.z < firstZoom || isFar) return { defs: '', offshore: '', onshore: '' };

  const { built, houses } = village(ground, palette);
  const wet = marsh(ground, palette);
  const beachPx = beachM * ground.scale;
  const beach = `<path d="${coast}" fill="none" stroke="${palette.beach}" stroke-width="${beachPx}"/>`;
  const circle = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}"`;
  return {
    defs: `${wet.defs}<radialGradient id="rim" gradientUnits="userSpaceOnUse" ${circle}>
<stop offset="0.72" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<mask id="near" maskUnits="userSpaceOnUse" x="0" y="0" width="256" height="256">
<rect width="256" height="256" fill="url(#rim)"/></mask>`,
    offshore: `<g mask="url(#near)">${flats(ground, palette)}</g>`,
    onshore: `<g mask="url(#near)">${fields(ground, palette)}${wet.shapes}${beach}
${built}${roads(ground, palette)}${houses}</g>`,
  };
}
