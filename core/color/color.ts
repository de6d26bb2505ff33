/**
 * The public entry `site-elements/color`: reads and writes colors of every CSS Color 4 notation, computes their contrast, makes a
 * palette of one accent and resolves references to it. Pure: runs in Node, needs no page.
 *
 * ```js
 * import { contrastRatio, makePalette, parseColor, stringifyColor } from 'site-elements/color';
 * const accent = parseColor('oklch(60% 0.15 40)'); // { red, green, blue, alpha }, 0 to 1
 * const { safeDarkAccent, white } = makePalette('#c4502e');
 * contrastRatio(safeDarkAccent, white); // 4.5 or more
 * ```
 */
export { parseColor } from './parse-color.js';
export { colorChannels } from './color-channels.js';
export { stringifyColor, type ColorModel } from './stringify-color.js';
export { fromHsl, fromHsv, toHsl, toHsv, type Color, type Hsl, type Hsv } from './spaces.js';
export { contrastLevels, contrastRatio, isDark, isDarkByLuma, luma } from './contrast.js';
export { makePalette, paletteIds, paletteModes, palettePresets, textPairs, type Palette, type PaletteId, type PaletteMode, type PaletteOptions,
  type PalettePreset, type TextPair } from './palette.js';
export { makeTheme, themeProperties, themeRoles, themeRule, type Theme, type ThemeColors, type ThemeRole } from './theme.js';
export { systemColors, type SystemColor } from './system-colors.js';
export { fromPaletteColor, readPaletteColor, toPaletteColor, userFormats, type PaletteColor, type UserFormat } from './palette-color.js';
export { resolveColor, type ColorReference, type SitePaletteColor } from './color-reference.js';
export { seedOfPixels } from './seed-of-pixels.js';
