import { smooth } from '../smooth.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const blobOne: Shape = {
  name: 'blob-one',
  height: sizeGroups.square,
  path: smooth([[52, 1], [85, 14], [99, 48], [82, 78], [50, 98], [16, 88], [2, 56], [18, 20]]),
  room: [22, 20, 22, 20],
};
