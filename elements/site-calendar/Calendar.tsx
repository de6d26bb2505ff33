import { useId, useLayoutEffect, useRef } from 'react';
import { formatDay, hourText } from '../../core/calendar/event-words.js';
import type { Occurrence } from '../../core/calendar/event.js';
import { getFirstDay, getMonth } from '../../core/calendar/month.js';
import type { ViewProps } from '../../core/element/definition.js';
import { useStore } from '../../core/element/use-store.js';
import { EventRows, LoadFailure } from '../../core/events/EventRow.js';
import type { EventsHost } from '../../core/events/events.settings.js';
import type { CalendarHost, calendarSettings } from './calendar.settings.js';
import type { CalendarState, CalendarView } from './calendar.state.js';

type Rows = typeof calendarSettings;
type Props = ViewProps<Rows['settings'], Rows['events'], Rows['texts'], CalendarState>;
/** How many events a day of the grid names. */
const mostNamed = 2;

const chevron = (path: string) => <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d={path} /></svg>;

function Header({ host, title, id }: { readonly host: CalendarHost; readonly title: string; readonly id: string }) {
  return (
    <div className="header" part="header">
      <p className="month" part="month" id={id}>{title}</p>
      <div className="turn">
        <button type="button" part="button" data-action="today">{host.text('today')}</button>
        <button type="button" part="button" className="arrow" data-action="previous" aria-label={host.text('previous')}>{chevron('M10 3 5 8l5 5')}</button>
        <button type="button" part="button" className="arrow" data-action="next" aria-label={host.text('next')}>{chevron('m6 3 5 5-5 5')}</button>
      </div>
    </div>
  );
}

interface DayProps {
  readonly day: number;
  readonly shown: number | null;
  readonly view: CalendarView;
  readonly host: CalendarHost;
  readonly occurrences: readonly Occurrence[];
}

/** A day of the grid: its number, and what is on. Its accessible name is all of it, with the date in full. */
function Day({ day, shown, view, host, occurrences }: DayProps) {
  const { language } = host;
  const isInMonth = getMonth(day) === view.month;
  const name = [formatDay(language, day), ...occurrences.length ? [host.text('count', { count: occurrences.length })] : []].join(', ');
  return (
    <td
      role="gridcell" part={occurrences.length ? 'day day-with-events' : 'day'} className={isInMonth ? 'day' : 'day other'}
      data-action="day" data-day={day} tabIndex={day === view.day ? 0 : -1}
      aria-selected={day === shown} aria-current={day === view.today ? 'date' : undefined}
    >
      <span className="visually-hidden">{name}</span>
      <span className="number" aria-hidden="true">{formatDay(language, day, { day: 'numeric' })}</span>
      {occurrences.slice(0, mostNamed).map(occurrence => (
        <span key={occurrence.key} className="chip" part="chip" dir="auto" data-status={occurrence.event.status}>
          {hourText(language, occurrence) && <small>{hourText(language, occurrence)} </small>}<span>{occurrence.event.title}</span>
        </span>
      ))}
      {occurrences.length > mostNamed && <span className="rest">{host.text('moreOf', { count: occurrences.length - mostNamed })}</span>}
    </td>
  );
}

function Grid({
  state,
  host,
  view,
  labelledBy,
}: {
  readonly state: CalendarState;
  readonly host: CalendarHost;
  readonly view: CalendarView;
  readonly labelledBy: string;
}) {
  const table = useRef<HTMLTableElement>(null);
  const { moves, day } = view;
  // The focus follows the keyboard, and nothing else.
  useLayoutEffect(() => {
    if (moves) table.current!.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [moves, day]);
  const { weeks } = state;
  const byDay = state.byDay();
  const shown = state.shownDay;
  return (
    <table className="grid" part="grid" role="grid" aria-labelledby={labelledBy} ref={table}>
      <thead>
        <tr>
          {weeks[0]!.map(each => (
            <th key={each} scope="col" aria-label={formatDay(host.language, each, { weekday: 'long' })}>
              {formatDay(host.language, each, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]}>
            {week.map(each => (
              <Day key={each} day={each} shown={shown} view={view} host={host} occurrences={byDay.get(each) ?? []} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is on on the day that is shown. */
function DayEvents({ state, host }: { readonly state: CalendarState; readonly host: CalendarHost }) {
  const { slots } = useStore(state.events.$state);
  const day = state.shownDay;
  const date = day === null ? '' : formatDay(host.language, day);
  const occurrences = state.isWaiting || day === null ? [] : state.byDay().get(day) ?? [];
  const isNone = !state.isWaiting && occurrences.length === 0;
  return (
    <div className="panel" part="panel">
      <p className="day-title" part="day-title"><span>{isNone ? host.text('noneOn', { date }) : date}</span></p>
      {occurrences.length > 0 && <EventRows occurrences={occurrences} slots={slots} host={host as unknown as EventsHost} label={date} />}
    </div>
  );
}

function MonthList({ state, host, title }: { readonly state: CalendarState; readonly host: CalendarHost; readonly title: string }) {
  const { slots } = useStore(state.events.$state);
  const occurrences = state.isWaiting ? [] : state.ofMonth();
  const isNone = !state.isWaiting && occurrences.length === 0;
  return (
    <div className="panel" part="panel">
      {occurrences.length > 0 && <EventRows occurrences={occurrences} slots={slots} host={host as unknown as EventsHost} label={title} />}
      {isNone && <p className="none"><span>{host.text('noneIn', { month: title })}</span></p>}
    </div>
  );
}

/** What turns months and shows them, below the author's list, which is not seen. */
function Month({ values, state, host, title, id }: Pick<Props, 'values' | 'state' | 'host'> & { readonly title: string; readonly id: string }) {
  const { phase, announced } = useStore(state.events.$state);
  const view = useStore(state.$view);
  return (
    <>
      {phase === 'failed' && <LoadFailure host={host as unknown as EventsHost} />}
      {values.view === 'list'
        ? <MonthList state={state} host={host} title={title} />
        : <><Grid state={state} host={host} view={view} labelledBy={id} /><DayEvents state={state} host={host} /></>}
      <p className="visually-hidden" role="status">{announced}</p>
    </>
  );
}

/**
 * The calendar. Until the page has been read there is no today: the room it takes, with the author's list in it. What a
 * server has drawn, which knows no today either, becomes the calendar: its nodes stay.
 */
export function Calendar({ values, state, host }: Props) {
  const { today, month } = useStore(state.$view);
  const id = useId();
  const isKnown = today !== null;
  const title = formatDay(host.language, getFirstDay(month), { month: 'long', year: 'numeric' });
  return (
    <div className="room">
      <section className={isKnown ? 'calendar' : 'waiting'} aria-label={isKnown ? values.label || host.text('label') : undefined}>
        {isKnown && <Header host={host} title={title} id={id} />}
        <slot />
        {isKnown && <Month {...{ values, state, host, title, id }} />}
      </section>
    </div>
  );
}
