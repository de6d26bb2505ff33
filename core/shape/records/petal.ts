import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const petal: Shape = {
  name: 'petal',
  height: sizeGroups.square,
  path: 'M0 0L50 0C77.6 0 100 22.4 100 50L100 100L50 100C22.4 100 0 77.6 0 50Z',
  room: [16, 16, 16, 16],
};
