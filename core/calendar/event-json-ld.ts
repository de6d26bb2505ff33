import type { Occurrence } from './event.js';
import { offsetMs, wallOf } from './time-zone.js';

const two = (number: number): string => String(number).padStart(2, '0');

/** `2026-12-05T19:00:00+00:00` where it takes place; the day alone of a whole day. */
export function isoTime(ms: number, { event: { isAllDay, zone } }: Occurrence): string {
  if (isAllDay) return new Date(ms).toISOString().slice(0, 10);
  const minutes = Math.round(offsetMs(zone, ms) / 60_000);
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return new Date(wallOf(ms, zone)).toISOString().slice(0, 19) + offset;
}

const statuses = { scheduled: 'EventScheduled', 'sold-out': 'EventScheduled', cancelled: 'EventCancelled', postponed: 'EventPostponed' } as const;

/** An occurrence as search engines read it (schema.org); relative addresses are made whole with the page's. */
export function eventJsonLd(occurrence: Occurrence, base: string): Record<string, unknown> {
  const { event, startMs, endMs } = occurrence;
  const absolute = (address: string) => (address && URL.canParse(address, base) ? new URL(address, base).href : '');
  const [url, tickets] = [absolute(event.url), absolute(event.ticketsUrl)];
  // Its last day is the day before the one on which it is over.
  const lastMs = endMs === null ? null : event.isAllDay ? endMs - 86_400_000 : endMs;
  return {
    '@context': 'https://schema.org', '@type': 'Event', name: event.title, startDate: isoTime(startMs, occurrence),
    ...lastMs !== null && { endDate: isoTime(lastMs, occurrence) },
    eventStatus: `https://schema.org/${statuses[event.status]}`,
    ...(event.venue || event.town) && {
      location: { '@type': 'Place', name: event.venue || event.town, address: [event.venue, event.town].filter(Boolean).join(', ') },
    },
    ...event.description && { description: event.description },
    ...url && { url },
    ...tickets && { offers: { '@type': 'Offer', url: tickets, availability: `https://schema.org/${event.status === 'sold-out' ? 'SoldOut' : 'InStock'}` } },
  };
}
