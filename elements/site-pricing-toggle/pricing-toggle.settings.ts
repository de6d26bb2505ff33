import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const pricingToggleSettings = table({
  tag: 'site-pricing-toggle',
  summary: 'A choice of two ways to pay, such as monthly or yearly: your own prices below it swap.',
  spec: 'page-runtime-platform §1, member-area pricing toggle',
  settings: {
    selected: setting.text('', 'The option that is shown, as its `data-option` says it; by default the first.', { reflect: true }),
    label: setting.text('', 'Accessible name (`aria-label`) of the choice; by default "Prices".'),
  },
  events: {
    'site-pricing-change': event<{ option: string }>('The visitor chooses an option. Cancelable: `preventDefault()` keeps the one shown.',
      { cancelable: true, type: '{ option: string }' }),
  },
  texts: { label: 'Prices', shown: 'Prices shown: {option}' },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof pricingToggleSettings;
export type PricingToggleHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
