import type { Occurrence } from '../calendar/event.js';
import { formatICalendar } from '../calendar/format-icalendar.js';
import { downloadFile } from '../platform/download.js';
import { baseUrl } from '../platform/page.js';

/** Hands the visitor an iCalendar file of an occurrence. */
export function downloadICalendar(occurrence: Occurrence): void {
  const name = occurrence.event.title.normalize('NFKD').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '').slice(0, 60) || 'event';
  downloadFile(`${name}.ics`, 'text/calendar;charset=utf-8', formatICalendar(occurrence, { base: baseUrl(), nowMs: Date.now() }));
}
