import { eventListDocs, eventMarkup } from '../../core/events/list/event-list.docs.js';
import type { Docs } from '../../core/manifest/describe/docs.js';
import type { eventsSettings } from './events.settings.js';

export const eventsDocs: Docs<typeof eventsSettings> = {
  group: 'contact',
  details: `Write each event as an \`<article>\` with a heading and a \`<time datetime="2026-12-05T19:00">\`; a second \`<time>\` is its end. Your
own nodes stay, and are shown in the row of their date. Times without an offset are in \`time-zone\`.

${eventMarkup}`,
  ...eventListDocs,
  panel: {
    icon: 'M5 4h14v16H5zM8 8h3v3H8zM13 9h3M8 14h8M8 17h5',
    entries: 'events',
    groups: {
      Content: ['timeZone', 'src'],
      Layout: ['show', 'pageSize', 'maxRepeats'],
      Behavior: ['hideFilter', 'hideAdd', 'hideFromSearch'],
    },
    labels: {
      src: 'Calendar file', hideAdd: 'Hide “Add to calendar”', hideFromSearch: 'Hide from search engines', show: 'Events shown', pageSize: 'Events per page',
      maxRepeats: 'Dates per repeating event', hideFilter: 'Hide the filter',
    },
  },
};
