import type { Docs } from '../../core/manifest/docs.js';
import type { mobileBarSettings } from './mobile-bar.settings.js';

export const mobileBarDocs: Docs<typeof mobileBarSettings> = {
  details: `With nothing in it but empty paragraphs, it is not shown. \`mobileInfoBarSettings\` in \`websiteSettings\` of the site context can give \`style\` (1 none, 2 light, 3 dark),
\`enabled\`, \`theme\` and \`label\` for the whole site; attributes come first.`,
  slots: { '': 'Up to five links.' },
  parts: { bar: 'The bar, a `navigation` landmark.' },
  states: { shown: 'The bar is visible.' },
  accessibility: [
    'A labelled navigation: it never takes the focus by itself. What has the focus under it is scrolled clear, and the page ends above it.',
    'It is shown only after the cookie question is answered, never while a field has the focus, and never beside a popup or an announcement.',
  ],
  panel: {
    icon: 'M7 3h10v18H7zM7 16h10M10 18.5h.01M14 18.5h.01',
    groups: {
      Appearance: ['theme'],
      Behavior: ['enabled'],
    },
    labels: { enabled: 'Show the bar' },
  },
};
