import type { Picture } from './picture.js';
import { beachHuts } from './landscapes/beach-huts.js';
import { boatsOnMud } from './landscapes/boats-on-mud.js';
import { chalkCliffs } from './landscapes/chalk-cliffs.js';
import { creeksLowTide } from './landscapes/creeks-low-tide.js';
import { dunesMarram } from './landscapes/dunes-marram.js';
import { heronAndWithies } from './landscapes/heron-and-withies.js';
import { lighthouseDusk } from './landscapes/lighthouse-dusk.js';
import { marshDawn } from './landscapes/marsh-dawn.js';
import { moonlitFlats } from './landscapes/moonlit-flats.js';
import { pierEvening } from './landscapes/pier-evening.js';
import { seaLavender } from './landscapes/sea-lavender.js';
import { stormOverSea } from './landscapes/storm-over-sea.js';
import { winterBirds } from './landscapes/winter-birds.js';
import { bowls } from './products/bowls.js';
import { mugs } from './products/mugs.js';
import { pouring } from './products/pouring.js';
import { table } from './products/table.js';
import { tableFromAbove } from './products/table-from-above.js';
import { vases } from './products/vases.js';
import { apronOnHook } from './studio/apron-on-hook.js';
import { glazeTiles } from './studio/glaze-tiles.js';
import { kilnGlow } from './studio/kiln-glow.js';
import { shelfOfPots } from './studio/shelf-of-pots.js';
import { shopFrontDusk } from './studio/shop-front-dusk.js';
import { toolsOnBench } from './studio/tools-on-bench.js';
import { wheelAndBowl } from './studio/wheel-and-bowl.js';
import { windowPots } from './studio/window-pots.js';
import { workshopTable } from './studio/workshop-table.js';
import { claySlip } from './textures/clay-slip.js';
import { contourMap } from './textures/contour-map.js';
import { crackleGlaze } from './textures/crackle-glaze.js';
import { linen } from './textures/linen.js';
import { runningGlaze } from './textures/running-glaze.js';
import { sandRipples } from './textures/sand-ripples.js';
import { terrazzo } from './textures/terrazzo.js';
import { woodGrain } from './textures/wood-grain.js';

const families: Picture[] = [
  marshDawn, creeksLowTide, dunesMarram, lighthouseDusk, stormOverSea, moonlitFlats, boatsOnMud,
  seaLavender, winterBirds, chalkCliffs, pierEvening, beachHuts, heronAndWithies,
  ...mugs, ...bowls, ...vases, ...pouring, ...table, tableFromAbove,
  shelfOfPots, wheelAndBowl, kilnGlow, toolsOnBench, windowPots, workshopTable, glazeTiles, apronOnHook, shopFrontDusk,
  terrazzo, linen, woodGrain, crackleGlaze, runningGlaze, sandRipples, claySlip, contourMap,
];

/** Every picture of the demo business, by name. Adding one is a file, an import and a place in this list. */
export const pictures: Record<string, Picture> = Object.fromEntries(families.map(each => [each.name, each]));

if (Object.keys(pictures).length < families.length) {
  throw new Error('demo/pictures: two pictures share a name; names are seeds and addresses, so each must be its own.');
}
