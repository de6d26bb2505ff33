import { around, polygon } from '../polygon.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const burst: Shape = {
  name: 'burst',
  height: sizeGroups.square,
  path: polygon(around(40, [50, 43])),
  room: [22, 22, 22, 22],
};
