import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const sparkle: Shape = {
  name: 'sparkle',
  height: sizeGroups.square,
  path: 'M50 0Q56 44 100 50Q56 56 50 100Q44 56 0 50Q44 44 50 0Z',
  room: [38, 38, 38, 38],
};
