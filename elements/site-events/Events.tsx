import type { ViewProps } from '../../core/element/definition.js';
import { EventList } from '../../core/events/EventList.js';
import type { ListHost } from '../../core/events/events.settings.js';
import type { EventsState } from '../../core/events/events.state.js';
import type { eventsSettings } from './events.settings.js';

type Rows = typeof eventsSettings;

/** The author's events, each in a row of its own. */
export function Events({ values, state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], EventsState>) {
  return <EventList state={state} host={host as unknown as ListHost} label={values.label || host.text('label')} />;
}
