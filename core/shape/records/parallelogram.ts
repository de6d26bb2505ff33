import { polygon } from '../polygon.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const parallelogram: Shape = {
  name: 'parallelogram',
  height: sizeGroups.wide,
  path: polygon([[25, 0], [100, 0], [75, 67], [0, 67]]),
  room: [10, 26, 10, 26],
};
