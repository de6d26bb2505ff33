import { curveOf } from './easing.js';

export const { easeIn: easeInSine, easeOut: easeOutSine, easeInOut: easeInOutSine } = curveOf('Sine', share => 1 - Math.cos(share * Math.PI / 2), {
  in: [0.12, 0, 0.39, 0], out: [0.61, 1, 0.88, 1], inOut: [0.37, 0, 0.63, 1],
});
