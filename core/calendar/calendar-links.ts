import type { Occurrence } from './event.js';
import { compactTime, compactUtc } from './format-icalendar.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** What an address may hold of a description: longer ones are refused by the services. */
const mostDescription = 800;

const whereOf = ({ event: { venue, town } }: Occurrence): string => [venue, town].filter(Boolean).join(', ');
/** An end for services that want one: an hour later, or the day after. */
const endOf = ({ event, startMs, endMs }: Occurrence): number => endMs ?? startMs + (event.isAllDay ? dayMs : hourMs);

/** The page of Google Calendar that offers to add an occurrence. */
export function googleCalendarUrl(occurrence: Occurrence): string {
  const { event, startMs } = occurrence;
  const time = (ms: number) => (event.isAllDay ? compactTime(ms, true) : compactUtc(ms));
  const query = new URLSearchParams({
    action: 'TEMPLATE', text: event.title, dates: `${time(startMs)}/${time(endOf(occurrence))}`,
    ...event.description && { details: event.description.slice(0, mostDescription) },
    ...whereOf(occurrence) && { location: whereOf(occurrence) },
    ...event.zone.includes('/') && { ctz: event.zone },
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** The page of Outlook that offers to add an occurrence. */
export function outlookUrl(occurrence: Occurrence): string {
  const { event, startMs } = occurrence;
  const time = (ms: number) => (event.isAllDay ? new Date(ms).toISOString().slice(0, 10) : new Date(ms).toISOString().replace('.000Z', 'Z'));
  const query = new URLSearchParams({
    path: '/calendar/action/compose', rru: 'addevent', subject: event.title, startdt: time(startMs), enddt: time(endOf(occurrence)),
    ...event.isAllDay && { allday: 'true' },
    ...event.description && { body: event.description.slice(0, mostDescription) },
    ...whereOf(occurrence) && { location: whereOf(occurrence) },
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}
