import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';

export const leastFontPx = 11; // spec: media-layout §9, text shrink

export const fitTextSettings = table({
  tag: 'site-fit-text',
  summary: 'Scales text to the full width of its container, or shrinks it until it fits.',
  spec: 'page-runtime-platform §1, scaled text; media-layout §9, text shrink',
  settings: {
    mode: setting.choice(
      ['scale', 'shrink'],
      'How the text is fitted. `scale` makes each line as wide as the element. `shrink` only reduces the font size if a word is too long or the element is too low.',
    ),
    min: setting.number(leastFontPx, 'Minimum font size. Below it, the text wraps.', {
      min: 1,
      max: 1000,
      unit: 'pixels',
      spec: 'media-layout §9',
    }),
    max: setting.optionalNumber('Maximum font size of scaled text. By default, a line is at most as high as the window.', {
      min: 1,
      max: 4000,
      unit: 'pixels',
    }),
  },
});

type Rows = typeof fitTextSettings;
export type FitTextHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
