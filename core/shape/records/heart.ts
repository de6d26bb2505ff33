import type { Shape } from '../shape.js';

export const heart: Shape = {
  name: 'heart',
  height: 90,
  path: 'M50 90C20 66 0 48 0 27C0 11 12 0 27 0C37 0 46 5 50 14C54 5 63 0 73 0C88 0 100 11 100 27C100 48 80 66 50 90Z',
  room: [20, 18, 36, 18],
};
