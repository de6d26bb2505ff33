import { around, polygon } from '../polygon.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const octagon: Shape = {
  name: 'octagon',
  height: sizeGroups.square,
  path: polygon(around(8, [54.1], [50, 50], 0.5)),
  room: [16, 16, 16, 16],
};
