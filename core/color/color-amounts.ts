import { clamp } from './spaces.js';

/** The largest number of single precision, in which browsers count: what is larger, or infinite, is this one. */
const largest = 3.4028235e38;
const degreesPer: Record<string, number> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
const number = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Whether a text is a number without a unit. */
export const isNumber = (text: string): boolean => number.test(text);

/** A number, a percentage of `whole`, or `none`, which is nothing; NaN for anything else. */
export function amount(text: string, whole: number): number {
  if (text === 'none') return 0;
  const isPercent = text.endsWith('%');
  const bare = isPercent ? text.slice(0, -1) : text;
  if (!isNumber(bare)) return NaN;
  const value = clamp(Number(bare), -largest, largest);
  return isPercent ? (value / 100) * whole : value;
}

/** Degrees of an angle, of a number without a unit, or of `none`, which is nothing; NaN for anything else. */
export function angle(text: string): number {
  if (text === 'none') return 0;
  const [, value = '', unit = 'deg'] = /^(.*?)(deg|grad|rad|turn)?$/.exec(text)!;
  if (!isNumber(value)) return NaN;
  const degrees = Number(value) * degreesPer[unit]!;
  return Number.isFinite(degrees) ? degrees : 0; // as browsers read a number that is too large for one
}
