import type { Palette } from '../palette.js';
import { along, drawLine } from './draw-line.js';
import { lanes, villageStreets } from './lanes.js';
import { coastRoad, seaBank } from './lie-of-the-land.js';
import { type Ground, reachM } from './place.js';

/** Roads as the map shows them: edges first, so that crossings stay open. */
export function roads(ground: Ground, palette: Palette): string {
  const { z } = ground.frame;
  const main = drawLine(ground, along(coastRoad, -reachM, reachM, 120), true);
  const small = [...lanes(), ...villageStreets].map(lane => drawLine(ground, lane, true)).join('');
  const bank = z < 13 ? '' : drawLine(ground, along(east => seaBank(east) + 12, -reachM, reachM, 60), true);
  const mainPx = Math.max(1.6, 11 * ground.scale) + (z >= 12 ? 1.2 : 0);
  const smallPx = Math.max(z >= 12 ? 1.7 : 0.7, 6 * ground.scale) + (z >= 13 ? 1 : 0);
  const edgePx = z >= 12 ? 1.6 : 1;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="${bank}" stroke="${palette.path}" stroke-width="1.1" stroke-dasharray="4 3.5"/>
<path d="${small}" stroke="${palette.roadEdge}" stroke-width="${smallPx + edgePx}"/>
<path d="${main}" stroke="${palette.mainRoadEdge}" stroke-width="${mainPx + edgePx}"/>
<path d="${small}" stroke="${palette.road}" stroke-width="${smallPx}"/>
<path d="${main}" stroke="${palette.mainRoad}" stroke-width="${mainPx}"/>
</g>`;
}
