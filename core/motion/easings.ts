/** How a motion spends its time. */
export interface Easing {
  /** The progress of the motion at a share of its time; both from 0 to 1. `Back` easings go beyond both. */
  at(share: number): number;
  /** The same for CSS and the browser's own animations, as near as four points come to it. */
  readonly css: string;
}

type Points = readonly [x1: number, y1: number, x2: number, y2: number];
type Family<Name extends string> = Record<`easeIn${Name}` | `easeOut${Name}` | `easeInOut${Name}`, Easing>;

const bezier = (points: Points): string => `cubic-bezier(${points.join(', ')})`;

/** The three ways of one curve: slow at first, slow at last, slow at both ends. */
function family<Name extends string>(name: Name, curve: (share: number) => number, easeIn: Points, easeOut: Points, easeInOut: Points): Family<Name> {
  return {
    [`easeIn${name}`]: { at: curve, css: bezier(easeIn) },
    [`easeOut${name}`]: { at: (share: number) => 1 - curve(1 - share), css: bezier(easeOut) },
    [`easeInOut${name}`]: { at: (share: number) => (share < 0.5 ? curve(2 * share) / 2 : 1 - curve(2 - 2 * share) / 2), css: bezier(easeInOut) },
  } as Family<Name>;
}

/** How far a `Back` motion goes beyond its end, the customary tenth. */
const overshoot = 1.70158;
const back = (share: number) => (overshoot + 1) * share ** 3 - overshoot * share ** 2;
const expo = (share: number) => share && 2 ** (10 * share - 10);

/** Every easing by its name. */
export const easings = {
  linear: { at: share => share, css: 'linear' } as Easing,
  ...family('Sine', share => 1 - Math.cos(share * Math.PI / 2), [0.12, 0, 0.39, 0], [0.61, 1, 0.88, 1], [0.37, 0, 0.63, 1]),
  ...family('Quad', share => share ** 2, [0.11, 0, 0.5, 0], [0.5, 1, 0.89, 1], [0.45, 0, 0.55, 1]),
  ...family('Cubic', share => share ** 3, [0.32, 0, 0.67, 0], [0.33, 1, 0.68, 1], [0.65, 0, 0.35, 1]),
  ...family('Quart', share => share ** 4, [0.5, 0, 0.75, 0], [0.25, 1, 0.5, 1], [0.76, 0, 0.24, 1]),
  ...family('Expo', expo, [0.7, 0, 0.84, 0], [0.16, 1, 0.3, 1], [0.87, 0, 0.13, 1]),
  ...family('Back', back, [0.36, 0, 0.66, -0.56], [0.34, 1.56, 0.64, 1], [0.68, -0.6, 0.32, 1.6]),
} as const satisfies Record<string, Easing>;

export type EasingName = keyof typeof easings;
