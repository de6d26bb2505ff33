import { escapeText, foldLine } from 'site-elements/contract/calendar-file';
import type { Booking, BookingService } from './bookings.schema.js';

const utc = (moment: Date): string => `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** A booking as an iCalendar file (RFC 5545). A later version with the same UID and a higher sequence replaces the event. */
export function bookingFile({ id, startsAt, endsAt, sequence, state, createdAt }: Booking, { title, description }: BookingService, url: string): string {
  return [
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Site Elements//Bookings//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT',
    `UID:${id}@site-elements`, `SEQUENCE:${sequence}`, `DTSTAMP:${utc(createdAt)}`, `DTSTART:${utc(startsAt)}`, `DTEND:${utc(endsAt)}`,
    `STATUS:${state === 'canceled' ? 'CANCELLED' : 'CONFIRMED'}`, `SUMMARY:${escapeText(title)}`,
    ...description ? [`DESCRIPTION:${escapeText(description)}`] : [], `URL:${url}`, 'END:VEVENT', 'END:VCALENDAR', '',
  ].map(foldLine).join('\r\n');
}
