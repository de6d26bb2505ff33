import { formatDay, formatDays, getEventDays, hoursText } from '../../../core/calendar/event-words.js';
import type { Occurrence } from '../../../core/calendar/event.js';
import type { CalendarHost } from '../calendar.settings.js';
import type { CalendarState } from '../calendar.state.js';
import { EventButton } from './EventButton.js';

interface AgendaProps {
  readonly state: CalendarState;
  readonly host: CalendarHost;
  /** The first and the last day. */
  readonly period: readonly [first: number, last: number];
  readonly occurrences: readonly Occurrence[];
}

/** Occurrences by the first of their days in a period. */
function groupByDay(occurrences: readonly Occurrence[], first: number): readonly (readonly [day: number, occurrences: readonly Occurrence[]])[] {
  const days = new Map<number, Occurrence[]>();
  for (const occurrence of occurrences) {
    const day = Math.max(first, getEventDays(occurrence)[0]);
    days.set(day, [...days.get(day) ?? [], occurrence]);
  }
  return [...days].sort(([a], [b]) => a - b);
}

/** When an event of the agenda is: its hours, or its dates if it has several days. */
function whenInDay(host: CalendarHost, occurrence: Occurrence): string {
  const [from, to] = getEventDays(occurrence);
  if (from !== to && (occurrence.event.isAllDay || to - from > 86_400_000)) return formatDays(host.language, from, to);
  return hoursText(host.language, occurrence) || host.text('allDay');
}

/** The events of a month by day. An event of several days is listed once, on its first day. */
export function Agenda({ state, host, period: [first], occurrences }: AgendaProps) {
  const { language } = host;
  const { today } = state.$view.get();
  return (
    <div className="agenda" part="agenda">
      {groupByDay(occurrences, first).map(([day, own]) => (
        <div key={day} className={day === today ? 'agenda-day today' : 'agenda-day'} part="agenda-day" role="group" aria-label={formatDay(language, day)}>
          <p className="agenda-date" aria-hidden="true">
            <span className="number">{formatDay(language, day, { day: 'numeric' })}</span>{' '}
            <span>{formatDay(language, day, { weekday: 'short' })}</span>
          </p>
          <ol>
            {own.map(occurrence => {
              const { venue, town } = occurrence.event;
              const place = [venue, town].filter(Boolean).join(', ');
              return (
                <li key={occurrence.key}>
                  <EventButton occurrence={occurrence} state={state} className="row">
                    <span className="row-when">{whenInDay(host, occurrence)}</span>{' '}
                    <span className="row-title" dir="auto">{occurrence.event.title}</span>{' '}
                    {place && <span className="row-place" dir="auto">{place}</span>}
                  </EventButton>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </div>
  );
}
