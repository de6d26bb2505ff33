import { polygon } from '../polygon.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const rightTriangle: Shape = {
  name: 'right-triangle',
  height: sizeGroups.square,
  path: polygon([[0, 0], [100, 100], [0, 100]]),
  room: [44, 44, 8, 8],
};
