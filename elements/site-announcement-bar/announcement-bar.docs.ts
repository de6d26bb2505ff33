import type { Docs } from '../../core/manifest/describe/docs.js';
import type { announcementBarSettings } from './announcement-bar.settings.js';

export const announcementBarDocs: Docs<typeof announcementBarSettings> = {
  group: 'notices',
  details: `Whether a visitor closed the bar is stored under its \`id\`. Without an id, it is stored under its content (text without numbers,
images and field names), so it stays closed on every page, independently of other bars. Set an id if the text changes and the bar
should stay closed. A bar with only empty paragraphs is not shown.`,
  slots: { '': 'Your announcement: text and links.' },
  parts: { bar: 'The bar, a `region` landmark.', close: 'The close button.' },
  states: { shown: 'The bar is visible.' },
  accessibility: [
    'The bar is a labeled region: it never moves the focus and never blocks the page. A focused element behind it is scrolled into view.',
    'The bar reserves its own space: at the top, the page begins below it; at the bottom, the page ends above it. Closing it frees the space.',
    'It is shown only after the visitor has answered the cookie banner, never while a field has focus, and never together with a popup.',
  ],
  panel: {
    icon: 'M3 5h18v5H3zM7 7.5h7M17 7.5v.01M5 14h14M5 18h9',
    groups: {
      Appearance: ['position', 'theme'],
      Behavior: ['dismissible', 'enabled', 'displayFrequency', 'version'],
    },
    labels: { dismissible: 'Close button', enabled: 'Show the bar', displayFrequency: 'Show again after days' },
  },
};
