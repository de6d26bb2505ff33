import { ellipse } from '../ellipse.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const ring: Shape = {
  name: 'ring',
  height: sizeGroups.square,
  path: ellipse() + ellipse({ rx: 30, isHole: true }),
  room: [30, 30, 30, 30],
};
