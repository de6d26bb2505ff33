import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const squircle: Shape = {
  name: 'squircle',
  height: sizeGroups.square,
  path: 'M50 0C92 0 100 8 100 50C100 92 92 100 50 100C8 100 0 92 0 50C0 8 8 0 50 0Z',
  room: [14, 14, 14, 14],
};
