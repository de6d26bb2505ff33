import type { Docs } from '../../core/manifest/docs.js';
import type { bookingSettings } from './booking.settings.js';

export const bookingDocs: Docs<typeof bookingSettings> = {
  details: `Give it the restaurant's address at OpenTable or Tock, as a link or as \`src\`. Guests choose how many they are, the day and the time, and go
to the service with that choice: nothing is loaded from there before. With the restaurant's number at OpenTable its own widget can be shown in
place, wide where there are more than 850 px. Any other address is a link.`,
  slots: { '': 'Your words and a link to the restaurant at its booking service: what is there without scripts.' },
  parts: {
    booking: 'All of it.', fields: 'Guests, date and time.', find: 'The link to the service.', here: 'The button that shows OpenTable\'s widget in place.',
    frame: 'OpenTable\'s widget.', hide: 'The button that hides it again.', message: 'What an owner who is logged in is told.',
  },
  states: { open: 'OpenTable\'s widget is in the page.' },
  accessibility: ['The fields are the browser\'s own, with labels. The link says which service it opens, in a new tab.'],
  panel: {
    icon: 'M5 20V9a7 7 0 0 1 14 0v11M3 13h18M8 13v7M16 13v7',
    groups: {
      Content: ['src'],
      Behavior: ['guests', 'maxGuests', 'time', 'consent'],
    },
    labels: { src: 'Restaurant page', restaurantId: 'Restaurant number', maxGuests: 'Most guests' },
  },
};
