import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const tabsSettings = table({
  tag: 'site-tabs',
  summary: 'Sections of which one shows at a time: your own headings are the tabs.',
  spec: 'page-runtime-platform §4, menu block tabs',
  settings: {
    selected: setting.number(0, 'The tab that is open, counted from 0.', { min: 0, integer: true, spec: 'page-runtime-platform §4' }),
    label: setting.text('', 'Accessible name of the row of tabs (`aria-label`).'),
  },
  events: {
    'site-tabs-change': event<{ index: number; item: HTMLElement }>('Another tab is open. `item` is your heading or your section, `index` counts from 0.', { type: '{ index: number; item: HTMLElement }' }),
  },
  texts: {},
});

export type TabsHost = Host<typeof tabsSettings.settings, typeof tabsSettings.events, typeof tabsSettings.texts>;
