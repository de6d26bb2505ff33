import { ellipse } from '../ellipse.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const oval: Shape = {
  name: 'oval',
  height: sizeGroups.wide,
  path: ellipse({ y: 33.5, ry: 33.5 }),
  room: [18, 18, 18, 18],
};
