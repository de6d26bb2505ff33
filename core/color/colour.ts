/** The public entry `site-elements/color`: the earlier names of `site-elements/color`. They keep working; use the new ones. */
export * from './color.js';
export { colorChannels as colourChannels } from './color-channels.js';
export { parseColor as parseColour } from './parse-color.js';
export { stringifyColor as stringifyColour, type ColorModel as ColourModel } from './stringify-color.js';
export { type Color as Colour } from './spaces.js';
export { type ThemeColors as ThemeColours } from './theme.js';
export { systemColors as systemColours, type SystemColor as SystemColour } from './system-colors.js';
export { fromPaletteColor as fromPaletteColour, readPaletteColor as readPaletteColour, toPaletteColor as toPaletteColour,
  type PaletteColor as PaletteColour } from './palette-color.js';
export { resolveColor as resolveColour, type ColorReference as ColourReference, type SitePaletteColor as SitePaletteColour } from './color-reference.js';
