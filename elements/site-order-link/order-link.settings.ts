import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const orderLinkSettings = table({
  tag: 'site-order-link',
  summary: 'A button that leads to where food is ordered: your own link, or one drawn for an address.',
  spec: 'page-runtime-platform §3, food-ordering link configuration',
  settings: {
    url: setting.url('', 'Where orders are taken, for a link that is drawn. Leave it out where the tag has a link of yours.'),
    linkTitle: setting.text('', 'Text of the drawn link; by default "Order Now".', { spec: 'page-runtime-platform §3' }),
    newWindow: setting.flag(false, 'Opens the drawn link in a new window, and says so.'),
  },
  events: {
    'site-order-open': event<{ url: string }>('The visitor follows the link. Cancelable: `preventDefault()` keeps the page.', { cancelable: true, type: '{ url: string }' }),
  },
  texts: { order: 'Order Now', newWindow: '(opens in a new window)' },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof orderLinkSettings;
export type OrderLinkHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
