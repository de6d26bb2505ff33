import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const widgetSettings = table({
  tag: 'site-widget',
  summary: 'Server-rendered content, such as a summary or feed, loaded on scroll, sanitized and inserted in place of your fallback.',
  spec: 'page-runtime-platform §3, widget rendering request; §7',
  settings: {
    type: setting.text('', 'Type of the block in the service, such as `summary`.', { spec: 'page-runtime-platform §3' }),
    widgetId: setting.text('', 'ID of the block.', { aliases: ['id'], spec: 'page-runtime-platform §3' }),
    value: setting.json<unknown>({}, 'Data of the block, as JSON.', { spec: 'page-runtime-platform §3' }),
    collectionId: setting.text('', 'ID of the collection of a summary of events.', { spec: 'page-runtime-platform §3' }),
    endpoint: setting.url('', 'Origin of the service. Default: `website.baseUrl` of the site context, otherwise the origin of the page.'),
  },
  events: {
    'site-widget-load': event('The block has loaded and is shown.'),
    'site-widget-error': event<{ status: number }>('The block could not be loaded. Your own content stays.', { type: '{ status: number }' }),
  },
  texts: { loading: 'Loading…', failed: 'This part of the page could not be loaded.', again: 'Try again' },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof widgetSettings;
export type WidgetHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
