import type { Docs } from '../../core/manifest/describe/docs.js';
import type { languagePickerSettings } from './language-picker.settings.js';

export const languagePickerDocs: Docs<typeof languagePickerSettings> = {
  group: 'site',
  slots: { '': 'Your own links, each with `hreflang`, and with `lang` for its text. They work without scripts. The element sets `aria-current="true"` on the current one if you don\'t.' },
  parts: { button: 'The button of a menu.', menu: 'The open menu.', list: 'The rendered list of languages.', link: 'A link in the list.' },
  accessibility: [
    'A navigation landmark with links, each in its own language. The current one has `aria-current`.',
    'The button of a menu has `aria-expanded`, and moves the focus to the first link. Arrow keys, Home and End move through the links; Escape closes the menu and returns the focus.',
    'Nothing is stored in the visitor\'s browser. The language is sent to the service only for a logged-in visitor.',
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
