import { expectText } from '../registry/expect-input.js';
import { contrastRatio } from './contrast.js';
import { defaultTheme } from '../../styles/theme.js';
import { parseColor } from './parse-color.js';
import { expectPalette, paletteIds, type Palette } from './palette.js';
import { black, inverse, lineOn, mutedOn, readableOn, roundTo8Bit, shiftLightness, towardsText, white } from './readable.js';
import { fromHsl, toHsl, type Color } from './spaces.js';
import { stringifyColor } from './stringify-color.js';

/** The colors of a theme: what every element reads as `--site-accent`, `--site-on-accent` and so on. */
export const themeRoles = ['accent', 'onAccent', 'surface', 'onSurface', 'muted', 'line', 'danger'] as const;
export type ThemeRole = (typeof themeRoles)[number];
export type ThemeColors = Readonly<Record<ThemeRole, Color>>;

/** One theme for light pages and one for dark ones. */
export interface Theme { readonly light: ThemeColors; readonly dark: ThemeColors }

const night = { lightness: 0.1, saturation: 0.14 };
const dangers = { light: parseColor(defaultTheme.danger.light)!, dark: parseColor(defaultTheme.danger.dark)! };
function colorsOn(surface: Color, { accent, towards, danger }: { accent: Color; towards: 0 | 1; danger: Color }): ThemeColors {
  const readable = readableOn(surface, accent, towards);
  const onSurface = inverse(surface, shiftLightness(accent, 1, 0.92), shiftLightness(accent, 0, 0.86));
  return {
    accent: readable,
    onAccent: inverse(readable, white, shiftLightness(accent, 0, 0.9)),
    surface,
    onSurface,
    muted: mutedOn(surface, onSurface),
    line: lineOn(surface, onSurface),
    danger: readableOn(surface, danger, towards),
  };
}

/**
 * The theme of a palette. Its accent is made darker on light pages, or lighter on dark ones, only as far as it has to be to be read.
 * Text in `accent`, `onSurface`, `muted` and `danger` on `surface`, and `onAccent` on `accent`, has a contrast of 4.5 or more, whatever the
 * seed; a surface of the owner's own is the `white` of the palette, and its `black` where that is not plain black.
 */
export function makeTheme(palette: Palette): Theme {
  expectPalette('makeTheme', palette);
  const { accent } = palette;
  const { hue, saturation } = toHsl(accent);
  const isPlain = contrastRatio(palette.black, black) === 1;
  const dark = isPlain ? roundTo8Bit(fromHsl({ hue, saturation: Math.min(saturation, night.saturation), lightness: night.lightness })) : palette.black;
  return {
    light: colorsOn(palette.white, { accent, towards: towardsText(palette.white), danger: dangers.light }),
    dark: colorsOn(dark, { accent, towards: towardsText(dark), danger: dangers.dark }),
  };
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/**
 * The custom properties of a palette: `--site-palette-accent` and the nine others, and those of its theme, which follow the page's
 * `color-scheme` (`light-dark(…)`).
 */
export function themeProperties(palette: Palette): Readonly<Record<string, string>> {
  const { light, dark } = makeTheme(palette);
  return Object.fromEntries([
    ...paletteIds.map(id => [`--site-palette-${kebab(id)}`, stringifyColor(palette[id])]),
    ...themeRoles.map(role => [`--site-${kebab(role)}`, `light-dark(${stringifyColor(light[role])}, ${stringifyColor(dark[role])})`]),
  ]);
}

/**
 * The rule of `<site-palette>`. It gives way to a theme in the same place: `--site-theme-accent` is a theme's, and there the palette has
 * that value as well, so that the page's own CSS has one accent.
 */
export function paletteRule(palette: Palette, selector: string): string {
  const properties = Object.entries(themeProperties(palette)).map(([name, value]) =>
    `  ${name}: ${name.startsWith('--site-palette-') ? value : `var(${name.replace('--site-', '--site-theme-')}, ${value})`};`);
  return `${selector} {\n${properties.join('\n')}\n}`;
}

/** For the whole page, and for parts of it with a theme: the page's own rules take precedence. */
export const wholePage = ':where(:root, [data-site-theme])';

/** The same as a rule for a style sheet: in a page's head it holds from the first paint on. */
export function themeRule(palette: Palette, selector = ':root'): string {
  expectText('themeRule: selector', selector);
  return `${selector} {\n${Object.entries(themeProperties(palette)).map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
}
