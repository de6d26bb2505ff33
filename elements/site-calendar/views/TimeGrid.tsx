import { useLayoutEffect, useRef } from 'react';
import { formatDay, formatDays, formatHour, getEventDays, hoursText } from '../../../core/calendar/event-words.js';
import type { Occurrence } from '../../../core/calendar/event.js';
import { dayStart } from '../../../core/calendar/time-zone.js';
import type { CalendarHost } from '../calendar.settings.js';
import type { CalendarState } from '../calendar.state.js';
import { getSegments } from '../month/week-lanes.js';
import { readHours } from '../periods.js';
import { EventButton } from './EventButton.js';
import { getHours, isAboveHours, layOutDay, type TimeBlock } from './time-blocks.js';

const defaultHours = [8, 18] as const;

interface GridProps {
  readonly state: CalendarState;
  readonly host: CalendarHost;
  readonly days: readonly number[];
  readonly occurrences: readonly Occurrence[];
}

/** Events without hours, each over its days. On a phone they are a list with their dates. */
function AboveHours({ state, host, days, occurrences }: GridProps) {
  const { language } = host;
  const segments = getSegments(days, occurrences.filter(isAboveHours));
  if (segments.length === 0) return null;
  return (
    <div className="above">
      <span className="above-label" aria-hidden="true">{host.text('allDay')}</span>
      <ol className="bands" aria-label={host.text('allDay')}>
        {segments.map(({ occurrence, first, length, startsEarlier, endsLater }) => (
          <li key={occurrence.key} data-first={first + 1} data-span={length} data-earlier={startsEarlier || undefined} data-later={endsLater || undefined}>
            <EventButton occurrence={occurrence} state={state} className="block">
              <span dir="auto">{occurrence.event.title}</span>{' '}
              <small className="dates">{formatDays(language, ...getEventDays(occurrence))}</small>
            </EventButton>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One event beside the hours. */
function Block({ block, first, state, host }: Omit<GridProps, 'days' | 'occurrences'> & { readonly block: TimeBlock; readonly first: number }) {
  const item = useRef<HTMLLIElement>(null);
  const { from, to, column, columns, width, occurrence } = block;
  useLayoutEffect(() => {
    const { style } = item.current!;
    style.setProperty('--_from', String(from / 60 - first));
    style.setProperty('--_hours', String((to - from) / 60));
    style.setProperty('--_at', String(column / columns));
    style.setProperty('--_share', String(width / columns));
  }, [from, to, column, columns, width, first]);
  return (
    <li ref={item} data-earlier={block.startsEarlier || undefined} data-later={block.endsLater || undefined} data-short={to - from < 60 || undefined}>
      <EventButton occurrence={occurrence} state={state} className="block">
        <span dir="auto">{occurrence.event.title}</span> <small dir="auto">{hoursText(host.language, occurrence)}</small>
      </EventButton>
    </li>
  );
}

/** The line at the current time at the venue. */
function NowLine({ hours }: { readonly hours: number }) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { line.current!.style.setProperty('--_from', String(hours)); }, [hours]);
  return <div ref={line} className="now" part="now" aria-hidden="true" />;
}

/** A week or a day: events beside the hours, at their clock times at the venue. */
export function TimeGrid({ state, host, days, occurrences }: GridProps) {
  const { language } = host;
  const { today, nowWall } = state.$view.get();
  const blocks = days.map(day => layOutDay(day, occurrences));
  const [first, last] = getHours(blocks.flat(), readHours(host.values.hours) ?? defaultHours);
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { grid.current!.style.setProperty('--_hour-count', String(last - first)); }, [first, last]);
  const hours = [...Array(last - first).keys()].map(index => first + index);
  const nowDay = nowWall === null ? null : dayStart(nowWall);
  const hoursNow = nowWall === null ? -1 : (nowWall - dayStart(nowWall)) / 3_600_000;
  return (
    <div className="time" part="time-grid" data-days={days.length} ref={grid}>
      {days.length > 1 && (
        <div className="heads" aria-hidden="true">
          {days.map(day => (
            <p key={day} className={day === today ? 'head today' : 'head'}>
              <span>{formatDay(language, day, { weekday: 'short' })}</span> <span className="number">{formatDay(language, day, { day: 'numeric' })}</span>
            </p>
          ))}
        </div>
      )}
      <AboveHours state={state} host={host} days={days} occurrences={occurrences} />
      <div className="plan">
        <div className="hours" aria-hidden="true">
          {hours.map(hour => <span key={hour}>{formatHour(language, hour)}</span>)}
        </div>
        {days.map((day, index) => {
          const own = blocks[index]!;
          const name = [formatDay(language, day), host.text('count', { count: own.length })].join(', ');
          const now = day === nowDay && hoursNow >= first && hoursNow < last ? hoursNow - first : null;
          return (
            <div
              key={day} className={day === today ? 'column today' : 'column'} part="column"
              role="group" aria-label={name} data-empty={own.length === 0 || undefined}
            >
              <p className="column-name" aria-hidden="true">{formatDay(language, day, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
              {own.length > 0 && <ol>{own.map(block => <Block key={block.occurrence.key} block={block} first={first} state={state} host={host} />)}</ol>}
              {now !== null && <NowLine hours={now} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}
