import { curveOf } from './easing.js';

export const { easeIn: easeInQuart, easeOut: easeOutQuart, easeInOut: easeInOutQuart } = curveOf('Quart', share => share ** 4, {
  in: [0.5, 0, 0.75, 0], out: [0.25, 1, 0.5, 1], inOut: [0.76, 0, 0.24, 1],
});
