import { parseColor, stringifyColor } from '../color/color.js';

export interface ShadowLength { readonly value: number; readonly unit: 'px' | 'rem' }

/** One shadow. `color` is `#rrggbb` or `#rrggbbaa`. */
export interface Shadow {
  readonly offsetX: ShadowLength;
  readonly offsetY: ShadowLength;
  readonly blur: ShadowLength;
  readonly spread: ShadowLength;
  readonly color: string;
  readonly inset: boolean;
}

const mostShadows = 8;
const length = /^(-?(?:\d+\.?\d*|\.\d+))(px|rem)?$/;

function readLength(word: string): ShadowLength | null {
  const [, value, unit] = length.exec(word) ?? [];
  if (value === undefined || (unit === undefined && Number(value) !== 0) || Math.abs(Number(value)) > 1000) return null;
  return { value: Number(value) || 0, unit: Number(value) === 0 ? 'px' : unit as 'px' | 'rem' };
}

function hexOf(text: string): string | null {
  const color = parseColor(text);
  if (!color) return null;
  const alpha = Math.round(color.alpha * 255);
  return stringifyColor({ ...color, alpha: 1 }) + (alpha === 255 ? '' : alpha.toString(16).padStart(2, '0'));
}

/** Words and functions, parted by spaces. */
const wordsOf = (text: string): string[] => text.match(/[\w-]+\([^()]*\)|[^\s(),]+/g) ?? [];

function readOne(text: string): Shadow | null {
  const words = wordsOf(text);
  const inset = words.filter(word => word === 'inset').length;
  const others = words.filter(word => word !== 'inset');
  const lengths = others.map(readLength);
  const sizes = lengths.filter(size => size !== null);
  const [color, ...more] = others.filter((_, at) => lengths[at] === null);
  const hex = color === undefined ? '#000000' : hexOf(color);
  if (inset > 1 || more.length > 0 || hex === null || sizes.length < 2 || sizes.length > 4) return null;
  const none = { value: 0, unit: 'px' } as const;
  const [offsetX, offsetY, blur = none, spread = none] = sizes as [ShadowLength, ShadowLength, ShadowLength?, ShadowLength?];
  return blur.value < 0 ? null : { offsetX, offsetY, blur, spread, color: hex, inset: inset === 1 };
}

/** The shadows of a `box-shadow`, none for `none`; null for what is not one. Lengths are in px and rem. */
export function parseShadow(text: string): Shadow[] | null {
  if (text === 'none') return [];
  const parts = text.split(/,(?![^(]*\))/);
  if (parts.length > mostShadows) return null;
  const shadows = parts.map(readOne);
  return shadows.every(shadow => shadow !== null) ? shadows : null;
}

const writeLength = ({ value, unit }: ShadowLength): string => (value === 0 ? '0' : `${value}${unit}`);

export const writeShadow = (shadows: readonly Shadow[]): string => (shadows.length === 0 ? 'none' : shadows.map(shadow => [
  ...shadow.inset ? ['inset'] : [], writeLength(shadow.offsetX), writeLength(shadow.offsetY), writeLength(shadow.blur),
  ...shadow.spread.value === 0 ? [] : [writeLength(shadow.spread)], shadow.color,
].join(' ')).join(', '));
