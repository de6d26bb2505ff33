import type { Docs } from '../../core/manifest/describe/docs.js';
import type { pricingToggleSettings } from './pricing-toggle.settings.js';

export const pricingToggleDocs: Docs<typeof pricingToggleSettings> = {
  group: 'shop',
  details: `Add \`data-option\` with the name of an option to everything that belongs to it, anywhere inside. Without scripts, everything is
shown: name the option in the text of each price.
Write each plan as an element inside \`<div data-plans>\`: plans are cards beside each other, and below each other where it is narrow.
\`data-recommended\` emphasizes one of them. A price in \`<site-price>\` or \`data-price\` is large, and a link at the end of a plan is a button.
Styles of your page override these.
Shows the prices that you write, in any currency: nothing is calculated or converted.`,
  slots: { '': 'Your prices, plans or table.' },
  parts: { choice: 'The toggle with the two options.' },
  accessibility: ['The toggle is a group of native radio buttons. Arrow keys change it, and the change is announced.'],
  panel: {
    icon: 'M8 7h8a5 5 0 0 1 0 10H8A5 5 0 0 1 8 7M18 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
    groups: {
      Content: ['selected'],
    },
    labels: { selected: 'Initial option' },
  },
};
