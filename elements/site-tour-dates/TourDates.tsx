import type { ViewProps } from '../../core/element/definition.js';
import { EventList } from '../../core/events/EventList.js';
import type { ListHost } from '../../core/events/events.settings.js';
import type { EventsState } from '../../core/events/events.state.js';
import type { tourDatesSettings } from './tour-dates.settings.js';

type Rows = typeof tourDatesSettings;

/** The dates of a tour, the next one first. */
export function TourDates({ values, state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], EventsState>) {
  return <EventList state={state} host={host as unknown as ListHost} label={values.label || host.text('label')} />;
}
