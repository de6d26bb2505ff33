import { curveOf } from './easing.js';

/** How far the motion goes beyond its end, the customary tenth. */
const overshoot = 1.70158;

export const { easeIn: easeInBack, easeOut: easeOutBack, easeInOut: easeInOutBack } = curveOf(
  'Back', share => (overshoot + 1) * share ** 3 - overshoot * share ** 2,
  { in: [0.36, 0, 0.66, -0.56], out: [0.34, 1.56, 0.64, 1], inOut: [0.68, -0.6, 0.32, 1.6] },
);
