import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const tabsSettings = table({
  tag: 'site-tabs',
  summary: 'Tabs made from your own headings and sections.',
  spec: 'page-runtime-platform §4, menu block tabs',
  settings: {
    selected: setting.number(0, 'Index of the open tab, starting at 0.', { min: 0, integer: true, spec: 'page-runtime-platform §4' }),
    label: setting.text('', 'Accessible name (`aria-label`) of the tab list.'),
  },
  events: {
    'site-tabs-change': event<{ index: number; item: HTMLElement }>(
      'Another tab was opened. `item` is your heading or section; `index` starts at 0.',
      { type: '{ index: number; item: HTMLElement }' },
    ),
  },
  texts: {},
});

export type TabsHost = Host<typeof tabsSettings.settings, typeof tabsSettings.events, typeof tabsSettings.texts>;
