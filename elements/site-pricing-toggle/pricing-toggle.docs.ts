import type { Docs } from '../../core/manifest/docs.js';
import type { pricingToggleSettings } from './pricing-toggle.settings.js';

export const pricingToggleDocs: Docs<typeof pricingToggleSettings> = {
  details: `Give everything that belongs to one of the two options \`data-option\` with its name, anywhere inside. Without scripts
all of it stands there: say in the text which option a price belongs to.`,
  slots: { '': 'Your prices, plans or table.' },
  parts: { choice: 'The two options.' },
  accessibility: ['The choice is a group of native radio buttons: arrow keys change it, and the change is announced.'],
  panel: {
    icon: 'M8 7h8a5 5 0 0 1 0 10H8A5 5 0 0 1 8 7M18 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
    groups: {
      Content: ['selected'],
    },
    labels: { selected: 'Prices shown first' },
  },
};
