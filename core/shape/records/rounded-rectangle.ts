import { roundCorners } from '../round-corners.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const roundedRectangle: Shape = {
  name: 'rounded-rectangle',
  height: sizeGroups.square,
  path: roundCorners([[0, 0], [100, 0], [100, 100], [0, 100]], 18),
  room: [10, 10, 10, 10],
};
