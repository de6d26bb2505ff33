import type { Docs } from '../../core/manifest/docs.js';
import type { languagePickerSettings } from './language-picker.settings.js';

export const languagePickerDocs: Docs<typeof languagePickerSettings> = {
  slots: { '': 'Your own links, each with `hreflang` and, for its own words, `lang`. They work without scripts. Write `aria-current="true"` at the present one, or leave it to the element.' },
  parts: { button: 'The button of a menu.', menu: 'What it opens.', list: 'Languages that are drawn.', link: 'One of them.' },
  accessibility: [
    'A navigation of links, each in its own language; the present one is marked by `aria-current`.',
    'A menu opens by a button that says so, and takes the focus to the first link. Arrow keys, Home and End go through the links; Escape closes it and gives the focus back.',
    'Nothing is kept at the visitor. The service is told the language of a visitor who has logged in, and of nobody else.',
  ],
  panel: {
    icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
    groups: {
      Appearance: ['design'],
      Content: ['source'],
    },
    labels: { source: 'Languages come from', endpoint: 'Service address' },
    choices: { links: 'Links in this block', page: 'This page', site: 'Service of the site' },
  },
};
