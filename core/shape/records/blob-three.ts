import { smooth } from '../smooth.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const blobThree: Shape = {
  name: 'blob-three',
  height: sizeGroups.wide,
  path: smooth([[30, 3], [58, 10], [88, 4], [99, 34], [80, 62], [48, 58], [18, 65], [1, 38]]),
  room: [22, 16, 22, 16],
};
