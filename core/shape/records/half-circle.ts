import type { Shape } from '../shape.js';

export const halfCircle: Shape = {
  name: 'half-circle',
  height: 50,
  path: 'M0 50C0 22.4 22.4 0 50 0C77.6 0 100 22.4 100 50Z',
  room: [28, 18, 8, 18],
};
