import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';
import { agoTexts } from '../../core/text/relative-time.js';

export const relativeTimeSettings = table({
  tag: 'site-relative-time',
  summary: 'Relative time, such as “3 days ago” or “in 2 hours”, for your own `<time>`. Updated automatically.',
  spec: 'page-runtime-platform §8; media-layout §9',
  settings: {
    datetime: setting.text(
      '',
      'Date and time, such as `2026-11-20T09:00:00Z` or `2026-11-20`. Default: the `datetime` of the `<time>` inside.',
    ),
    precision: setting.choice(
      ['minute', 'second'],
      'Smallest unit of the text. Recent times are “less than a minute ago” (`minute`), or “just now” and “about 20 seconds ago” (`second`).',
      { spec: 'page-runtime-platform §8; media-layout §9' },
    ),
    maxDays: setting.optionalNumber('Number of days after which your own text is shown again.', { min: 1, integer: true, unit: 'days' }),
  },
  texts: agoTexts,
  translations: [language => import(`./texts/${language}.js`)],
});

export type RelativeTimeHost = Host<typeof relativeTimeSettings.settings, typeof relativeTimeSettings.events, typeof relativeTimeSettings.texts>;
