import { bumps } from '../bumps.js';
import { around } from '../polygon.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const scallop: Shape = {
  name: 'scallop',
  height: sizeGroups.square,
  path: bumps(around(12, [41], [50, 50], 0.5), 1.35),
  room: [22, 22, 22, 22],
};
