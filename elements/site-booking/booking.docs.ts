import type { Docs } from '../../core/manifest/describe/docs.js';
import type { bookingSettings } from './booking.settings.js';

export const bookingDocs: Docs<typeof bookingSettings> = {
  group: 'forms',
  details: `Set your URL at the booking service, as a link or as \`src\`. Nothing is loaded from the service before the guest opens it.

At OpenTable and Tock, guests choose the party size, date and time on your page, and open the service with these values; at Resy, party
size and date. With the restaurant's OpenTable ID, OpenTable's widget can load on your page (in its wide version above 850 px).

SevenRooms, TheFork's widget (\`widget.thefork.com\`), Cal.com and Calendly can load on your page after a click. Their addresses and those
of Resy are as public pages use them; the services may change them, and whether a service allows its page in a frame is its decision:
the link always works. Payments inside a frame are not enabled; guests can open the service instead. Any other URL is shown as a link,
also that of [your own bookings](../../demo/service/README.md) at \`/book/…\`.`,
  slots: { '': 'Your text and a link to the restaurant at its booking service, shown without scripts.' },
  parts: {
    booking: 'The whole form.', fields: 'Guests, date and time.', find: 'The link to the service.', here: 'The button that loads the service\'s widget on the page.',
    frame: 'The service\'s widget.', hide: 'The button that hides the widget.', message: 'The message for a logged-in owner.',
  },
  states: { open: 'The service\'s widget is shown.' },
  accessibility: ['The fields are native and labeled. The link names the service that it opens in a new tab.'],
  panel: {
    icon: 'M5 20V9a7 7 0 0 1 14 0v11M3 13h18M8 13v7M16 13v7',
    groups: {
      Content: ['src'],
      Behavior: ['guests', 'maxGuests', 'time', 'consent'],
    },
    labels: { src: 'Page at the booking service', restaurantId: 'Restaurant ID at OpenTable', maxGuests: 'Maximum guests' },
  },
};
