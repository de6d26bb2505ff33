import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const pricingToggleSettings = table({
  tag: 'site-pricing-toggle',
  summary: 'A toggle between two sets of prices, such as monthly and yearly. Shows and hides your own markup.',
  spec: 'page-runtime-platform §1, member-area pricing toggle',
  preloadsReact: true,
  settings: {
    selected: setting.text('', '`data-option` of the selected option. Default: the first.', { reflect: true }),
    label: setting.text('', 'Accessible name (`aria-label`) of the toggle. Default: “Prices”.'),
  },
  events: {
    'site-pricing-change': event<{ option: string }>('The visitor selects an option. Cancelable: after `preventDefault()`, the current option stays.',
      { cancelable: true, type: '{ option: string }' }),
  },
  texts: { label: 'Prices', shown: 'Prices shown: {option}' },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof pricingToggleSettings;
export type PricingToggleHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
