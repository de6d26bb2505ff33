import type { Shape } from '../shape.js';

export const ticket: Shape = {
  name: 'ticket',
  height: 50,
  path: 'M0 0L100 0L100 15C94.5 15 90 19.5 90 25C90 30.5 94.5 35 100 35L100 50L0 50L0 35C5.5 35 10 30.5 10 25C10 19.5 5.5 15 0 15Z',
  room: [10, 14, 10, 14],
};
