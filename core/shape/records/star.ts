import { around, polygon } from '../polygon.js';
import type { Shape } from '../shape.js';

export const star: Shape = {
  name: 'star',
  height: 95,
  path: polygon(around(10, [52.5, 22], [50, 52.5])),
  room: [38, 31, 28, 31],
};
