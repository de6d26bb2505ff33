import { makePalette, type Palette, palettePresets, type PaletteOptions, type PalettePreset } from './palette.js';

/** What `<site-palette>` calls the colors that an owner may choose. */
const chosen = { lightest: 'white', light: 'lightAccent', dark: 'darkAccent', darkest: 'black' } as const;
export type ChosenColor = keyof typeof chosen;

const presetNamed = (name: string | undefined) => (Object.keys(palettePresets) as PalettePreset[])
  .find(preset => preset.toLowerCase().replace(' ', '-') === name);

/** The palette of a `<site-palette>`, by what its attributes say; `read` gives undefined for what is not set or no color. */
export function createPalette(seed: string, preset: string | undefined, read: (name: ChosenColor) => string | undefined): Palette {
  const colors = Object.entries(chosen).flatMap(([name, color]) => {
    const text = read(name as ChosenColor);
    return text === undefined ? [] : [[color, text]];
  });
  return makePalette(seed, { preset: presetNamed(preset), colors: Object.fromEntries(colors) as PaletteOptions['colors'] });
}
