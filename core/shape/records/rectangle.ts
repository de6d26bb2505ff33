import { polygon } from '../polygon.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const rectangle: Shape = {
  name: 'rectangle',
  height: sizeGroups.square,
  path: polygon([[0, 0], [100, 0], [100, 100], [0, 100]]),
  room: [8, 8, 8, 8],
};
