import { useId, useLayoutEffect, useRef } from 'react';
import { formatDay } from '../../core/calendar/event-words.js';
import type { ViewProps } from '../../core/element/definition.js';
import { useStore } from '../../core/element/use-store.js';
import { EventRows, LoadFailure } from '../../core/events/EventRow.js';
import type { EventsHost } from '../../core/events/events.settings.js';
import type { CalendarHost, calendarSettings } from './calendar.settings.js';
import type { CalendarState } from './calendar.state.js';
import { CategoryFilter } from './categories/CategoryFilter.js';
import { colorCount } from './categories/categories.js';
import { lazyParts } from './lazy-parts.js';
import { MonthGrid } from './month/MonthGrid.js';
import { getTitle, readViews, type ViewName } from './periods.js';

type Rows = typeof calendarSettings;
type Props = ViewProps<Rows['settings'], Rows['events'], Rows['texts'], CalendarState>;

const chevron = (path: string) => <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d={path} /></svg>;

/** The texts of the buttons that turn the pages of a view. */
const turnTexts = { week: ['previousWeek', 'nextWeek'], day: ['previousDay', 'nextDay'] } as const;

interface HeaderProps {
  readonly host: CalendarHost;
  readonly name: ViewName;
  readonly title: string;
  readonly id: string;
}

function Header({ host, name, title, id }: HeaderProps) {
  const [previous, next] = name === 'week' || name === 'day' ? turnTexts[name] : ['previous', 'next'] as const;
  const { views } = readViews(host.values.views);
  return (
    <div className="header" part="header">
      <p className="month" part="month" id={id}>{title}</p>
      {views.length > 1 && (
        <div className="views" part="views" role="group" aria-label={host.text('views')}>
          {views.map(view => (
            <button key={view} type="button" part="view" data-action="view" data-view={view} aria-pressed={view === name}>{host.text(view)}</button>
          ))}
        </div>
      )}
      <div className="turn">
        <button type="button" part="button" data-action="today">{host.text('today')}</button>
        <button type="button" part="button" className="arrow" data-action="previous" aria-label={host.text(previous)}>{chevron('M10 3 5 8l5 5')}</button>
        <button type="button" part="button" className="arrow" data-action="next" aria-label={host.text(next)}>{chevron('m6 3 5 5-5 5')}</button>
      </div>
    </div>
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
  const occurrences = state.isWaiting ? [] : state.ofPeriod();
  const isNone = !state.isWaiting && occurrences.length === 0;
  return (
    <div className="panel" part="panel">
      {occurrences.length > 0 && <EventRows occurrences={occurrences} slots={slots} host={host as unknown as EventsHost} label={title} />}
      {isNone && <p className="none"><span>{host.text('noneIn', { month: title })}</span></p>}
    </div>
  );
}

/** The view that is shown, below the author's list, which is not seen. */
function Period({ values, state, host, title, id }: Pick<Props, 'values' | 'state' | 'host'> & { readonly title: string; readonly id: string }) {
  const { phase, announced } = useStore(state.events.$state);
  const view = useStore(state.$view);
  const { name, card, isPrinting } = view;
  const PeriodView = lazyParts.period?.PeriodView;
  const EventCard = lazyParts.card?.EventCard;
  const SubscribeMenu = lazyParts.subscribe?.SubscribeMenu;
  return (
    <>
      {phase === 'failed' && <LoadFailure host={host as unknown as EventsHost} />}
      {name === 'month' && <MonthGrid state={state} host={host} view={view} labelledBy={id} />}
      {name === 'month' && !isPrinting && <DayEvents state={state} host={host} />}
      {(name === 'list' || (name === 'month' && isPrinting)) && <MonthList state={state} host={host} title={title} />}
      {name !== 'month' && name !== 'list' && (PeriodView ? <PeriodView view={name} state={state} host={host} title={title} /> : <div className="panel" />)}
      {values.subscribe && <div className="below">{SubscribeMenu && <SubscribeMenu host={host} />}</div>}
      {card && EventCard && <EventCard key={card.key} occurrence={card} state={state} host={host} />}
      <p className="visually-hidden" role="status">{announced}</p>
    </>
  );
}

/**
 * The calendar. Until the page has been read there is no today: the room it takes, with the author's list in it. What a
 * server has drawn, which knows no today either, becomes the calendar: its nodes stay.
 */
export function Calendar({ values, state, host }: Props) {
  const { today, name, selection, colors } = useStore(state.$view);
  useStore(state.events.$state);
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    for (let number = 1; number <= colorCount; number++) {
      const color = colors[number - 1]?.color;
      if (color) section.current!.style.setProperty(`--_category-${number}`, color);
      else section.current!.style.removeProperty(`--_category-${number}`);
    }
  }, [colors]);
  const id = useId();
  const isKnown = today !== null;
  const { categories } = state;
  const hasFilter = isKnown && !values.hideFilter && categories.length > 0;
  const title = getTitle(host.language, name, state.period);
  return (
    <div className="room">
      <section
        ref={section} className={isKnown ? 'calendar' : 'waiting'} data-action={isKnown ? 'calendar' : undefined}
        aria-label={isKnown ? values.label || host.text('label') : undefined}
      >
        {isKnown && <Header host={host} name={name} title={title} id={id} />}
        {hasFilter && <CategoryFilter host={host} categories={categories} selection={selection} />}
        <slot />
        {isKnown && <Period {...{ values, state, host, title, id }} />}
      </section>
    </div>
  );
}
