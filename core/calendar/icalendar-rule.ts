import { dayAtMidnight, readICalendarTime, standardTime } from './icalendar-times.js';
import { dayStart } from './time-zone.js';

/** Parts with a default value, which change nothing. */
const isNeedless = (part: string): boolean => /^(?:RSCALE=GREGORIAN|SKIP=OMIT)$/.test(part);

/**
 * Normalizes an RRULE for the library: no blanks and empty parts, UNTIL in the format of RFC 5545. For whole days, UNTIL becomes a day:
 * some exporters write it as the midnight of a zone at which the day begins.
 */
export function standardRule(value: string, isDay = false, zones: readonly string[] = []): string {
  return value.toUpperCase().replace(/^RRULE:|\s+/g, '').slice(0, 500).split(';').filter(part => part && !isNeedless(part)).map(part => {
    const [name, text = ''] = part.split('=');
    const until = name === 'UNTIL' ? readICalendarTime(text) : null;
    if (!until) return part;
    const day = isDay ? dayAtMidnight(until, zones) ?? dayStart(until.wall) : null;
    return `UNTIL=${standardTime(day === null ? until : { wall: day, isDay: true, offset: '', isStandard: true })}`;
  }).join(';');
}
