import type { Shape } from '../shape.js';

export const pill: Shape = {
  name: 'pill',
  height: 44,
  path: 'M22 0L78 0C90.15 0 100 9.85 100 22C100 34.15 90.15 44 78 44L22 44C9.85 44 0 34.15 0 22C0 9.85 9.85 0 22 0Z',
  room: [10, 14, 10, 14],
};
