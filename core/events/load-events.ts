import { eventLimits, readEventRecords, type CalendarEvent } from '../calendar/event.js';
import { baseUrl } from '../platform/page.js';
import type { ReceivedFile } from '../request/read-response.js';
import { request } from '../request/request.js';

export interface LoadedEvents { readonly events: readonly CalendarEvent[]; readonly problems: readonly string[] }

/** The beginning of JSON, after blanks. Everything else is read as iCalendar. */
const beginsJson = /^\s*[[{]/;

/** Reads a file in any encoding: iCalendar, JSON with a list, or JSON with a list called `events`. */
async function readFile({ bytes, type }: ReceivedFile, zone: string): Promise<LoadedEvents> {
  const { charsetOfType, decodeText } = await import('../reading/decode-text.js');
  const { text } = decodeText(bytes, charsetOfType(type));
  if (!beginsJson.test(text)) {
    const { readICalendarFile } = await import('../calendar/read-icalendar.js');
    const read = await readICalendarFile(bytes, type, zone);
    return read ?? { events: [], problems: ['has neither iCalendar nor a list of events in it'] };
  }
  if (text.length > eventLimits.bytes) return { events: [], problems: [`has more than ${eventLimits.bytes} characters; expected less`] };
  try {
    const data = JSON.parse(text) as { readonly events?: unknown } | readonly unknown[] | null;
    const list = Array.isArray(data) ? data : (data as { readonly events?: unknown } | null)?.events;
    if (Array.isArray(list)) return readEventRecords(list, zone);
  } catch { /* it is neither */ }
  return { events: [], problems: ['has neither iCalendar nor a list of events in it'] };
}

/** Loads events from an address of this site; null without a response. Other hosts are refused: they would learn about visitors. */
export async function loadEvents(address: string, zone: string, signal: AbortSignal): Promise<LoadedEvents | null> {
  const url = new URL(address, baseUrl());
  if (url.origin !== new URL(baseUrl()).origin)
    return { events: [], problems: ['is on another host; expected a file of this site, so that no other host learns of visitors'] };
  const answer = await request.get<ReceivedFile>(url.pathname + url.search, { format: 'bytes', signal });
  return answer.kind === 'success' ? readFile(answer.data, zone) : answer.kind === 'failure' ? null : { events: [], problems: ['is empty'] };
}
