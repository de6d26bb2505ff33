import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const arch: Shape = {
  name: 'arch',
  height: sizeGroups.tall,
  path: 'M0 50C0 22.4 22.4 0 50 0C77.6 0 100 22.4 100 50L100 150L0 150Z',
  room: [16, 10, 6, 10],
};
