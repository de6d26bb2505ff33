import { polygon } from '../polygon.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const trapezoid: Shape = {
  name: 'trapezoid',
  height: sizeGroups.wide,
  path: polygon([[22, 0], [78, 0], [100, 67], [0, 67]]),
  room: [12, 22, 12, 22],
};
