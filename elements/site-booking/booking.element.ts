import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoom } from '../../styles/fill-room.styles.js';
import { BookingController } from './booking.controller.js';
import { bookingLightStyles } from './booking.light.styles.js';
import { bookingSettings, type BookingHost } from './booking.settings.js';
import type { BookingState } from './booking.state.js';
import { bookingStyles } from './booking.styles.js';
import { firstBooking } from './first-booking.js';

export const booking = feature({
  table: bookingSettings,
  styles: [fillRoom, bookingStyles],
  lightStyles: [bookingLightStyles],
  state: firstBooking,
  controller: ({ state, host }: { state: BookingState; host: BookingHost }) => new BookingController(state, host),
  update: ({ controller, changed }) => { if (changed.size > 0) controller?.read(); },
  connect: ({ controller }) => controller.connect(),
  actions: {
    'change choose': ({ controller, target }) => controller.choose(target as HTMLInputElement),
    'click go': ({ controller, event }) => controller.go(event),
    'click show': ({ controller, event }) => controller.show(event),
    'click hide': ({ controller }) => controller.hide(),
  },
  view: lazyView(() => import('./Booking.js').then(({ Booking }) => Booking)),
});
