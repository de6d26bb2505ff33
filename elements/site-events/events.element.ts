import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoomAround } from '../../styles/fill-room.styles.js';
import { eventListStyles, eventRowStyles } from '../../core/events/event-row.styles.js';
import { EventsController } from '../../core/events/events.controller.js';
import type { EventsHost } from '../../core/events/events.settings.js';
import { EventsState } from '../../core/events/events.state.js';
import { listActions } from '../../core/events/list-actions.js';
import { eventsSettings, type SiteEventsHost } from './events.settings.js';
import { eventsStyles } from './events.styles.js';

export const events = feature({
  table: eventsSettings,
  styles: [fillRoomAround, eventRowStyles, eventListStyles, eventsStyles],
  state: () => new EventsState(),
  controller: ({ state, host }: { state: EventsState; host: SiteEventsHost }) => new EventsController(state, host as unknown as EventsHost),
  update({ state, controller, changed }) {
    if (changed.has('show') || changed.has('pageSize')) state.set({ count: 0 });
    controller?.read();
  },
  connect: ({ controller }) => controller.connect(),
  actions: listActions,
  view: lazyView(() => import('./Events.js').then(module => module.Events)),
});
