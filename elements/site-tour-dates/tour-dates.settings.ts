import { eventEvents, eventSettings, eventTexts, listEvents, listSettings, listTexts } from '../../core/events/events.settings.js';
import type { Host } from '../../core/element/host.js';
import { table } from '../../core/settings/table.js';

export const tourDatesSettings = table({
  tag: 'site-tour-dates',
  summary: 'A list of tour dates with date, venue, town and tickets.',
  spec: 'page-runtime-platform §2, tour dates',
  preloadsReact: true,
  settings: { ...eventSettings, ...listSettings },
  events: { ...eventEvents, ...listEvents },
  texts: { ...eventTexts, ...listTexts, label: 'Tour dates' },
  translations: [language => import(`../../core/events/texts/${language}.js`), language => import(`../../core/events/list/texts/${language}.js`), language => import(`./texts/${language}.js`)],
});

type Rows = typeof tourDatesSettings;
export type TourDatesHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
