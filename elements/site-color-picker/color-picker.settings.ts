import { formSettings } from '../../core/editing/form-settings.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';

export const colorPickerSettings = table({
  tag: 'site-color-picker',
  summary: 'A color field for editors of a site: color map, sliders, Hex, RGB and HSL fields, swatches, the site’s palette and contrast.',
  spec: 'page-runtime-platform §8',
  isEditor: true,
  settings: {
    ...formSettings,
    label: setting.text('', 'Label of the field, if you have written no field of your own. Default: Color.'),
    format: setting.choice(['hex', 'rgb', 'hsl'], 'Notation in which a picked color is written. It is also the first one of the fields.'),
    alpha: setting.flag(false, 'Allows transparent colors: adds a slider and a field for alpha.'),
    swatches: setting.text(
      '', 'Colors to choose from, separated by semicolons, each with an optional label: `Brick: #a4452c; Moss: #4f6b3a; --brand-blue`. '
        + 'A custom property is kept as a reference.',
    ),
    palette: setting.choice(
      ['site', 'none'],
      'Offers the colors of the site’s theme. The value is a reference such as `var(--site-accent)`: it follows the theme.',
    ),
    background: setting.text('', 'Color behind the picked one, to show their contrast: a CSS color or a reference such as `var(--site-surface)`.'),
    inline: setting.flag(false, 'Shows the picker below the field, without a button.'),
  },
  texts: {
    label: 'Color',
    choose: 'Choose a color',
    map: 'Color Map',
    mapValue: 'Saturation {saturation}, brightness {brightness}',
    notation: 'Format',
    red: 'Red',
    green: 'Green',
    blue: 'Blue',
    hue: 'Hue',
    saturation: 'Saturation',
    lightness: 'Lightness',
    alpha: 'Alpha',
    eyeDropper: 'Pick a color from the screen',
    swatches: 'Swatches',
    palette: 'Site palette',
    accent: 'Accent',
    onAccent: 'Text on accent',
    surface: 'Background',
    onSurface: 'Text',
    muted: 'Secondary text',
    line: 'Lines',
    danger: 'Errors',
    contrast: 'Contrast {ratio}',
    enhanced: 'AAA: for all text',
    text: 'AA: for text',
    large: 'AA: only for large text',
    low: 'Too low for text',
    required: 'Choose a color.',
    invalid: 'Enter a color, for example #336699.',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

export type ColorPickerHost = Host<typeof colorPickerSettings.settings, typeof colorPickerSettings.events, typeof colorPickerSettings.texts>;
export type ColorPickerText = keyof typeof colorPickerSettings.texts;
