import type { Docs } from '../../core/manifest/describe/docs.js';
import type { mobileBarSettings } from './mobile-bar.settings.js';

export const mobileBarDocs: Docs<typeof mobileBarSettings> = {
  group: 'contact',
  details: `A bar with only empty paragraphs is not shown. \`mobileInfoBarSettings\` in \`websiteSettings\` of the site context can set \`style\` (1 none, 2 light, 3 dark),
\`enabled\`, \`theme\` and \`label\` for the whole site; attributes take precedence.`,
  slots: { '': 'Up to five links.' },
  parts: { bar: 'The bar, a `navigation` landmark.' },
  states: { shown: 'The bar is visible.' },
  accessibility: [
    'The bar is a labeled navigation landmark that never moves the focus. A focused element behind it is scrolled into view, and the page ends above it.',
    'It is shown only after the visitor has answered the cookie banner, never while a field has focus, and never together with a popup or an announcement.',
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
