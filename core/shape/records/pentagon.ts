import { around, polygon } from '../polygon.js';
import type { Shape } from '../shape.js';

export const pentagon: Shape = {
  name: 'pentagon',
  height: 95,
  path: polygon(around(5, [52.5], [50, 52.5])),
  room: [26, 20, 12, 20],
};
