import { makePalette, makeTheme, stringifyColor, themeRoles, type PalettePreset, type Theme } from '../color/color.js';
import { withReadablePairs } from './contrast-pairs.js';
import { withoutColors, withValues, type Draft } from './draft.js';
import type { TokenValue } from './read-value.js';
import { isTokenName } from './token-kinds.js';

const valuesOf = ({ light, dark }: Theme): Draft => Object.fromEntries(themeRoles.filter(isTokenName).map((role): [string, TokenValue] =>
  [role, { light: stringifyColor(light[role]), dark: stringifyColor(dark[role]) }]));

/** All colors made from one accent, for light and dark pages; fonts, corners and the rest stay. Every pair can be read. */
export function draftFromAccent(draft: Draft, accent: string, preset: PalettePreset = 'Monochrome'): Draft {
  return withReadablePairs(withValues(withoutColors(draft), valuesOf(makeTheme(makePalette(accent, { preset })))));
}
