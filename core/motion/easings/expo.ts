import { curveOf } from './easing.js';

export const { easeIn: easeInExpo, easeOut: easeOutExpo, easeInOut: easeInOutExpo } = curveOf('Expo', share => (share && 2 ** (10 * share - 10)), {
  in: [0.7, 0, 0.84, 0], out: [0.16, 1, 0.3, 1], inOut: [0.87, 0, 0.13, 1],
});
