/**
 * The public entry `site-elements/colour`: reads and writes colours of every CSS Color 4 notation, tells their contrast, makes a
 * palette of one accent and resolves references to it. Pure: runs in Node, needs no page.
 *
 * ```js
 * import { contrastRatio, makePalette, parseColour, stringifyColour } from 'site-elements/colour';
 * const accent = parseColour('oklch(60% 0.15 40)'); // { red, green, blue, alpha }, 0 to 1
 * const { safeDarkAccent, white } = makePalette('#c4502e');
 * contrastRatio(safeDarkAccent, white); // 4.5 or more
 * ```
 */
export { parseColour } from './parse-colour.js';
export { colourChannels } from './colour-channels.js';
export { stringifyColour, type ColourModel } from './stringify-colour.js';
export { fromHsl, fromHsv, toHsl, toHsv, type Colour, type Hsl, type Hsv } from './spaces.js';
export { contrastLevels, contrastRatio, isDark, isDarkByLuma, luma } from './contrast.js';
export { makePalette, paletteIds, paletteModes, palettePresets, textPairs, type Palette, type PaletteId, type PaletteMode, type PaletteOptions,
  type PalettePreset, type TextPair } from './palette.js';
export { makeTheme, themeProperties, themeRoles, themeRule, type Theme, type ThemeColours, type ThemeRole } from './theme.js';
export { systemColours, type SystemColour } from './system-colours.js';
export { fromPaletteColour, readPaletteColour, toPaletteColour, userFormats, type PaletteColour, type UserFormat } from './palette-colour.js';
export { resolveColour, type ColourReference, type SitePaletteColour } from './colour-reference.js';
export { seedOfPixels } from './seed-of-pixels.js';
