import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';
import { agoTexts } from '../../core/text/relative-time.js';

export const relativeTimeSettings = table({
  tag: 'site-relative-time',
  summary: 'How long ago something was, or in how long it will be: your own `<time>`, kept up to date.',
  spec: 'page-runtime-platform §8; media-layout §9',
  settings: {
    datetime: setting.text('', 'The moment, as `2026-11-20T09:00:00Z` or `2026-11-20`; by default that of the `<time>` inside.'),
    precision: setting.choice(['minute', 'second'], 'What the words begin with: "less than a minute ago", or "just now" and "about 20 seconds ago".',
      { spec: 'page-runtime-platform §8; media-layout §9' }),
    maxDays: setting.optionalNumber('After so many days your own words are shown again.', { min: 1, integer: true, unit: 'days' }),
  },
  texts: agoTexts,
  translations: [() => import('./texts/texts.js')],
});

export type RelativeTimeHost = Host<typeof relativeTimeSettings.settings, typeof relativeTimeSettings.events, typeof relativeTimeSettings.texts>;
