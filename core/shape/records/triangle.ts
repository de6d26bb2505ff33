import { polygon } from '../polygon.js';
import type { Shape } from '../shape.js';

export const triangle: Shape = {
  name: 'triangle',
  height: 87,
  path: polygon([[50, 0], [100, 87], [0, 87]]),
  room: [46, 26, 8, 26],
};
