import { useLayoutEffect, useRef } from 'react';
import { formatDay, hourText } from '../../../core/calendar/event-words.js';
import { getMonth } from '../../../core/calendar/month.js';
import type { CalendarHost } from '../calendar.settings.js';
import type { CalendarState, CalendarView } from '../calendar.state.js';
import { isBand, layOutWeek, type DayLanes, type LaneOfDay } from './week-lanes.js';

/** Number of lanes with events in a day: on the screen, and on paper, where nothing can be pressed for the others. */
const [maxLanes, maxPrintedLanes] = [2, 100];

interface LaneProps {
  readonly lane: LaneOfDay | null;
  readonly index: number;
  readonly state: CalendarState;
  readonly host: CalendarHost;
  /** Whether the keyboard is on this day: its events are reached with Tab. */
  readonly isCurrent: boolean;
}

/** One lane of a day: an event, a band that began on an earlier day, or an empty lane above another one. */
function Lane({ lane, index, state, host, isCurrent }: LaneProps) {
  if (!lane?.isFirst) return <span className="lane">{lane && <span className="visually-hidden">{lane.segment.occurrence.event.title}</span>}</span>;
  const { occurrence, length, startsEarlier, endsLater } = lane.segment;
  const hour = startsEarlier ? '' : hourText(host.language, occurrence);
  return (
    <button
      type="button" className={isBand(lane.segment) ? 'chip band' : 'chip'} part="chip" tabIndex={isCurrent ? 0 : -1}
      data-action="card" data-key={occurrence.key} aria-haspopup="dialog" data-status={occurrence.event.status}
      data-color={state.colorOf(occurrence) || undefined} data-lane={index} data-span={length}
      data-earlier={startsEarlier || undefined} data-later={endsLater || undefined}
    >
      {hour && <small>{hour} </small>}<span dir="auto">{occurrence.event.title}</span>
    </button>
  );
}

interface DayProps {
  readonly day: number;
  readonly shown: number | null;
  readonly view: CalendarView;
  readonly state: CalendarState;
  readonly host: CalendarHost;
  readonly lanes: DayLanes;
  /** Number of its events. */
  readonly count: number;
}

/** A day of the grid: its number, and what is on. Its accessible name is all of it, with the date in full. */
function Day({ day, shown, view, state, host, lanes: { lanes, hidden }, count }: DayProps) {
  const { language } = host;
  const isInMonth = getMonth(day) === view.month;
  const name = [formatDay(language, day), ...count ? [host.text('count', { count })] : []].join(', ');
  return (
    <td
      role="gridcell" part={count ? 'day day-with-events' : 'day'} className={isInMonth ? 'day' : 'day other'}
      data-action="day" data-day={day} tabIndex={day === view.day ? 0 : -1}
      aria-selected={day === shown} aria-current={day === view.today ? 'date' : undefined}
    >
      <span className="visually-hidden">{name}</span>
      <span className="number" aria-hidden="true">{formatDay(language, day, { day: 'numeric' })}</span>
      {lanes.map((lane, index) => (
        <Lane key={lane?.segment.occurrence.key ?? index} lane={lane} index={index} state={state} host={host} isCurrent={day === view.day} />
      ))}
      {hidden > 0 && <span className="rest">{host.text('moreOf', { count: hidden })}</span>}
    </td>
  );
}

/** The grid of a month. */
export function MonthGrid({ state, host, view, labelledBy }: {
  readonly state: CalendarState;
  readonly host: CalendarHost;
  readonly view: CalendarView;
  readonly labelledBy: string;
}) {
  const table = useRef<HTMLTableElement>(null);
  const { moves, day, isPrinting } = view;
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
        {weeks.map(week => {
          const lanes = layOutWeek(week, state.ofDays(week), isPrinting ? maxPrintedLanes : maxLanes);
          return (
            <tr key={week[0]}>
              {week.map((each, index) => (
                <Day key={each} day={each} count={byDay.get(each)?.length ?? 0} lanes={lanes[index]!} {...{ shown, view, state, host }} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
