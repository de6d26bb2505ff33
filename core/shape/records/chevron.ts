import { polygon } from '../polygon.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const chevron: Shape = {
  name: 'chevron',
  height: sizeGroups.square,
  path: polygon([[0, 0], [65, 0], [100, 50], [65, 100], [0, 100], [35, 50]]),
  room: [12, 24, 12, 38],
};
