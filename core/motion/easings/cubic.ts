import { curveOf } from './easing.js';

export const { easeIn: easeInCubic, easeOut: easeOutCubic, easeInOut: easeInOutCubic } = curveOf('Cubic', share => share ** 3, {
  in: [0.32, 0, 0.67, 0], out: [0.33, 1, 0.68, 1], inOut: [0.65, 0, 0.35, 1],
});
