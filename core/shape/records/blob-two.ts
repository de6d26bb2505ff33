import { smooth } from '../smooth.js';
import type { Shape } from '../shape.js';
import { sizeGroups } from '../size-groups.js';

export const blobTwo: Shape = {
  name: 'blob-two',
  height: sizeGroups.square,
  path: smooth([[36, 2], [72, 9], [98, 30], [90, 66], [66, 97], [30, 90], [2, 70], [8, 32]]),
  room: [22, 20, 22, 20],
};
