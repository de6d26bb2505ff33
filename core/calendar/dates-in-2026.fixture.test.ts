import { isSeries, type CalendarEvent } from './event.js';
import { plainOccurrences } from './plain-occurrences.js';
import { expandRule } from './recurrence.js';

const [begin, end] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1) - 1];
const iso = (ms: number, length: number) => new Date(ms).toISOString().slice(0, length);

/** When events take place in 2026, in UTC: `title start/end`, and `title day/day` for whole days, the last one included. */
export function datesIn2026(events: readonly CalendarEvent[]): readonly string[] {
  const occurrences = events.flatMap(event => (isSeries(event) ? expandRule(event, begin, end).occurrences : plainOccurrences(event)));
  return occurrences.sort((a, b) => a.startMs - b.startMs).map(({ event: { title, isAllDay }, startMs, endMs }) => {
    if (isAllDay) return `${title} ${iso(startMs, 10)}/${iso(endMs! - 1, 10)}`;
    return `${title} ${iso(startMs, 16)}${endMs === null ? '' : `/${iso(endMs, 16)}`}`;
  });
}
