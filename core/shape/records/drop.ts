import type { Shape } from '../shape.js';

export const drop: Shape = {
  name: 'drop',
  height: 135,
  path: 'M50 0C62 26 100 52 100 85C100 112.6 77.6 135 50 135C22.4 135 0 112.6 0 85C0 52 38 26 50 0Z',
  room: [44, 16, 16, 16],
};
