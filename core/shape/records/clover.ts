import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const clover: Shape = {
  name: 'clover',
  height: sizeGroups.square,
  path: 'M25 25C25 11.2 36.2 0 50 0C63.8 0 75 11.2 75 25C88.8 25 100 36.2 100 50C100 63.8 88.8 75 75 75C75 88.8 63.8 100 50 100'
    + 'C36.2 100 25 88.8 25 75C11.2 75 0 63.8 0 50C0 36.2 11.2 25 25 25Z',
  room: [22, 22, 22, 22],
};
