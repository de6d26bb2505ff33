import { parseColor, stringifyColor } from '../color/color.js';
import { splitList } from './split-list.js';

export interface ShadowLength { readonly value: number; readonly unit: 'px' | 'rem' }

/** One shadow. A color is `#rrggbb` or `#rrggbbaa`. */
export interface Shadow {
  readonly offsetX: ShadowLength;
  readonly offsetY: ShadowLength;
  readonly blur: ShadowLength;
  readonly spread: ShadowLength;
  readonly color: { readonly light: string; readonly dark: string };
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

function colorsOf(text: string): Shadow['color'] | null {
  const inside = /^light-dark\((.*)\)$/is.exec(text)?.[1];
  const [light, dark, ...more] = inside === undefined ? [text, text] : splitList(inside);
  const [first, second] = [hexOf(light ?? ''), hexOf(dark ?? '')];
  return first && second && more.length === 0 ? { light: first, dark: second } : null;
}

/** Words and functions, parted by spaces. A function may have functions in it: `light-dark(rgb(0 0 0), #fff)`. */
const wordsOf = (text: string): string[] => text.match(/[\w-]+\((?:[^()]|\([^()]*\))*\)|[^\s(),]+/g) ?? [];

function readOne(text: string): Shadow | null {
  const words = wordsOf(text);
  const inset = words.filter(word => word === 'inset').length;
  const others = words.filter(word => word !== 'inset');
  const lengths = others.map(readLength);
  const sizes = lengths.filter(size => size !== null);
  const [color, ...more] = others.filter((_, at) => lengths[at] === null);
  const colors = colorsOf(color ?? '#000000');
  if (inset > 1 || more.length > 0 || colors === null || sizes.length < 2 || sizes.length > 4) return null;
  const none = { value: 0, unit: 'px' } as const;
  const [offsetX, offsetY, blur = none, spread = none] = sizes as [ShadowLength, ShadowLength, ShadowLength?, ShadowLength?];
  return blur.value < 0 ? null : { offsetX, offsetY, blur, spread, color: colors, inset: inset === 1 };
}

/** The shadows of a `box-shadow`, none for `none`; null for what is not one. Lengths are in px and rem. */
export function parseShadow(text: string): Shadow[] | null {
  if (text === 'none') return [];
  const parts = splitList(text);
  if (parts.length > mostShadows) return null;
  const shadows = parts.map(readOne);
  return shadows.every(shadow => shadow !== null) ? shadows : null;
}

const writeColor = ({ light, dark }: Shadow['color']): string => (light === dark ? light : `light-dark(${light}, ${dark})`);
const writeLength = ({ value, unit }: ShadowLength): string => (value === 0 ? '0' : `${value}${unit}`);

export const writeShadow = (shadows: readonly Shadow[]): string => (shadows.length === 0 ? 'none' : shadows.map(shadow => [
  ...shadow.inset ? ['inset'] : [], writeLength(shadow.offsetX), writeLength(shadow.offsetY), writeLength(shadow.blur),
  ...shadow.spread.value === 0 ? [] : [writeLength(shadow.spread)], writeColor(shadow.color),
].join(' ')).join(', '));
