import type { Shape } from '../shape.js';

export const speechBubble: Shape = {
  name: 'speech-bubble',
  height: 84,
  path: 'M14 0L86 0Q100 0 100 14L100 52Q100 66 86 66L44 66L22 84L25 66L14 66Q0 66 0 52L0 14Q0 0 14 0Z',
  room: [8, 8, 30, 8],
};
