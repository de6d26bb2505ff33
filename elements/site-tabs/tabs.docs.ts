import type { Docs } from '../../core/manifest/describe/docs.js';
import type { tabsSettings } from './tabs.settings.js';

export const tabsDocs: Docs<typeof tabsSettings> = {
  group: 'content',
  slots: { '': 'Headings of one level, each followed by its content; or sections that start with a heading or have an `aria-label`. Other content stays above the tabs.' },
  parts: { tabs: 'The tab list.', tab: 'A tab.', 'selected-tab': 'The open tab.', panel: 'The content of a tab.' },
  states: { 'more-before': 'The tab list has more tabs before the visible ones.', 'more-after': 'The tab list has more tabs after the visible ones.' },
  cssProperties: { '--site-tabs-line': 'Color of the line below the tab list.', '--site-tabs-selected': 'Color of the line below the open tab.' },
  methods: { select: 'Opens the tab at an index, starting at 0.' },
  accessibility: [
    'The tabs are a `tablist` with one tab stop. Arrow keys (in reading direction), Home and End open other tabs; Tab moves into the panel.',
    'Links to an id in a section and find-in-page open its tab. Printing shows all sections with their names.',
    'Without scripts, all sections are shown with their headings.',
  ],
  panel: {
    icon: 'M3 9h18v11H3zM3 9V5h6v4M11 5h5v4',
    groups: {
      Content: ['selected', 'label'],
    },
    labels: { selected: 'Initial tab' },
  },
};
