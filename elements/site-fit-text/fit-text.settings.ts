import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';

export const leastFontPx = 11; // spec: media-layout §9, text shrink

export const fitTextSettings = table({
  tag: 'site-fit-text',
  summary: 'Text as large as its place allows: scaled to the full width, or shrunk until it fits.',
  spec: 'page-runtime-platform §1, scaled text; media-layout §9, text shrink',
  settings: {
    mode: setting.choice(['scale', 'shrink'],
      'How the text is fitted. With `scale` each line is as wide as the element; with `shrink` it has the size of the page, and less where a word is too long or the element too low.'),
    min: setting.number(leastFontPx, 'Smallest size of the text; smaller than that, it wraps.', { min: 1, max: 1000, unit: 'pixels', spec: 'media-layout §9' }),
    max: setting.optionalNumber('Largest size of scaled text. By default a line is at most as high as the window.', { min: 1, max: 4000, unit: 'pixels' }),
  },
});

type Rows = typeof fitTextSettings;
export type FitTextHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
