/** The colors of a list, commas inside brackets left alone: `rgb(0, 0, 0), gold` are two. */
export const splitColors = (list: string): string[] =>
  list.split(/,(?![^(]*\))/).map(color => color.trim()).filter(Boolean);

/** The first of some colors that the browser does not know; a server knows none and takes them as they are. */
export const unknownColor = (colors: readonly string[]): string | undefined =>
  (typeof CSS === 'undefined' ? undefined : colors.find(color => !CSS.supports('color', color)));

/** Whether there is no fill, only a line. */
export const isNoFill = (fill: string): boolean => /^\s*(none|transparent)\s*$/i.test(fill);

export interface Line { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }

const rounded = (value: number): number => Math.round(value * 1000) / 1000 || 0;

/** The line a gradient runs along in a box of 1 by 1, as CSS draws it: from corner to corner where the angle points there. */
export function gradientLine(degrees: number): Line {
  const radians = (degrees * Math.PI) / 180;
  const [right, down] = [Math.sin(radians), -Math.cos(radians)];
  const half = (Math.abs(right) + Math.abs(down)) / 2;
  return {
    x1: rounded(0.5 - right * half),
    y1: rounded(0.5 - down * half),
    x2: rounded(0.5 + right * half),
    y2: rounded(0.5 + down * half),
  };
}
