import type { Host } from '../../core/element/host.js';
import { event, table } from '../../core/settings/table.js';
import { setting } from '../../core/settings/setting.js';

/** The presets of `core/colour` as attributes write them. */
const presets = ['monochrome', 'complementary', 'analogous-i', 'analogous-ii'] as const;
const colour = (name: string) => setting.text('', `Your own ${name}, in any notation of CSS, in place of the one made of the accent.`, { spec: 'page-runtime-platform §3' });

export const paletteSettings = table({
  tag: 'site-palette',
  summary: 'Colours for a whole page, or for a part of it, from one accent: light and dark, with text that can be read.',
  spec: 'page-runtime-platform §3; media-layout §3, §9',
  // It has no box that could come near the viewport.
  loadOffscreen: true,
  loadImmediately: true,
  settings: {
    seed: setting.text('', 'The accent that all other colours are made of, in any notation of CSS.', { spec: 'media-layout §9' }),
    image: setting.url('', 'A picture whose strongest hue is the accent; `seed` stands in until it is read, and where it cannot be.', { spec: 'page-runtime-platform §3' }),
    preset: setting.choice(presets, 'How the light and the dark accent stand to the accent.', { spec: 'page-runtime-platform §3' }),
    lightest: colour('lightest colour: the surface of light pages'),
    light: colour('light accent'),
    dark: colour('dark accent'),
    darkest: colour('darkest colour: the surface of dark pages'),
  },
  events: {
    'site-palette-change': event<{ properties: Readonly<Record<string, string>> }>('The colours are in force; the detail has each custom property with its value.', { type: '{ properties: Readonly<Record<string, string>> }' }),
  },
});

export type PaletteHost = Host<typeof paletteSettings.settings, typeof paletteSettings.events, typeof paletteSettings.texts>;
