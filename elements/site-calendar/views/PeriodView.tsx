import { useLayoutEffect, useRef } from 'react';
import { addDays } from '../../../core/calendar/month.js';
import { adoptSheet } from '../../../core/platform/page.js';
import type { CalendarHost } from '../calendar.settings.js';
import type { CalendarState } from '../calendar.state.js';
import { hasHours, type ViewName } from '../periods.js';
import { Agenda } from './Agenda.js';
import { periodViewStyles } from './period-view.styles.js';
import { TimeGrid } from './TimeGrid.js';

interface PeriodProps {
  readonly view: ViewName;
  readonly state: CalendarState;
  readonly host: CalendarHost;
  readonly title: string;
}

/** The views that load when they are shown: week, day and agenda. */
export function PeriodView({ view, state, host, title }: PeriodProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { adoptSheet(root.current!, periodViewStyles); }, []);
  const { period } = state;
  const [first, last] = period;
  const days = [...Array(Math.round((last - first) / 86_400_000) + 1).keys()].map(index => addDays(first, index));
  const occurrences = state.isWaiting ? [] : state.ofDays(days);
  const isNone = !state.isWaiting && occurrences.length === 0;
  return (
    <div className={hasHours(view) ? 'panel period with-hours' : 'panel period'} part="panel" ref={root}>
      {hasHours(view)
        ? <TimeGrid state={state} host={host} days={days} occurrences={occurrences} />
        : <Agenda state={state} host={host} period={period} occurrences={occurrences} />}
      {isNone && <p className="none"><span>{hasHours(view) ? host.text('noneOn', { date: title }) : host.text('noneIn', { month: title })}</span></p>}
    </div>
  );
}
