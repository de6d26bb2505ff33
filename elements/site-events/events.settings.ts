import { eventEvents, eventSettings, eventTexts, listEvents, listSettings, listTexts } from '../../core/events/events.settings.js';
import type { Host } from '../../core/element/host.js';
import { table } from '../../core/settings/table.js';

export const eventsSettings = table({
  tag: 'site-events',
  summary: 'A list of your events in order of date, upcoming and past, with “Add to calendar”.',
  spec: 'page-runtime-platform §2, events list',
  preloadsReact: true,
  settings: { ...eventSettings, ...listSettings },
  events: { ...eventEvents, ...listEvents },
  texts: { ...eventTexts, ...listTexts, label: 'Events' },
  translations: [language => import(`../../core/events/texts/${language}.js`), language => import(`../../core/events/list/texts/${language}.js`), language => import(`./texts/${language}.js`)],
});

type Rows = typeof eventsSettings;
export type SiteEventsHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
