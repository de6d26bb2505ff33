import { clockTime } from './clock-time.js';
import type { Occurrence } from './event.js';
import { compactTime, compactUtc } from './format-icalendar.js';
import { isNamedZone, type WallClockMs } from './time-zone.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Maximum characters of a description in an address. The services refuse longer addresses. */
const mostDescription = 800;

const whereOf = ({ event: { venue, town } }: Occurrence): string => [venue, town].filter(Boolean).join(', ');
/** Formats start and end for services that need both. An event without an end lasts an hour, or the whole day. */
function span(
  occurrence: Occurrence,
  write: { day(ms: number): string; moment(ms: number): string; clock(wall: WallClockMs): string },
): readonly [start: string, end: string] {
  const { event, startMs, endMs } = occurrence;
  if (event.isAllDay) return [write.day(startMs), write.day(endMs ?? startMs + dayMs)];
  if (event.zone) return [write.moment(startMs), write.moment(endMs ?? startMs + hourMs)];
  // A time without a zone is the same clock time for every visitor.
  const start = clockTime('start', occurrence);
  return [write.clock(start), write.clock(endMs === null ? start + hourMs : clockTime('end', occurrence))];
}

/** Address of the Google Calendar page that adds an occurrence. */
export function googleCalendarUrl(occurrence: Occurrence): string {
  const { event } = occurrence;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: span(occurrence, { day: ms => compactTime(ms, true), moment: compactUtc, clock: wall => compactTime(wall, false) }).join('/'),
    ...(event.description && { details: event.description.slice(0, mostDescription) }),
    ...(whereOf(occurrence) && { location: whereOf(occurrence) }),
    ...(isNamedZone(event.zone) && { ctz: event.zone }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Address of the Outlook page that adds an occurrence. */
export function outlookUrl(occurrence: Occurrence): string {
  const { event } = occurrence;
  const iso = (ms: number, length: number) => new Date(ms).toISOString().slice(0, length);
  const [startdt, enddt] = span(occurrence, { day: ms => iso(ms, 10), moment: ms => `${iso(ms, 19)}Z`, clock: wall => iso(wall, 19) });
  const query = new URLSearchParams({
    path: '/calendar/action/compose', rru: 'addevent', subject: event.title, startdt, enddt,
    ...event.isAllDay && { allday: 'true' },
    ...event.description && { body: event.description.slice(0, mostDescription) },
    ...whereOf(occurrence) && { location: whereOf(occurrence) },
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}
