import type { SubscribeService } from '../../core/calendar/subscribe-links.js';
import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoom } from '../../styles/fill-room.styles.js';
import { eventRowStyles } from '../../core/events/event-row.styles.js';
import { addOccurrence } from '../../core/events/list-actions.js';
import { CalendarController } from './calendar.controller.js';
import { calendarLightStyles } from './calendar.light.styles.js';
import { calendarSettings, type CalendarHost } from './calendar.settings.js';
import { CalendarState } from './calendar.state.js';
import { categoryStyles } from './categories/category.styles.js';
import { calendarStyles } from './calendar.styles.js';
import type { ViewName } from './periods.js';
import { paintWaiting } from './paint-waiting.js';

export const calendar = feature({
  table: calendarSettings,
  styles: [fillRoom, eventRowStyles, calendarStyles, categoryStyles],
  lightStyles: [calendarLightStyles],
  state: () => new CalendarState(),
  controller: ({ state, host }: { state: CalendarState; host: CalendarHost }) => new CalendarController(state, host),
  update: ({ controller }) => controller?.read(),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click view': ({ controller, target }) => controller.show(target.dataset.view as ViewName),
    'click card': ({ controller, target }) => { void controller.openCard(target); },
    'click close-card': ({ state }) => state.closeCard(),
    'keydown card': ({ controller, event }) => controller.pressOnEvent(event as KeyboardEvent),
    'keydown calendar': ({ controller, event }) => controller.pressShortcut(event as KeyboardEvent),
    'click previous': ({ controller }) => controller.turn(-1),
    'click next': ({ controller }) => controller.turn(1),
    'click today': ({ controller }) => controller.goToToday(),
    'click category': ({ controller, target }) => controller.filter(target.dataset.category!),
    'click day': ({ controller, target }) => controller.select(target),
    'keydown day': ({ controller, event }) => controller.press(event as KeyboardEvent),
    'click subscribe': ({ controller, target, event }) => controller.subscribe(target.dataset.service as SubscribeService, event),
    'click copy-address': ({ controller, target }) => { void controller.copyAddress(target); },
    'click retry': ({ controller }) => {
      void controller.events.load();
    },
    'click add': ({ controller, state, target, event }) =>
      addOccurrence({ controller: controller.events, target, event }, [...state.ofShown(), ...state.$view.get().card ? [state.$view.get().card!] : []]),
  },
  view: lazyView(() => import('./Calendar.js').then(module => module.Calendar), { firstPaint: paintWaiting }),
});
