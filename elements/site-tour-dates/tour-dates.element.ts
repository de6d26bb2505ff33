import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoom } from '../../styles/fill-room.styles.js';
import { eventListStyles, eventRowStyles } from '../../core/events/event-row.styles.js';
import { EventsController } from '../../core/events/events.controller.js';
import type { EventsHost } from '../../core/events/events.settings.js';
import { EventsState } from '../../core/events/events.state.js';
import { listActions } from '../../core/events/list-actions.js';
import { tourDatesSettings, type TourDatesHost } from './tour-dates.settings.js';
import { tourDatesLightStyles } from './tour-dates.light.styles.js';
import { tourDatesStyles } from './tour-dates.styles.js';

export const tourDates = feature({
  table: tourDatesSettings,
  lightStyles: [tourDatesLightStyles],
  styles: [fillRoom, eventRowStyles, eventListStyles, tourDatesStyles],
  state: () => new EventsState(),
  controller: ({ state, host }: { state: EventsState; host: TourDatesHost }) => new EventsController(state, host as unknown as EventsHost),
  update({ state, controller, changed }) {
    if (changed.has('show') || changed.has('pageSize')) state.set({ count: 0 });
    controller?.read();
  },
  connect: ({ controller }) => controller.connect(),
  actions: listActions,
  view: lazyView(() => import('./TourDates.js').then(module => module.TourDates)),
});
