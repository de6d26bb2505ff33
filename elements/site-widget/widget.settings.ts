import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const widgetSettings = table({
  tag: 'site-widget',
  summary: 'A block that your site\'s service draws, such as a summary or a feed: asked for when it comes near, cleaned, and put in the place of your own content.',
  spec: 'page-runtime-platform §3, widget rendering request; §7',
  settings: {
    type: setting.text('', 'Type of the block, as the service knows it: `summary`.', { spec: 'page-runtime-platform §3' }),
    widgetId: setting.text('', 'Id of the block.', { aliases: ['id'], spec: 'page-runtime-platform §3' }),
    value: setting.json<unknown>({}, 'What the block is to show, as JSON.', { spec: 'page-runtime-platform §3' }),
    collectionId: setting.text('', 'Collection that a summary of events is about.', { spec: 'page-runtime-platform §3' }),
    endpoint: setting.url('', 'Origin of the service; by default `website.baseUrl` of the site context, else the page\'s own.'),
  },
  events: {
    'site-widget-load': event('The block has arrived and is shown.'),
    'site-widget-error': event<{ status: number }>('The block could not be had; your own content stays.', { type: '{ status: number }' }),
  },
  texts: { loading: 'Loading…', failed: 'This part of the page could not be loaded.', again: 'Try again' },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof widgetSettings;
export type WidgetHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
