import { curveOf } from './easing.js';

export const { easeIn: easeInQuad, easeOut: easeOutQuad, easeInOut: easeInOutQuad } = curveOf('Quad', share => share ** 2, {
  in: [0.11, 0, 0.5, 0], out: [0.5, 1, 0.89, 1], inOut: [0.45, 0, 0.55, 1],
});
