import type { Docs } from '../../core/manifest/docs.js';
import type { pricingToggleSettings } from './pricing-toggle.settings.js';

export const pricingToggleDocs: Docs<typeof pricingToggleSettings> = {
  details: `Give everything that belongs to one of the two options \`data-option\` with its name, anywhere inside. Without scripts
all of it stands there: say in the text which option a price belongs to.`,
  slots: { '': 'Your prices, plans or table.' },
  parts: { choice: 'The two options.' },
  accessibility: ['The choice is a group of native radio buttons: arrow keys change it, and the change is announced.'],
};
