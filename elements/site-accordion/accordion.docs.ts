import type { Docs } from '../../core/manifest/describe/docs.js';
import type { accordionSettings } from './accordion.settings.js';

export const accordionDocs: Docs<typeof accordionSettings> = {
  group: 'content',
  details: `With the attribute \`first-open\`, \`site-accordion.css\` shows your first \`<details>\` open before the script loads, so the page
doesn't shift. Write \`<details open>\` yourself if it should also be open without scripts, if the setting is in a JSON block, or
for browsers from before 2025.`,
  slots: { '': 'Your items: `<details>` with `<summary>`, or headings of one level, each followed by its content. Content before the first heading stays above the items.' },
  parts: {
    item: 'An item made from a heading.', button: 'The button of an item.', icon: 'The arrow in the button.', panel: 'The content of an item.',
  },
  cssProperties: { '--site-accordion-line': 'Color of the lines between items.' },
  methods: {
    open: 'Opens the item at an index, starting at 0.',
    close: 'Closes the item at an index, starting at 0.',
  },
  accessibility: [
    'Headings stay headings; the button in each reports whether its content is open. `<details>` keep the behavior of the browser.',
    'Find-in-page and links to an id inside a closed item open it. Printing shows all items. The opening animation takes 250 ms, and is off with reduced motion.',
    '`<details>` don\'t shift the page while it loads, and open without scripts. With headings, all items are open until the script has loaded.',
  ],
  panel: {
    icon: 'M4 5h16M4 10h16v6H4zM4 20h16',
    groups: {
      Behavior: ['multiple', 'firstOpen'],
    },
    labels: { multiple: 'Allow several open items', firstOpen: 'Open the first item' },
  },
};
