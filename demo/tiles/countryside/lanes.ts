import { noise } from '../noise.js';
import { coastRoad, fieldCorner, fieldSizeM } from './lie-of-the-land.js';
import { reachM, type Spot } from './place.js';

const rows = Math.ceil(reachM / fieldSizeM);
const laneEvery = 4; // fields between two lanes

/** The streets of the village; the first is Strand Lane, from the coast road past the studio to the quay. */
export const villageStreets: Spot[][] = [
  [[-60, coastRoad(-60)], [-30, -130], [0, -20], [22, 90], [40, 210], [48, 300]],
  [[-60, coastRoad(-60)], [-115, -380], [-95, -520], [-20, -640]],
  [[170, coastRoad(170)], [215, -100], [140, 30], [22, 90]],
  [[-270, coastRoad(-270)], [-300, -90], [-170, 0], [0, -20]],
  [[-170, 0], [-190, 130], [-60, 200], [40, 210]],
  [[330, coastRoad(330)], [370, -390], [250, -480], [-95, -520]],
];

/** Runs of field corners that a lane follows. */
export function lanes(): Spot[][] {
  const found: Spot[][] = [];
  for (let line = -rows; line <= rows; line += laneEvery) {
    found.push(...runs(line, step => fieldCorner(line, step)), ...runs(line + 900, step => fieldCorner(step, line)));
  }
  return found;
}

/** A line across the land, broken where chance leaves it out and where it would run into the marsh. */
function runs(seed: number, corner: (step: number) => Spot): Spot[][] {
  const parts: Spot[][] = [[]];
  for (let step = -rows; step <= rows; step += 1) {
    const spot = corner(step);
    const isOpen = spot[1] < coastRoad(spot[0]) && noise(seed, Math.floor(step / laneEvery)) > 0.22;
    if (isOpen) parts.at(-1)?.push(spot);
    else parts.push([]);
  }
  return parts.filter(part => part.length > 2).map(part => joined(part));
}

/** A lane that ends just short of the coast road continues to meet it. */
function joined(part: Spot[]): Spot[] {
  const [east, north] = part[part.length - 1];
  const road = coastRoad(east + 40);
  return road - north < fieldSizeM * 1.4 ? [...part, [east + 40, road]] : part;
}
