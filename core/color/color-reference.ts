import { type Palette } from './palette.js';
import { parseColor } from './parse-color.js';
import type { Color } from './spaces.js';
import { getPaletteId } from './system-colors.js';

/** How a setting of a site names a color. Source: page-runtime-platform §3. */
export type ColorReference =
  | { readonly type: 'SITE_PALETTE_COLOR'; readonly sitePaletteColor: SitePaletteColor }
  | { readonly type: 'CUSTOM_COLOR'; readonly customColor: string }
  | { readonly type: 'THEME_COLOR'; readonly themeColor: string };

/** `alpha` takes the place of the color's own, `alphaModifier` multiplies it; `alpha` wins where both are given. */
export interface SitePaletteColor {
  readonly id?: string;
  /** A system name: `Lightest`, `Light`, `Bright`, `Dark`, `Darkest`, `Safe Light` and so on. */
  readonly colorName?: string;
  readonly alpha?: number;
  readonly alphaModifier?: number;
}

const record = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? value as Record<string, unknown> : {});
const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function fromPalette(value: unknown, palette: Palette): Color | null {
  const { id, colorName, alpha, alphaModifier } = record(value);
  const name = id ?? colorName;
  const found = typeof name === 'string' ? getPaletteId(name) : null;
  const given = alpha ?? alphaModifier ?? 1;
  if (!found || !isShare(given)) return null;
  const color = palette[found];
  return { ...color, alpha: alpha == null ? color.alpha * given : given };
}

/**
 * The color that a reference stands for, on a page with this palette and these colors of its theme; null for a reference to nothing:
 * an unknown type or name, a text that is not a color, an alpha outside 0 to 1.
 */
export function resolveColor(reference: unknown, palette: Palette, theme: Readonly<Record<string, string>> = {}): Color | null {
  const { type, sitePaletteColor, customColor, themeColor } = record(reference);
  if (type === 'SITE_PALETTE_COLOR') return fromPalette(sitePaletteColor, palette);
  if (type === 'CUSTOM_COLOR') return typeof customColor === 'string' ? parseColor(customColor) : null;
  if (type !== 'THEME_COLOR' || typeof themeColor !== 'string' || !Object.hasOwn(theme, themeColor)) return null;
  return parseColor(theme[themeColor]!);
}
