import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const accordionSettings = table({
  tag: 'site-accordion',
  summary: 'Sections that open and close: your `<details>`, or your headings with what follows them.',
  spec: 'page-runtime-platform §5, §9',
  settings: {
    multiple: setting.flag(false, 'Several items may be open at once. By default an item that opens closes the others.'),
    firstOpen: setting.flag(false, 'The first item is open when the page loads.'),
  },
  events: {
    'site-accordion-toggle': event<{ index: number; isOpen: boolean; item: HTMLElement }>('An item opens or closes. `item` is your heading or your `<details>`, `index` counts from 0.', { type: '{ index: number; isOpen: boolean; item: HTMLElement }' }),
  },
  texts: {},
});

export type AccordionHost = Host<typeof accordionSettings.settings, typeof accordionSettings.events, typeof accordionSettings.texts>;
