import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const leaf: Shape = {
  name: 'leaf',
  height: sizeGroups.square,
  path: 'M0 0C58 0 100 42 100 100C42 100 0 58 0 0Z',
  room: [30, 28, 28, 30],
};
