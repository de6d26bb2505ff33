import { makeAxes } from './axes-scene.js';
import { makePie } from './pie-scene.js';
import type { Scene, SceneInput } from './scene.js';

/** Draws a dataset into a box: paths and places. Pure; it pauses after each series. */
export const makeScene = (input: SceneInput): Promise<Scene> => (input.type === 'pie' ? Promise.resolve(makePie(input)) : makeAxes(input));
