import type { Shape } from '../shape.js';

export const shield: Shape = {
  name: 'shield',
  height: 116,
  path: 'M50 0C66 9 83 13 100 14L100 56C100 86 76 106 50 116C24 106 0 86 0 56L0 14C17 13 34 9 50 0Z',
  room: [18, 14, 28, 14],
};
