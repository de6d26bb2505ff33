import { type Palette } from './palette.js';
import { parseColour } from './parse-colour.js';
import type { Colour } from './spaces.js';
import { getPaletteId } from './system-colours.js';

/** How a setting of a site names a colour. Source: page-runtime-platform §3. */
export type ColourReference =
  | { readonly type: 'SITE_PALETTE_COLOR'; readonly sitePaletteColor: SitePaletteColour }
  | { readonly type: 'CUSTOM_COLOR'; readonly customColor: string }
  | { readonly type: 'THEME_COLOR'; readonly themeColor: string };

/** `alpha` takes the place of the colour's own, `alphaModifier` multiplies it; `alpha` wins where both are given. */
export interface SitePaletteColour {
  readonly id?: string;
  /** A system name: `Lightest`, `Light`, `Bright`, `Dark`, `Darkest`, `Safe Light` and so on. */
  readonly colorName?: string;
  readonly alpha?: number;
  readonly alphaModifier?: number;
}

const record = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? value as Record<string, unknown> : {});
const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function fromPalette(value: unknown, palette: Palette): Colour | null {
  const { id, colorName, alpha, alphaModifier } = record(value);
  const name = id ?? colorName;
  const found = typeof name === 'string' ? getPaletteId(name) : null;
  const given = alpha ?? alphaModifier ?? 1;
  if (!found || !isShare(given)) return null;
  const colour = palette[found];
  return { ...colour, alpha: alpha == null ? colour.alpha * given : given };
}

/**
 * The colour that a reference stands for, on a page with this palette and these colours of its theme; null for a reference to nothing:
 * an unknown type or name, a text that is no colour, an alpha outside 0 to 1.
 */
export function resolveColour(reference: unknown, palette: Palette, theme: Readonly<Record<string, string>> = {}): Colour | null {
  const { type, sitePaletteColor, customColor, themeColor } = record(reference);
  if (type === 'SITE_PALETTE_COLOR') return fromPalette(sitePaletteColor, palette);
  if (type === 'CUSTOM_COLOR') return typeof customColor === 'string' ? parseColour(customColor) : null;
  if (type !== 'THEME_COLOR' || typeof themeColor !== 'string' || !Object.hasOwn(theme, themeColor)) return null;
  return parseColour(theme[themeColor]!);
}
