import { eventListDocs, eventMarkup } from '../../core/events/list/event-list.docs.js';
import type { Docs } from '../../core/manifest/describe/docs.js';
import type { tourDatesSettings } from './tour-dates.settings.js';

export const tourDatesDocs: Docs<typeof tourDatesSettings> = {
  group: 'contact',
  details: `Write each date as an \`<article>\` with a \`<time datetime="2026-12-05T19:30">\`, a heading with the venue, the town with \`data-town\` and a link to
the tickets with \`data-tickets\`. For a sold-out show, write \`<strong data-status="sold-out">Sold out</strong>\` instead of the link.
The markup of \`<site-events>\` is supported too.

${eventMarkup}`,
  ...eventListDocs,
  panel: {
    icon: 'M3 8h18v3a1.5 1.5 0 0 0 0 3v3H3v-3a1.5 1.5 0 0 0 0-3zM14 8v9',
    entries: 'events',
    groups: {
      Content: ['timeZone', 'src'],
      Layout: ['show', 'pageSize', 'maxRepeats'],
      Behavior: ['hideFilter', 'hideAdd', 'hideFromSearch'],
    },
    labels: {
      src: 'Calendar file', hideAdd: 'Hide “Add to calendar”', hideFromSearch: 'Hide from search engines', show: 'Dates shown', pageSize: 'Dates per page',
      maxRepeats: 'Dates per repeating event', hideFilter: 'Hide the filter',
    },
  },
};
