import type { Host } from '../../core/element/host.js';
import { event, table } from '../../core/settings/table.js';
import { setting } from '../../core/settings/setting.js';

/** The presets of `core/color` as attributes write them. */
const presets = ['monochrome', 'complementary', 'analogous-i', 'analogous-ii'] as const;
const color = (name: string) =>
  setting.text('', `Your own ${name}, as any CSS color. By default, it is derived from the accent color.`, {
    spec: 'page-runtime-platform §3',
  });

export const paletteSettings = table({
  tag: 'site-palette',
  summary: 'A color palette for a page, or a part of it, generated from one accent color, in light and dark, with readable text.',
  spec: 'page-runtime-platform §3; media-layout §3, §9',
  // The element has no box, so the autoloader can't wait for the viewport.
  loadOffscreen: true,
  loadImmediately: true,
  settings: {
    seed: setting.text('', 'Accent color from which all other colors are derived, as any CSS color.', { spec: 'media-layout §9' }),
    image: setting.url(
      '',
      "URL of an image whose most prominent hue becomes the accent color. Until it has loaded, and if it can't be read, `seed` is used.",
      { addressOf: 'image', spec: 'page-runtime-platform §3' },
    ),
    preset: setting.choice(presets, 'How the light and dark accents are derived from the accent color.', {
      spec: 'page-runtime-platform §3',
    }),
    lightest: color('lightest color (the surface in light mode)'),
    light: color('light accent'),
    dark: color('dark accent'),
    darkest: color('darkest color (the surface in dark mode)'),
  },
  events: {
    'site-palette-change': event<{ properties: Readonly<Record<string, string>> }>(
      'The palette was applied. `properties` has each custom property with its value.',
      { type: '{ properties: Readonly<Record<string, string>> }' },
    ),
  },
});

export type PaletteHost = Host<typeof paletteSettings.settings, typeof paletteSettings.events, typeof paletteSettings.texts>;
