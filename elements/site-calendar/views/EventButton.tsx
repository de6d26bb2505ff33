import type { ReactNode } from 'react';
import type { Occurrence } from '../../../core/calendar/event.js';
import type { CalendarState } from '../calendar.state.js';

interface EventButtonProps {
  readonly occurrence: Occurrence;
  readonly state: CalendarState;
  readonly className: string;
  readonly children: ReactNode;
}

/** A button that opens the card of an event. */
export function EventButton({ occurrence, state, className, children }: EventButtonProps) {
  return (
    <button
      type="button" className={className} part="chip" data-action="card" data-key={occurrence.key} aria-haspopup="dialog"
      data-color={state.colorOf(occurrence) || undefined} data-status={occurrence.event.status}
    >
      {children}
    </button>
  );
}
