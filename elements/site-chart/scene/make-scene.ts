import { isRound } from '../chart-types.js';
import { makeAxes } from './axes-scene.js';
import { makeHorizontalBars } from './horizontal-bars-scene.js';
import { makePie } from './pie-scene.js';
import type { Scene, SceneInput } from './scene.js';

/** Draws a dataset into a box: paths and places. Pure; it pauses after each series. */
export async function makeScene(input: SceneInput): Promise<Scene> {
  if (isRound(input.type)) return makePie(input);
  return input.type === 'bar' && input.isHorizontal ? makeHorizontalBars(input) : makeAxes(input);
}
