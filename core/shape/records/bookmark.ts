import { polygon } from '../polygon.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const bookmark: Shape = {
  name: 'bookmark',
  height: sizeGroups.tall,
  path: polygon([[0, 0], [100, 0], [100, 150], [50, 118], [0, 150]]),
  room: [8, 10, 28, 10],
};
