import type { ReactNode } from 'react';
import { googleCalendarUrl, outlookUrl } from '../calendar/calendar-links.js';
import { isSeries, type Occurrence } from '../calendar/event.js';
import { isoTime } from '../calendar/event-json-ld.js';
import { getEventDays, formatDay, isElsewhere, localTimeText, whenText, zoneText } from '../calendar/event-words.js';
import { safeUrl } from '../links/safe-url.js';
import type { EventsHost } from './events.settings.js';

interface RowProps {
  readonly occurrence: Occurrence;
  readonly host: EventsHost;
  /** Where the author's own element shows; without one the row is drawn from what is known. */
  readonly slot: string | undefined;
}

/** Day and month, large, for the eye alone: the words say the same. In another year than this one, the year instead of the weekday. */
function DateTile({ occurrence, host: { language } }: RowProps) {
  const [first] = getEventDays(occurrence);
  const isThisYear = new Date(first).getUTCFullYear() === new Date().getFullYear();
  return (
    <div className="tile" part="date" aria-hidden="true">
      <span className="tile-month">{formatDay(language, first, { month: 'short' })}</span>
      <span className="tile-day">{formatDay(language, first, { day: 'numeric' })}</span>
      <span className="tile-weekday">{formatDay(language, first, isThisYear ? { weekday: 'short' } : { year: 'numeric' })}</span>
    </div>
  );
}

/** When it is, in words; with the zone and the visitor's own time where that is another. */
function When({ occurrence, host }: RowProps) {
  const { language } = host;
  const elsewhere = isElsewhere(occurrence);
  return (
    <p className="when">
      <span>
        <time part="time" dateTime={isoTime('start', occurrence)}>{whenText(language, occurrence)}</time>
        {elsewhere && <span> {zoneText(language, occurrence)}</span>}
      </span>
    </p>
  );
}

function OwnTime({ occurrence, host }: RowProps) {
  return <p className="own-time" part="own-time"><span>{host.text('yourTime', { time: localTimeText(host.language, occurrence) })}</span></p>;
}

const badges = { 'sold-out': 'soldOut', cancelled: 'cancelled', postponed: 'postponed' } as const;

/** A row drawn from what is known: the author has written none, or it is in another row already. */
export function DrawnContent(props: RowProps) {
  const { occurrence: { event }, host } = props;
  const place = [event.venue, event.town].filter(Boolean).join(', ');
  const [url, tickets] = [event.url && safeUrl(event.url), event.ticketsUrl && safeUrl(event.ticketsUrl)];
  return (
    <>
      <p className="title" part="title">{url ? <a href={url}>{event.title}</a> : <span>{event.title}</span>}</p>
      <When {...props} />
      {isElsewhere(props.occurrence) && <OwnTime {...props} />}
      {place && <p className="place" part="place"><span>{place}</span></p>}
      {event.status !== 'scheduled' && <p className="badge" part="status"><span>{host.text(badges[event.status])}</span></p>}
      {tickets && event.status === 'scheduled' && <p><a className="tickets" part="tickets" href={tickets}>{host.text('tickets')}</a></p>}
    </>
  );
}

function AddLink({
  href,
  service,
  name,
  occurrence,
  host,
}: Omit<RowProps, 'slot'> & { readonly href: string; readonly service: string; readonly name: string }) {
  return (
    <a href={safeUrl(href) ?? undefined} target="_blank" rel="noopener" data-action="add" data-service={service} data-key={occurrence.key}>
      <span>{name}</span>
      <span className="visually-hidden"> ({host.text('newTab')})</span>
    </a>
  );
}

/** "Add to calendar". No request is sent before the visitor follows a link. */
export function AddMenu({ occurrence, host }: Omit<RowProps, 'slot'>) {
  return (
    <details className="add" part="add">
      <summary><span>{host.text('add')}<span className="visually-hidden">: {occurrence.event.title}</span></span></summary>
      <div className="menu">
        <AddLink href={googleCalendarUrl(occurrence)} service="google" name="Google" occurrence={occurrence} host={host} />
        <AddLink href={outlookUrl(occurrence)} service="outlook" name="Outlook" occurrence={occurrence} host={host} />
        <button type="button" data-action="add" data-service="file" data-key={occurrence.key}>{host.text('file')}</button>
      </div>
    </details>
  );
}

/** One date of an event. */
export function EventRow(props: RowProps) {
  const { occurrence, host, slot } = props;
  const { event } = occurrence;
  const isOff = event.status === 'cancelled';
  return (
    <li className="event" part="event" tabIndex={-1} data-status={event.status}>
      <DateTile {...props} />
      <div className="body">
        {slot ? <div className="own"><slot name={slot} /></div> : <DrawnContent {...props} />}
        {/* The author's words have the rule and the hour, and the tile has the day: this is for screen readers. */}
        {slot && isSeries(event) && <div className="visually-hidden"><When {...props} /></div>}
        {/* In one line where there is room: only a page knows that its visitor is elsewhere, and nothing moves for it. */}
        <div className="foot">
          {!host.values.hideAdd && !isOff && event.title !== '' && <AddMenu occurrence={occurrence} host={host} />}
          {slot && isElsewhere(occurrence) && <OwnTime {...props} />}
        </div>
      </div>
    </li>
  );
}

/** The rows of a list. An author's element shows in the first that is its own. */
export function EventRows({ occurrences, slots, host, label }: {
  readonly occurrences: readonly Occurrence[]; readonly slots: ReadonlyMap<string, string>; readonly host: EventsHost; readonly label: string;
}): ReactNode {
  const taken = new Set<string>();
  return (
    <ol className="events" part="list" aria-label={label}>
      {occurrences.map(occurrence => {
        const slot = taken.has(occurrence.event.id) ? undefined : slots.get(occurrence.event.id);
        taken.add(occurrence.event.id);
        return <EventRow key={occurrence.key} occurrence={occurrence} host={host} slot={slot} />;
      })}
    </ol>
  );
}

/** The author's own elements in the room of their rows, as long as it is not known when they are on. */
export function PlaceholderRows({ slots, host }: { readonly slots: ReadonlyMap<string, string>; readonly host: EventsHost }) {
  return (
    <div className="events">
      {[...slots.values()].map(slot => (
        <div key={slot} className="event">
          <span />
          <div className="body">
            <div className="own">
              <slot name={slot} />
            </div>
            {!host.values.hideAdd && <div className="waiting-add" />}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Message for a file that could not be loaded. */
export function LoadFailure({ host }: { readonly host: EventsHost }) {
  return (
    <p className="failed" part="error">
      <span>{host.text('failed')}</span>{' '}
      <button type="button" className="quiet" data-action="retry">
        {host.text('retry')}
      </button>
    </p>
  );
}
