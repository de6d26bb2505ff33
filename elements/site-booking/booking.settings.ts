import type { Host } from '../../core/element/host.js';
import { timeFormat } from '../../core/settings/formats.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

export const bookingSettings = table({
  tag: 'site-booking',
  summary: 'A table to book at OpenTable, Tock or elsewhere: guests choose on your page, and nothing is requested from the service before they go there.',
  spec: 'page-runtime-platform §1, §6, §9',
  settings: {
    src: setting.url('', 'Address of the restaurant at the booking service. A link inside does the same.', { aliases: ['url'] }),
    restaurantId: setting.text('', 'The restaurant\'s number at OpenTable (`rid`), for OpenTable\'s own widget in place; by default that of the address.', { aliases: ['rid'] }),
    guests: setting.number(2, 'How many guests are chosen at first.', { min: 1, max: 20, integer: true }),
    maxGuests: setting.number(10, 'How many guests can be chosen at most.', { min: 1, max: 20, integer: true }),
    time: setting.text('19:00', 'The time that is chosen at first.', { format: timeFormat }),
    consent: setting.choice(['auto', 'required'], 'When OpenTable\'s own widget is shown: `auto` after a yes to the cookie banner, `required` only after a press here.', { default: 'required' }),
  },
  events: {
    'site-booking-open': event<{ service: string; address: string }>('The guest goes to the booking service. `preventDefault()` keeps them here.', {
      cancelable: true, type: '{ service: string; address: string }',
    }),
  },
  texts: {
    guests: 'Guests',
    guestCount: '{count, plural, one {# guest} other {# guests}}',
    date: 'Date',
    time: 'Time',
    find: 'Find a table',
    opens: 'Opens {name}',
    here: 'Book on this page',
    notice: 'This comes from {name}, which may store cookies and see that you are here.',
    hide: 'Hide {name} again',
    book: 'Book a table',
    preview: 'Preview only: log out to book a table here.',
  },
  translations: [() => import('./texts/texts.js')],
});

export type BookingHost = Host<typeof bookingSettings.settings, typeof bookingSettings.events, typeof bookingSettings.texts>;
