import type { Docs } from '../../core/manifest/describe/docs.js';
import type { relativeTimeSettings } from './relative-time.settings.js';

export const relativeTimeDocs: Docs<typeof relativeTimeSettings> = {
  group: 'content',
  details: `Also write the date as text. It is shown without scripts and to search engines, and again after \`max-days\`. A time without a time
zone is in the visitor's time zone; otherwise, write \`Z\` or \`+01:00\`. Put the element at the end of a line, because its width changes.`,
  slots: { '': 'Your `<time datetime="…">` with the date as text.' },
  parts: { time: 'The relative time, a `<time>` with the full date as its tooltip.' },
  accessibility: [
    'Updates are never announced. The text is updated at most every 5 seconds, and only while it is visible and due to change.',
  ],
  panel: {
    icon: 'M12 4a8 8 0 1 0 8 8M12 8v4l3 2M20 4v4h-4',
    isInline: true,
    groups: {
      Content: ['datetime'],
      Appearance: ['precision', 'maxDays'],
    },
    labels: { datetime: 'Date and time', maxDays: 'Show relative time for days' },
  },
};
