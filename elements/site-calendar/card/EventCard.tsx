import { useLayoutEffect, useRef } from 'react';
import type { Occurrence } from '../../../core/calendar/event.js';
import { AddMenu, DrawnContent } from '../../../core/events/EventRow.js';
import type { EventsHost } from '../../../core/events/events.settings.js';
import { adoptSheet } from '../../../core/platform/page.js';
import type { CalendarHost } from '../calendar.settings.js';
import type { CalendarState } from '../calendar.state.js';
import { cardStyles } from './card.styles.js';
import { showCard } from './show-card.js';

interface CardProps {
  readonly occurrence: Occurrence;
  readonly state: CalendarState;
  readonly host: CalendarHost;
}

/** The card of an event, over the page beside the button that opened it. */
export function EventCard({ occurrence, state, host }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    adoptSheet(card.current!, cardStyles);
    const shown = new AbortController();
    showCard({ card: card.current!, opener: state.cardOpener, close: () => state.closeCard(), signal: shown.signal });
    return () => shown.abort();
  }, [state]);
  const { event } = occurrence;
  const isOff = event.status === 'cancelled';
  return (
    <div ref={card} className="card" part="card" popover="manual" role="dialog" aria-label={event.title} tabIndex={-1} data-status={event.status}>
      <button type="button" className="close" part="button" data-action="close-card" aria-label={host.text('close')}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="m3 3 10 10M13 3 3 13" /></svg>
      </button>
      <div className="body">
        {event.categories && (
          <p className="card-categories" part="card-categories" data-color={state.colorOf(occurrence)}>
            <span className="swatch" aria-hidden="true" />
            <span dir="auto">{event.categories.join(', ')}</span>
          </p>
        )}
        <DrawnContent occurrence={occurrence} host={host as unknown as EventsHost} slot={undefined} />
        {event.description && <p className="description" part="description" dir="auto"><span>{event.description}</span></p>}
        {!host.values.hideAdd && !isOff && event.title !== '' && <AddMenu occurrence={occurrence} host={host as unknown as EventsHost} />}
      </div>
    </div>
  );
}
