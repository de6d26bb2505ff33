import { eventLimits, repeatZoneOf, type CalendarEvent, type Occurrence } from './event.js';
import { occurrenceAt, takesPlace } from './plain-occurrences.js';
import { readRuleEnd, ruleDates } from './rule-dates.js';
import { instantOf, wallOf } from './time-zone.js';

export interface Recurrence {
  readonly occurrences: readonly Occurrence[];
  /** What is wrong with the rule, as an element says it; empty where nothing is. */
  readonly problem: string;
}

/** UNTIL as a reading of clocks where the event repeats: the library knows no zones here. */
function untilOf({ rule, isAllDay }: CalendarEvent, zone: string): number | null {
  const end = readRuleEnd(rule);
  return end && (end.isUtc && !isAllDay ? wallOf(end.wall, zone) : end.wall);
}

/** When a series takes place from one moment to another, at most 500 times. Never throws, never searches for long. */
export function expandRule(event: CalendarEvent, fromMs: number, toMs: number): Recurrence {
  // A start in UTC repeats in UTC, wherever the event is told (RFC 5545 §3.3.10).
  const zone = repeatZoneOf(event);
  const wall = (ms: number) => (event.isAllDay ? ms : wallOf(ms, zone));
  const found: number[] = [event.startMs, ...event.added];
  let problem: string;
  try {
    const span = {
      begin: wall(event.startMs), until: untilOf(event, zone), most: eventLimits.occurrences,
      first: wall(fromMs) - Math.max(0, (event.endMs ?? event.startMs) - event.startMs), last: wall(toMs),
    };
    problem = ruleDates(event.rule, span, ms => { found.push(event.isAllDay ? ms : instantOf(ms, zone)); });
  } catch (error) {
    problem = `cannot be read: ${(error as Error).message}`;
  }
  const occurrences = [...new Set(found)].filter(takesPlace(event)).sort((a, b) => a - b)
    .map(ms => occurrenceAt(event, ms)).filter(({ startMs, endMs }) => startMs <= toMs && (endMs ?? startMs) >= fromMs);
  return { occurrences, problem: problem && `rule "${event.rule.slice(0, 100)}" of "${event.title}" ${problem}` };
}
