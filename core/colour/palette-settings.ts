import { makePalette, type Palette, palettePresets, type PaletteOptions, type PalettePreset } from './palette.js';

/** What `<site-palette>` calls the colours that an owner may choose. */
const chosen = { lightest: 'white', light: 'lightAccent', dark: 'darkAccent', darkest: 'black' } as const;
export type ChosenColour = keyof typeof chosen;

const presetNamed = (name: string | undefined) => (Object.keys(palettePresets) as PalettePreset[])
  .find(preset => preset.toLowerCase().replace(' ', '-') === name);

/** The palette of a `<site-palette>`, by what its attributes say; `read` gives undefined for what is not set or no colour. */
export function createPalette(seed: string, preset: string | undefined, read: (name: ChosenColour) => string | undefined): Palette {
  const colours = Object.entries(chosen).flatMap(([name, colour]) => {
    const text = read(name as ChosenColour);
    return text === undefined ? [] : [[colour, text]];
  });
  return makePalette(seed, { preset: presetNamed(preset), colours: Object.fromEntries(colours) as PaletteOptions['colours'] });
}
