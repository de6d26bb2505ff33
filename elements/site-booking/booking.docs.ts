import type { Docs } from '../../core/manifest/describe/docs.js';
import type { bookingSettings } from './booking.settings.js';

export const bookingDocs: Docs<typeof bookingSettings> = {
  group: 'forms',
  details: `Set the URL of the restaurant at OpenTable or Tock, as a link or as \`src\`. Guests choose the party size, date and time, and open
the service with these values; nothing is loaded from it before. With the restaurant's OpenTable ID, OpenTable's widget can load on
your page (in its wide version above 850 px). Any other URL is shown as a link.`,
  slots: { '': 'Your text and a link to the restaurant at its booking service, shown without scripts.' },
  parts: {
    booking: 'The whole form.', fields: 'Guests, date and time.', find: 'The link to the service.', here: 'The button that loads OpenTable\'s widget on the page.',
    frame: 'OpenTable\'s widget.', hide: 'The button that hides the widget.', message: 'The message for a logged-in owner.',
  },
  states: { open: 'OpenTable\'s widget is shown.' },
  accessibility: ['The fields are native and labeled. The link names the service that it opens in a new tab.'],
  panel: {
    icon: 'M5 20V9a7 7 0 0 1 14 0v11M3 13h18M8 13v7M16 13v7',
    groups: {
      Content: ['src'],
      Behavior: ['guests', 'maxGuests', 'time', 'consent'],
    },
    labels: { src: 'Restaurant page', restaurantId: 'Restaurant ID at OpenTable', maxGuests: 'Maximum guests' },
  },
};
