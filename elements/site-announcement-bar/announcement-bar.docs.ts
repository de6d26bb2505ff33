import type { Docs } from '../../core/manifest/docs.js';
import type { announcementBarSettings } from './announcement-bar.settings.js';

export const announcementBarDocs: Docs<typeof announcementBarSettings> = {
  details: `That a visitor has closed it is stored under its \`id\`. Without an id it is stored under its content (text without numbers, pictures, field
names), so that it is closed on every page it is on, and another bar has a record of its own. Give it an id if its text will change
and should stay closed. With nothing in it but empty paragraphs, it is not shown.`,
  slots: { '': 'The news: text and links.' },
  parts: { bar: 'The bar, a `region` landmark.', close: 'The button that closes it.' },
  states: { shown: 'The bar is visible.' },
  accessibility: [
    'A labelled region: it never takes the focus by itself and never blocks the page. What has the focus under it is scrolled clear.',
    'It makes room for itself: at the top the page begins below it, at the bottom it ends above it. Once it is closed the room is gone.',
    'It is shown only after the cookie question is answered, never while a field has the focus, and never beside a popup.',
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
