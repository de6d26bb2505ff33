import type { EventRecord } from '../calendar/event.js';
import type { Host } from '../element/host.js';
import { setting } from '../settings/setting.js';
import { event } from '../settings/table.js';

export interface EventAdded { readonly title: string; readonly start: string; readonly service: 'google' | 'outlook' | 'file' }

/** The settings of every element around a list of events. */
export const eventSettings = {
  src: setting.url('', 'An iCalendar file (`.ics`) or JSON with a list of events, of this site: a file, or an address of the site\'s service. By default your own markup is all there is.'),
  events: setting.json<readonly EventRecord[]>([], 'Events as a list of records: title, start, end, timeZone, rrule, exdates, status, venue, town, url, tickets, description.', {
    type: 'readonly { id?: string; title?: string; start?: string; end?: string; timeZone?: string; rrule?: string; exdates?: readonly string[]; status?: string; description?: string; venue?: string; town?: string; url?: string; tickets?: string }[]',
  }),
  timeZone: setting.text('', 'Where the events take place, such as `Europe/London`: the zone of times that name none. By default each visitor\'s own; search engines and calendars then get times without an offset, and the console says so.'),
  hideAdd: setting.flag(false, 'Hides "Add to calendar".'),
  hideFromSearch: setting.flag(false, 'Does not describe the events to search engines (schema.org Event, as JSON-LD).'),
  label: setting.text('', 'Accessible name (`aria-label`) of the list; by default what it is.'),
};

export const eventEvents = {
  'site-event-add': event<EventAdded>('A visitor adds an event to a calendar. Cancelable: `preventDefault()` leaves it to you.', {
    cancelable: true, type: '{ title: string; start: string; service: "google" | "outlook" | "file" }',
  }),
};

/** Visitor texts in English; other languages have a file each in `texts`. */
export const eventTexts = {
  add: 'Add to calendar',
  file: 'Calendar file (.ics)',
  newTab: 'opens in a new tab',
  tickets: 'Tickets',
  soldOut: 'Sold out',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  yourTime: 'Your time: {time}',
  failed: 'The events could not be loaded.',
  retry: 'Try again',
} as const;

/** What listing elements have beside that: what is to come, what is over, and more of it. */
export const listSettings = {
  show: setting.choice(['upcoming', 'past'], 'Which events are listed: those to come, the next one first, or those that are over, the last one first.', { reflect: true }),
  pageSize: setting.number(12, 'How many are listed before "Show more".', { min: 1, max: 200, integer: true }),
  maxRepeats: setting.number(3, 'At most so many dates of an event that repeats.', { min: 1, max: 100, integer: true }),
  hideFilter: setting.flag(false, 'Hides the choice between upcoming and past.'),
};

export const listEvents = {
  'site-events-show': event<{ show: 'upcoming' | 'past' }>('A visitor chooses upcoming or past events. Cancelable: `preventDefault()` keeps the list.', {
    cancelable: true, type: '{ show: "upcoming" | "past" }',
  }),
};

export const listTexts = {
  which: 'Which events',
  upcoming: 'Upcoming',
  past: 'Past',
  none: 'There are no upcoming events.',
  nonePast: 'There are no past events.',
  more: 'Show more',
  shown: '{count, plural, one {# event} other {# events}} shown',
} as const;

/** What the shared parts need of their element, whichever it is. */
export type EventsHost = Host<typeof eventSettings, typeof eventEvents, typeof eventTexts>;
export type ListHost = Host<typeof eventSettings & typeof listSettings, typeof eventEvents & typeof listEvents, typeof eventTexts & typeof listTexts>;
