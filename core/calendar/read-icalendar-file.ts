import { decodeICalendar } from './decode-icalendar.js';
import { readICalendar, type ReadCalendar } from './read-icalendar.js';

/** Reads a file; null for one that is no iCalendar. */
export async function readICalendarFile(bytes: Uint8Array, type: string | null, elementZone: string): Promise<ReadCalendar | null> {
  const text = decodeICalendar(bytes, type);
  return /^\ufeff?\s*BEGIN:\s?VCALENDAR/i.test(text) ? readICalendar(text, elementZone) : null;
}
