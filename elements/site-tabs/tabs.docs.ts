import type { Docs } from '../../core/manifest/docs.js';
import type { tabsSettings } from './tabs.settings.js';

export const tabsDocs: Docs<typeof tabsSettings> = {
  slots: { '': 'Headings of one level, each followed by its content; or sections that begin with a heading (or have an `aria-label`). What belongs to no tab stays above.' },
  parts: { tabs: 'The row of tabs.', tab: 'A tab.', 'selected-tab': 'The open one.', panel: 'The content below.' },
  states: { 'more-before': 'Tabs are scrolled out of view before the row.', 'more-after': 'Tabs are scrolled out of view after the row.' },
  cssProperties: { '--site-tabs-line': 'Colour of the line below the row.', '--site-tabs-selected': 'Colour of the line below the open tab.' },
  methods: { select: 'Opens the tab at an index, counted from 0.' },
  accessibility: [
    'A row of tabs (`tablist`): one tab stop, arrow keys (which follow the reading direction), Home and End open the others, Tab leads into the panel.',
    'A link to an id in a section opens its tab, and so does the browser\'s search. Printing shows all sections, each with its name.',
    'Without scripts all sections are shown, with their headings.',
  ],
  panel: {
    icon: 'M3 9h18v11H3zM3 9V5h6v4M11 5h5v4',
    groups: {
      Content: ['selected', 'label'],
    },
    labels: { selected: 'Tab that is open first' },
  },
};
