import { polygon } from '../polygon.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const arrow: Shape = {
  name: 'arrow',
  height: sizeGroups.wide,
  path: polygon([[0, 18], [62, 18], [62, 0], [100, 33.5], [62, 67], [62, 49], [0, 49]]),
  room: [30, 22, 30, 6],
};
