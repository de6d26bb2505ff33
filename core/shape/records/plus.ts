import { polygon } from '../polygon.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const plus: Shape = {
  name: 'plus',
  height: sizeGroups.square,
  path: polygon([
    [34, 0], [66, 0], [66, 34], [100, 34], [100, 66], [66, 66], [66, 100], [34, 100], [34, 66], [0, 66], [0, 34], [34, 34],
  ]),
  room: [34, 8, 34, 8],
};
