import { canParseUrl } from '../links/can-parse-url.js';
import { clockTime } from './clock-time.js';
import type { Occurrence } from './event.js';
import { getZoneOffsetMs, toWallClock } from './time-zone.js';

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * The local time where the event takes place, such as `2026-12-05T19:00:00+00:00`, or the day alone for whole days. A time without a zone
 * has no offset: the visitor's own offset would be a different moment for each search engine.
 */
export function isoTime(edge: 'start' | 'end', occurrence: Occurrence): string {
  const { event: { isAllDay, zone }, startMs, endMs } = occurrence;
  const over = endMs ?? startMs;
  // `endMs` is the day after the last day.
  const ms = edge === 'start' ? startMs : isAllDay && over > startMs ? over - 86_400_000 : over;
  if (isAllDay) return new Date(ms).toISOString().slice(0, 10);
  if (!zone) return new Date(clockTime(edge, occurrence)).toISOString().slice(0, 19);
  const minutes = Math.round(getZoneOffsetMs(zone, ms) / 60_000);
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return new Date(toWallClock(ms, zone)).toISOString().slice(0, 19) + offset;
}

const statuses = { scheduled: 'EventScheduled', 'sold-out': 'EventScheduled', cancelled: 'EventCancelled', postponed: 'EventPostponed' } as const;

/** An occurrence as schema.org data for search engines. Relative addresses are resolved against the page's address. */
export function eventJsonLd(occurrence: Occurrence, base: string): Record<string, unknown> {
  const { event, endMs } = occurrence;
  const absolute = (address: string) => (address && canParseUrl(address, base) ? new URL(address, base).href : '');
  const [url, tickets] = [absolute(event.url), absolute(event.ticketsUrl)];
  return {
    '@context': 'https://schema.org', '@type': 'Event', name: event.title, startDate: isoTime('start', occurrence),
    ...endMs !== null && { endDate: isoTime('end', occurrence) },
    eventStatus: `https://schema.org/${statuses[event.status]}`,
    ...(event.venue || event.town) && {
      location: { '@type': 'Place', name: event.venue || event.town, address: [event.venue, event.town].filter(Boolean).join(', ') },
    },
    ...event.description && { description: event.description },
    ...url && { url },
    ...tickets && { offers: { '@type': 'Offer', url: tickets, availability: `https://schema.org/${event.status === 'sold-out' ? 'SoldOut' : 'InStock'}` } },
  };
}
