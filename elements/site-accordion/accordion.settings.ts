import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const accordionSettings = table({
  tag: 'site-accordion',
  summary: 'Collapsible sections, made from your `<details>` or from your headings and the content after them.',
  spec: 'page-runtime-platform §5, §9',
  settings: {
    multiple: setting.flag(false, 'Allows several open items. By default, opening an item closes the others.'),
    firstOpen: setting.flag(false, 'Opens the first item when the page loads.'),
  },
  events: {
    'site-accordion-toggle': event<{ index: number; isOpen: boolean; item: HTMLElement }>(
      'An item opens or closes. `item` is your heading or `<details>`; `index` starts at 0.',
      { type: '{ index: number; isOpen: boolean; item: HTMLElement }' },
    ),
  },
  texts: {},
});

export type AccordionHost = Host<typeof accordionSettings.settings, typeof accordionSettings.events, typeof accordionSettings.texts>;
