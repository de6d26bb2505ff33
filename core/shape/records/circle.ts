import { ellipse } from '../ellipse.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const circle: Shape = {
  name: 'circle',
  height: sizeGroups.square,
  path: ellipse(),
  room: [18, 18, 18, 18],
};
