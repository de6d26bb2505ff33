import type { Host } from '../../core/element/host.js';
import { timeFormat } from '../../core/settings/formats.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const bookingSettings = table({
  tag: 'site-booking',
  summary: 'Tables and appointments with OpenTable, Tock, Resy, SevenRooms, TheFork, Cal.com, Calendly or another service. Nothing is requested from the service until the guest opens it.',
  spec: 'page-runtime-platform §1, §6, §9',
  preloadsReact: true,
  settings: {
    src: setting.url('', 'URL of the restaurant at the booking service. A link inside the tag does the same.', { aliases: ['url'] }),
    restaurantId: setting.text(
      '',
      "The restaurant's OpenTable ID (`rid`), for OpenTable's widget on your page. Default: the ID in the URL.",
      { aliases: ['rid'] },
    ),
    guests: setting.number(2, 'Initial number of guests.', { min: 1, max: 20, integer: true }),
    maxGuests: setting.number(10, 'Maximum number of guests.', { min: 1, max: 20, integer: true }),
    time: setting.text('19:00', 'Initial time.', { format: timeFormat }),
    consent: setting.choice(
      ['auto', 'required'],
      "When the service's widget loads: `auto` with cookie consent, `required` only after a click here. Purpose: `functional`, or that in `data-consent`.",
      { default: 'required' },
    ),
  },
  events: {
    'site-booking-open': event<{ service: string; address: string }>(
      'The guest opens the booking service. Cancelable: after `preventDefault()`, it does not open.',
      {
        cancelable: true,
        type: '{ service: string; address: string }',
      },
    ),
  },
  texts: {
    guests: 'Guests',
    guestCount: '{count, plural, one {# guest} other {# guests}}',
    date: 'Date',
    time: 'Time',
    find: 'Find a table',
    opens: 'Opens {name}',
    here: 'Book on this page',
    notice: 'This content is provided by {name}, which may set cookies and record your visit.',
    hide: 'Hide {name}',
    book: 'Book a table',
    appointment: 'Book an appointment',
    preview: 'This is a preview. Log out to book a table here.',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

export type BookingHost = Host<typeof bookingSettings.settings, typeof bookingSettings.events, typeof bookingSettings.texts>;
