/** How a motion spends its time. */
export interface Easing {
  readonly name: string;
  /** How far the motion has come at a share of its time; both from 0 to 1. */
  at(share: number): number;
  /** The same for the browser's own animations, as near as four points come to it. */
  readonly css: string;
}

const bezier = (...points: readonly number[]): string => `cubic-bezier(${points.join(', ')})`;

type Points = readonly [number, number, number, number];

/** The three ways of one curve: slow at first, slow at last, slow at both ends. */
export function curveOf(family: string, into: (share: number) => number, points: { in: Points; out: Points; inOut: Points }) {
  const easeIn: Easing = { name: `easeIn${family}`, at: into, css: bezier(...points.in) };
  const easeOut: Easing = { name: `easeOut${family}`, at: share => 1 - into(1 - share), css: bezier(...points.out) };
  const easeInOut: Easing = {
    name: `easeInOut${family}`,
    at: share => (share < 0.5 ? into(2 * share) / 2 : 1 - into(2 - 2 * share) / 2),
    css: bezier(...points.inOut),
  };
  return { easeIn, easeOut, easeInOut };
}
