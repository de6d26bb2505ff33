import type { Size } from './frame.js';

/** A point of an image as fractions of its width and height. */
export type FocalPoint = readonly [x: number, y: number];

export const middle: FocalPoint = [0.5, 0.5]; // spec: media-layout §3

interface ReadFocalPoint {
  readonly point: FocalPoint;
  /** What is wrong with the text; undefined when it is good. */
  readonly fact?: string;
}

/** `0.3,0.6` as a point. Fractions out of range come to the image's edge; anything else is its middle. */
export function readFocalPoint(text: string): ReadFocalPoint {
  if (!text.trim()) return { point: middle };
  const [x = NaN, y = NaN, more] = text.split(',').map(part => (part.trim() ? Number(part) : NaN));
  if (more !== undefined || !Number.isFinite(x + y)) return { point: middle, fact: 'is not a point' };
  const within = (value: number) => Math.min(Math.max(value, 0), 1);
  const point = [within(x), within(y)] as const;
  return `${point}` === `${[x, y]}` ? { point } : { point, fact: 'is out of range' };
}

/** A list of two, or the two fields of a record; null for anything else. */
function twoOf(value: object, first: string, second: string): readonly [unknown, unknown] | null {
  const { [first]: one, [second]: other } = value as Record<string, unknown>;
  const two = Array.isArray(value) ? value as unknown[] : [one, other];
  return two.length === 2 && two.every(part => typeof part === 'number' || typeof part === 'string') ? [two[0], two[1]] : null;
}

/** `{ x, y }` or `[x, y]` as `readFocalPoint` reads it; null for anything else. */
export const focalPointText = (value: object): string | null => twoOf(value, 'x', 'y')?.join() ?? null;

/** `{ width, height }` or `[width, height]` as `readDimensions` reads it; null for anything else. */
export const dimensionsText = (value: object): string | null => twoOf(value, 'width', 'height')?.join('x') ?? null;

/** The maximum side of a JPEG: a larger value is an error. */
const mostPx = 65_535;
/** So is what would be next to nothing in any window. */
const mostUneven = 1000;

/** `2400x1600` as a size; null for anything else, an image without width or height too. spec: media-layout §3; the limits are ours. */
export function readDimensions(text: string): Size | null {
  const [width = NaN, height = NaN, more] = text.split(/[x×]/i).map(Number);
  const isSize = width > 0 && Math.max(width, height) <= Math.min(mostPx, width * mostUneven, height * mostUneven);
  return isSize && more === undefined ? { width, height } : null;
}

/** `4:3`, `4/3`, `4x3` or `1.5` as width divided by height; null for anything else. */
export function readRatio(text: string): number | null {
  const size = readDimensions(text.replace(/[:/]/, 'x'));
  const ratio = size ? size.width / size.height : Number(text);
  return ratio > 0 && ratio < Infinity ? ratio : null;
}
