import { parseColor, type Color } from '../color/color.js';
import { composite } from '../color/contrast.js';
import { defaultTheme, themeOrigins, type ThemeColor, type ThemeName } from '../../styles/theme.js';
import { toHex, type TokenValue } from './read-value.js';
import { getTokenKind, tokenNames } from './token-kinds.js';

/**
 * An unfinished theme: only what differs from the default. What is not set follows, as on a page: the corners of buttons those of
 * everything, the accent as text the accent.
 */
export type Draft = Readonly<Partial<Record<ThemeName, TokenValue>>>;
export type Scheme = 'light' | 'dark';
export const schemes = ['light', 'dark'] as const;

/** The value that holds: the draft's own, that of what it is made of, or the default. */
export function getTokenValue(draft: Draft, name: ThemeName): TokenValue {
  const origin = themeOrigins[name];
  const own = draft[name];
  if (own !== undefined) return own;
  return origin && draft[origin] !== undefined ? getTokenValue(draft, origin) : defaultTheme[name];
}

const mixed = /^color-mix\(in srgb, currentcolor (\d+)%, #0000\)$/;

/** The color that a token has on light or on dark pages; null for one that only a page knows. */
export function getTokenColor(draft: Draft, name: ThemeName, scheme: Scheme): Color | null {
  const value = getTokenValue(draft, name);
  if (typeof value !== 'string') return parseColor(value[scheme]);
  const share = mixed.exec(value)?.[1];
  const text = share === undefined ? null : getTokenColor(draft, 'onSurface', scheme);
  return text ? { ...text, alpha: Number(share) / 100 } : parseColor(value);
}

/** The same as it is seen on the surface, `#rrggbb`: what a color field shows. */
export function shownHex(draft: Draft, name: ThemeName, scheme: Scheme): string {
  const color = getTokenColor(draft, name, scheme);
  if (!color) return '#000000';
  const surface = name === 'surface' ? null : getTokenColor(draft, 'surface', scheme);
  return toHex(surface && color.alpha < 1 ? composite(color, surface) : { ...color, alpha: 1 });
}

/** The color as the builder writes it, with its alpha: `#rrggbb` or `#rrggbbaa`. */
export function getTokenHex(draft: Draft, name: ThemeName, scheme: Scheme): string {
  const value = getTokenValue(draft, name);
  const color = typeof value === 'string' && value.includes('currentcolor') ? null : getTokenColor(draft, name, scheme);
  return color ? toHex(color) : shownHex(draft, name, scheme);
}

/** The color with the alpha that it had: a color field picks opaque ones. */
export const keepAlpha = (hex: string, before: string): string => (hex.length === 7 && before.length === 9 ? hex + before.slice(7) : hex);

/** The draft with another value; null: the token follows again. The order is that of the theme, whatever was set first. */
export function withValue(draft: Draft, name: ThemeName, value: TokenValue | null): Draft {
  const next: Partial<Record<ThemeName, TokenValue>> = {};
  for (const token of tokenNames) {
    const set = token === name ? value : draft[token];
    if (set !== undefined && set !== null) next[token] = set;
  }
  return next;
}

/** The draft with another color on light or on dark pages; the other one stays what it was. */
export function withColor(draft: Draft, name: ThemeName, scheme: Scheme, hex: string): Draft {
  const value = getTokenValue(draft, name);
  const colors: ThemeColor = typeof value === 'string' ? { light: getTokenHex(draft, name, 'light'), dark: getTokenHex(draft, name, 'dark') } : value;
  return withValue(draft, name, { ...colors, [scheme]: hex });
}

/** The draft with several other values. */
export const withValues = (draft: Draft, values: Draft): Draft =>
  tokenNames.reduce<Draft>((next, name) => (values[name] === undefined ? next : withValue(next, name, values[name])), draft);

/** The draft without its colors. */
export const withoutColors = (draft: Draft): Draft =>
  tokenNames.filter(name => getTokenKind(name) === 'color').reduce<Draft>((next, name) => withValue(next, name, null), draft);

const isSameValue = (one: TokenValue | undefined, other: TokenValue | undefined): boolean =>
  (typeof one === 'object' && typeof other === 'object' ? one.light === other.light && one.dark === other.dark : one === other);

export const isSameDraft = (one: Draft, other: Draft): boolean => tokenNames.every(name => isSameValue(one[name], other[name]));
