import { parseColor, stringifyColor, type Color } from '../color/color.js';
import { clipped } from '../color/spaces.js';
import type { ThemeColor, ThemeName } from '../../styles/theme.js';
import { parseShadow, writeShadow } from './shadow.js';
import { splitList } from './split-list.js';
import { getTokenKind, type TokenKind } from './token-kinds.js';

export type TokenValue = ThemeColor | string;

/** No value of a theme is longer; a longer text is not looked at. */
const longestValue = 400;
const mostPx = 9999;
const mostMs = 10_000;
const mostFamilies = 12;

/** A color as the builder keeps it: `#rrggbb`, and `#rrggbbaa` if it is translucent. */
export function toHex(color: Color): string {
  const { alpha } = clipped(color);
  const hex = stringifyColor({ ...clipped(color), alpha: 1 });
  const byte = Math.round(alpha * 255);
  return byte === 255 ? hex : hex + byte.toString(16).padStart(2, '0');
}

export function readHexColor(text: string): string | null {
  const color = parseColor(text);
  return color && toHex(color);
}

/** One color for light and dark pages, or `light-dark(…)`. */
function readColor(text: string): ThemeColor | null {
  const inside = /^light-dark\((.*)\)$/is.exec(text)?.[1];
  const [light, dark] = inside === undefined ? [text, text] : splitList(inside);
  const [first, second] = [readHexColor(light ?? ''), readHexColor(dark ?? '')];
  return first && second ? { light: first, dark: second } : null;
}

const family = /^(?:"[^"'\\<>{};()]{1,80}"|'[^"'\\<>{};()]{1,80}'|-?[\p{L}_][\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+)*)$/u;

/** Families in one notation: quoted if there is more than letters, digits and hyphens. */
function readFont(text: string): string | null {
  const families = splitList(text);
  if (families.length > mostFamilies || !families.every(name => family.test(name))) return null;
  return families.map(name => quoteFamily(name.replace(/^["']|["']$/g, '').trim())).join(', ');
}

export const quoteFamily = (name: string): string => (/^-?[\p{L}_][\p{L}\p{N}_-]*$/u.test(name) ? name : `"${name}"`);

/** `calc()` and its relatives: numbers, lengths and signs, with brackets that are closed. */
const isMath = (text: string): boolean => /^(?:calc|min|max|clamp)\([\d\s.,%+*/()a-z-]+\)$/.test(text) && !/url|var|env|attr|[({]$/.test(text) && isBalanced(text);

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** An amount in one notation, `0.5rem` for `.50rem`; null for more than `most` or another unit. */
function readAmount(text: string, units: string, most: number): string | null {
  const [, digits, unit] = new RegExp(`^(\\d+\\.?\\d*|\\.\\d+)(${units})$`).exec(text) ?? [];
  return digits !== undefined && Number(digits) <= most ? `${Number(Number(digits).toFixed(4))}${unit}` : null;
}

const readers: Readonly<Record<TokenKind, (text: string) => TokenValue | null>> = {
  color: readColor,
  font: readFont,
  shadow: text => { const shadows = parseShadow(text); return shadows && writeShadow(shadows); },
  weight: text => (/^(?:normal|bold|inherit|[1-9]\d{0,2}|1000)$/.test(text) ? text : null),
  duration: text => (text === '0' ? '0ms' : readAmount(text, 'ms', mostMs) ?? readAmount(text, 's', mostMs / 1000)),
  length: text => (text === '0' ? '0px' : readAmount(text, 'px|rem|em|%', mostPx) ?? (isMath(text) ? text : null)),
  number: text => readAmount(text, '', mostPx),
  text: text => (/^[\w\s.,%-]{1,100}$/.test(text) || (/^(?:cubic-bezier|steps|linear)\([\w\s.,%-]{1,200}\)$/.test(text)) ? text : null),
};

/** The value of a token as CSS writes it; null if the text is not a value of its kind. Values have one notation. */
export function readValue(name: ThemeName, text: string): TokenValue | null {
  if (text.length > longestValue) return null;
  const trimmed = text.trim().replace(/\s+/g, ' ');
  return trimmed === '' ? null : readers[getTokenKind(name)](trimmed);
}
