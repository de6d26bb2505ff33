import { polygon } from '../polygon.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const diamond: Shape = {
  name: 'diamond',
  height: sizeGroups.square,
  path: polygon([[50, 0], [100, 50], [50, 100], [0, 50]]),
  room: [27, 27, 27, 27],
};
