import { bumps } from '../bumps.js';
import { around } from '../polygon.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const flower: Shape = {
  name: 'flower',
  height: sizeGroups.square,
  path: bumps(around(8, [35.5], [50, 50], 0.5), 1.7),
  room: [26, 26, 26, 26],
};
