import { dayAtMidnight, readWrittenTime, standardTime } from './icalendar-times.js';
import { dayStart } from './time-zone.js';

/** Parts that say what a rule does without them. */
const isNeedless = (part: string): boolean => /^(?:RSCALE=GREGORIAN|SKIP=OMIT)$/.test(part);

/**
 * An RRULE as the library reads it: without blanks and empty parts, with UNTIL as RFC 5545 has it. For an event of whole days UNTIL is a
 * day: a midnight of one of the zones, as exporters write it, is the day that begins with it.
 */
export function standardRule(value: string, isDay = false, zones: readonly string[] = []): string {
  return value.toUpperCase().replace(/^RRULE:|\s+/g, '').slice(0, 500).split(';').filter(part => part && !isNeedless(part)).map(part => {
    const [name, text = ''] = part.split('=');
    const until = name === 'UNTIL' ? readWrittenTime(text) : null;
    if (!until) return part;
    const day = isDay ? dayAtMidnight(until, zones) ?? dayStart(until.wall) : null;
    return `UNTIL=${standardTime(day === null ? until : { wall: day, isDay: true, offset: '', isStandard: true })}`;
  }).join(';');
}
