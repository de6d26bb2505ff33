import type { Docs } from '../../core/manifest/docs.js';
import type { relativeTimeSettings } from './relative-time.settings.js';

export const relativeTimeDocs: Docs<typeof relativeTimeSettings> = {
  details: `Write the date as text too: it is what stands there without scripts, what search engines read, and what is shown again after
\`max-days\`. A time without a zone is meant where the visitor is; write \`Z\` or \`+01:00\` where that is not so. Put it at the end of
a line: its width changes.`,
  slots: { '': 'Your `<time datetime="…">` with the date as text.' },
  parts: { time: 'The words, a `<time>` with the full date as its tooltip.' },
  accessibility: [
    'The words are text and are never announced by themselves. Every 5 seconds at most, and only while they are on the screen and due to change, they are brought up to date.',
  ],
  panel: {
    icon: 'M12 4a8 8 0 1 0 8 8M12 8v4l3 2M20 4v4h-4',
    isInline: true,
    groups: {
      Content: ['datetime'],
      Appearance: ['precision', 'maxDays'],
    },
    labels: { datetime: 'Date and time', maxDays: 'Relative for days' },
  },
};
