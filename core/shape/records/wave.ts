import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const wave: Shape = {
  name: 'wave',
  height: sizeGroups.wide,
  path: 'M0 14C16 -4 34 -4 50 14C66 32 84 32 100 14L100 53C84 71 66 71 50 53C34 35 16 35 0 53Z',
  room: [36, 8, 36, 8],
};
