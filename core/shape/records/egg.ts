import type { Shape } from '../shape.js';

export const egg: Shape = {
  name: 'egg',
  height: 130,
  path: 'M50 0C78 0 100 46 100 80C100 109 78 130 50 130C22 130 0 109 0 80C0 46 22 0 50 0Z',
  room: [30, 16, 18, 16],
};
