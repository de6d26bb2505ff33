import { around, polygon } from '../polygon.js';
import type { Shape } from '../shape.js';

export const hexagon: Shape = {
  name: 'hexagon',
  height: 87,
  path: polygon(around(6, [50], [50, 43.5], 0.5)),
  room: [14, 22, 14, 22],
};
