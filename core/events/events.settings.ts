import type { EventRecord } from '../calendar/event.js';
import type { Host } from '../element/host.js';
import { setting } from '../settings/setting.js';
import { event } from '../settings/table.js';

export interface EventAddDetail { readonly title: string; readonly start: string; readonly service: 'google' | 'outlook' | 'file' }

/** Settings of all elements with events. */
export const eventSettings = {
  src: setting.url(
    '',
    'URL of an iCalendar file (`.ics`) or JSON list of events, on your own site. By default, only your own markup is used.',
    { addressOf: 'file' },
  ),
  events: setting.json<readonly EventRecord[]>(
    [],
    'Events as a list of records with title, start, end, timeZone, rrule, exdates, status, category, venue, town, url, tickets, description.',
    {
      type: 'readonly { id?: string; title?: string; start?: string; end?: string; timeZone?: string; rrule?: string; exdates?: readonly string[]; status?: string; category?: string; description?: string; venue?: string; town?: string; url?: string; tickets?: string }[]',
    },
  ),
  timeZone: setting.text(
    '',
    "Time zone of the events, such as `Europe/London`, for times without a zone. Default: the visitor's own; search engines and calendars then receive times without an offset.",
  ),
  hideAdd: setting.flag(false, 'Hides “Add to calendar”.'),
  hideFromSearch: setting.flag(false, 'Omits the structured data (JSON-LD, schema.org Event) for search engines.'),
  label: setting.text('', 'Accessible name (`aria-label`) of the list. Default: the type of the list.'),
};

export const eventEvents = {
  'site-event-add': event<EventAddDetail>('The visitor adds an event to a calendar. Cancelable: after `preventDefault()`, nothing happens.', {
    cancelable: true, type: '{ title: string; start: string; service: "google" | "outlook" | "file" }',
  }),
};

/** English texts. Each other language has a file in `texts`. */
export const eventTexts = {
  add: 'Add to calendar',
  file: 'Calendar file (.ics)',
  newTab: 'opens in a new tab',
  tickets: 'Tickets',
  soldOut: 'Sold out',
  cancelled: 'Canceled',
  postponed: 'Postponed',
  yourTime: 'Your time: {time}',
  failed: 'The events could not be loaded.',
  retry: 'Try again',
} as const;

/** Additional settings of lists: upcoming or past events, and paging. */
export const listSettings = {
  show: setting.choice(
    ['upcoming', 'past'],
    'Events to list: upcoming events, the next one first, or past events, the most recent one first.',
    { reflect: true },
  ),
  pageSize: setting.number(12, 'Number of events shown at first, and added with each “Show more”.', { min: 1, max: 200, integer: true }),
  maxRepeats: setting.number(3, 'Maximum number of dates of a repeating event.', { min: 1, max: 100, integer: true }),
  hideFilter: setting.flag(false, 'Hides the switch between upcoming and past events.'),
};

export const listEvents = {
  'site-events-show': event<{ show: 'upcoming' | 'past' }>(
    'The visitor switches between upcoming and past events. Cancelable: after `preventDefault()`, the list stays.',
    {
      cancelable: true,
      type: '{ show: "upcoming" | "past" }',
    },
  ),
};

export const listTexts = {
  which: 'Events to show',
  upcoming: 'Upcoming',
  past: 'Past',
  none: 'There are no upcoming events.',
  nonePast: 'There are no past events.',
  more: 'Show more',
  shown: '{count, plural, one {# event} other {# events}} shown',
} as const;

/** The host as seen by the shared code. */
export type EventsHost = Host<typeof eventSettings, typeof eventEvents, typeof eventTexts>;
export type ListHost = Host<typeof eventSettings & typeof listSettings, typeof eventEvents & typeof listEvents, typeof eventTexts & typeof listTexts>;
