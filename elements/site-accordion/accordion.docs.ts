import type { Docs } from '../../core/manifest/docs.js';
import type { accordionSettings } from './accordion.settings.js';

export const accordionDocs: Docs<typeof accordionSettings> = {
  details: `With \`first-open\` as an attribute, \`site-accordion.css\` shows the first of your \`<details>\` as open before the script is there,
and nothing moves when it opens it. Write \`<details open>\` yourself where it is to be open without scripts, too, where the setting
stands in a JSON block, or for browsers of before 2025.`,
  slots: { '': 'Your items: `<details>` with `<summary>`, or headings of one level, each followed by its content. What stands before the first heading stays above.' },
  parts: {
    item: 'An item made of a heading.', button: 'Its button.', icon: 'The arrow in it.', panel: 'The content below it.',
  },
  cssProperties: { '--site-accordion-line': 'Colour of the lines between items.' },
  methods: {
    open: 'Opens the item at an index, counted from 0.',
    close: 'Closes the item at an index, counted from 0.',
  },
  accessibility: [
    'Headings stay headings, with a button in each that tells whether its content is open; `<details>` stay what the browser makes of them.',
    'The browser\'s search and a link to an id inside a closed item open it. Printing shows all items. Opening takes 250 ms, and no time where less motion is asked for.',
    '`<details>` do not move the page while it loads, and open without scripts; headings are all open until the script has come.',
  ],
  panel: {
    icon: 'M4 5h16M4 10h16v6H4zM4 20h16',
    groups: {
      Behavior: ['multiple', 'firstOpen'],
    },
    labels: { multiple: 'Allow several open items', firstOpen: 'Open the first item' },
  },
};
