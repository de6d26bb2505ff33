import type { Docs } from '../../core/manifest/describe/docs.js';
import type { orderLinkSettings } from './order-link.settings.js';

export const orderLinkDocs: Docs<typeof orderLinkSettings> = {
  group: 'shop',
  details: `A link in your own markup is best: it also works without scripts. A link with a \`class\` keeps the style of your page.
Nothing loads from the ordering service before the visitor follows the link.
Shows no prices: the ordering service shows its own, in its own currency.`,
  slots: { '': 'Your own link, and any text beside it.' },
  parts: { link: 'The rendered link.' },
  accessibility: ['A link that opens a new window announces this to screen readers.'],
  panel: {
    icon: 'M5 9h14l-1 11H6zM9 12V7a3 3 0 0 1 6 0v5',
    isInline: true,
    groups: {
      Content: ['url', 'linkTitle'],
      Behavior: ['newWindow'],
    },
    labels: { url: 'Ordering page', linkTitle: 'Link text', newWindow: 'Open in a new window' },
  },
};
