import type { Shape } from '../shape.js';

export const cloud: Shape = {
  name: 'cloud',
  height: 64,
  path: 'M22 64C9 64 0 55 0 43C0 32 7 25 17 23C18 10 28 0 41 0C52 0 60 6 64 14C67 12 70 11 73 11C84 11 92 20 91 30C97 33 100 39 100 46'
    + 'C100 56 92 64 82 64Z',
  room: [32, 12, 10, 12],
};
