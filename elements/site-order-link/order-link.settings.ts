import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const orderLinkSettings = table({
  tag: 'site-order-link',
  summary: 'A button for online food ordering: your own link, or one rendered for a URL.',
  spec: 'page-runtime-platform §3, food-ordering link configuration',
  settings: {
    url: setting.url('', 'URL of the ordering service, for a rendered link. Not needed if the tag contains your own link.', { addressOf: 'page' }),
    linkTitle: setting.text('', 'Text of the rendered link. Default: “Order Now”.', { spec: 'page-runtime-platform §3' }),
    newWindow: setting.flag(false, 'Opens the rendered link in a new window, and adds this to the accessible name.'),
  },
  events: {
    'site-order-open': event<{ url: string }>(
      'The visitor follows the link. Cancelable: after `preventDefault()`, the visitor stays on the page.',
      { cancelable: true, type: '{ url: string }' },
    ),
  },
  texts: { order: 'Order Now', newWindow: '(opens in a new window)' },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof orderLinkSettings;
export type OrderLinkHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
