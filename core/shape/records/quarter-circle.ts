import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const quarterCircle: Shape = {
  name: 'quarter-circle',
  height: sizeGroups.square,
  path: 'M0 0C55.2 0 100 44.8 100 100L0 100Z',
  room: [30, 30, 10, 10],
};
