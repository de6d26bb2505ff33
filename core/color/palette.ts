import { rejectInput } from '../registry/expect-input.js';
import { contrastLevels, contrastRatio } from './contrast.js';
import { parseColor } from './parse-color.js';
import { black, inverse, shiftLightness, readableOn, white, roundTo8Bit } from './readable.js';
import { expectColor, type Color } from './spaces.js';

const fallbackSeed = '#FFAABB'; // spec: media-layout §9
/** How far the accents stand from the seed: a share of the way to white, and to black. */
const accentShift = 0.3;

/** The colors of a palette. Source: media-layout §3. */
export const paletteIds = ['white', 'black', 'accent', 'lightAccent', 'darkAccent', 'safeLightAccent', 'safeDarkAccent', 'safeInverseAccent',
  'safeInverseLightAccent', 'safeInverseDarkAccent'] as const;
export type PaletteId = (typeof paletteIds)[number];
export type Palette = Readonly<Record<PaletteId, Color>>;

/** Where the colors of a palette come from. Source: page-runtime-platform §3. */
export const paletteModes = ['Presets', 'Custom Colors', 'From Image', 'From Color'] as const;
export type PaletteMode = (typeof paletteModes)[number];

/** The presets by name: how far the hues of the light and of the dark accent are turned from the seed's. Source: page-runtime-platform §3. */
export const palettePresets = {
  Monochrome: { light: 0, dark: 0 },
  Complementary: { light: 0, dark: 180 },
  'Analogous I': { light: 30, dark: -30 },
  'Analogous II': { light: -30, dark: 30 },
} as const;
export type PalettePreset = keyof typeof palettePresets;

export interface PaletteOptions {
  /** `Monochrome` without it. */
  readonly preset?: PalettePreset | undefined;
  /** The owner's own colors instead of those derived from the seed. Invalid colors are ignored. */
  readonly colors?: Partial<Record<'white' | 'black' | 'lightAccent' | 'darkAccent', string>> | undefined;
  /** @deprecated Use `colors`. */
  readonly colours?: PaletteOptions['colors'];
}

/** The ten colors that one accent makes; what is not a color is replaced by the fallback. Source: media-layout §3, §9. */
export function makePalette(seed: string, { preset = 'Monochrome', colours = {}, colors = colours }: PaletteOptions = {}): Palette {
  const own = (text: string | undefined, instead: Color) => roundTo8Bit((text === undefined ? null : parseColor(text)) ?? instead);
  const turns = palettePresets[Object.hasOwn(palettePresets, preset) ? preset : 'Monochrome'];
  const accent = own(seed, parseColor(fallbackSeed)!);
  const [light, dark] = [own(colors.white, white), own(colors.black, black)];
  const lightAccent = own(colors.lightAccent, shiftLightness(accent, 1, accentShift, turns.light));
  const darkAccent = own(colors.darkAccent, shiftLightness(accent, 0, accentShift, turns.dark));
  return {
    white: light, black: dark, accent, lightAccent, darkAccent,
    safeLightAccent: readableOn(dark, lightAccent, 1),
    safeDarkAccent: readableOn(light, darkAccent, 0),
    safeInverseAccent: inverse(accent, light, dark),
    safeInverseLightAccent: inverse(lightAccent, light, dark),
    safeInverseDarkAccent: inverse(darkAccent, light, dark),
  };
}

/** Throws for an invalid palette; the message names the invalid color. */
export function expectPalette(caller: string, palette: unknown): void {
  if (typeof palette !== 'object' || palette === null) rejectInput(caller, palette, 'a palette of makePalette');
  for (const id of paletteIds) expectColor(`${caller}: ${id}`, (palette as Partial<Palette>)[id]);
}

export interface TextPair { readonly text: PaletteId; readonly ground: PaletteId; readonly contrast: number }

/**
 * Every color of a palette for text, with each ground that it can be read on: only pairs that reach the contrast are offered.
 * Without an owner's own colors every ground has at least one at 4.5; with them the three accents have, in their safe inverse.
 */
export function textPairs(palette: Palette, least: number = contrastLevels.text): readonly TextPair[] {
  expectPalette('textPairs', palette);
  return paletteIds.flatMap(ground => paletteIds
    .map(text => ({ text, ground, contrast: contrastRatio(palette[text], palette[ground]) }))
    .filter(({ contrast }) => contrast >= least));
}
