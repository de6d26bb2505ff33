import { eventLimits, getRepeatZone, type CalendarEvent } from './event.js';
import { takesPlace } from './plain-occurrences.js';
import { readRuleEnd, ruleDates, type RuleSpan } from './rule-dates.js';
import { fromWallClock, toWallClock } from './time-zone.js';

/** Maximum number of dates of one EXRULE: as many as a daily one has during a weekly series of 500 dates. */
const maxExceptions = 5000;

/** Clock times and moments differ by an hour or more at a clock change. */
const marginMs = 86_400_000;

/** Reads dates of one rule in a span of clock times. Problems are added to `problems`. */
type RuleReader = (rule: string, span: Pick<RuleSpan, 'first' | 'last' | 'most'>) => readonly number[];

function ruleReader(event: CalendarEvent, zone: string, problems: string[]): RuleReader {
  const begin = event.isAllDay ? event.startMs : toWallClock(event.startMs, zone);
  /** UNTIL as a clock time where the series repeats: the library receives no zone. */
  const untilOf = (rule: string): number | null => {
    const end = readRuleEnd(rule);
    return end && (end.isUtc && !event.isAllDay ? toWallClock(end.wall, zone) : end.wall);
  };
  return (rule, span) => {
    const found: number[] = [];
    let problem: string;
    try {
      problem = ruleDates(rule, { begin, until: untilOf(rule), ...span }, wall => { found.push(event.isAllDay ? wall : fromWallClock(wall, zone)); });
    } catch (error) {
      problem = `cannot be read: ${(error as Error).message}`;
    }
    if (problem) problems.push(`rule "${rule.slice(0, 100)}" of "${event.title}" ${problem}`);
    return found;
  };
}

/** Removes the dates of an event's EXRULEs. Like its RRULEs, they begin at the event's start and repeat in its zone. */
function withoutExceptions(
  event: CalendarEvent, starts: readonly number[], read: RuleReader, wall: (ms: number) => number, problems: string[],
): readonly number[] {
  if (!event.exceptionRules || starts.length === 0) return starts;
  let end = Infinity;
  const [first, last] = [wall(Math.min(...starts)), wall(Math.max(...starts))];
  const exceptions = new Set(event.exceptionRules.flatMap(rule => {
    const dates = read(rule, { first, last, most: maxExceptions });
    if (dates.length < maxExceptions) return dates;
    // It is unknown which later dates are excluded, so none are shown.
    end = Math.min(end, dates.at(-1)!);
    problems.push(`exception rule "${rule.slice(0, 100)}" of "${event.title}" has more than ${maxExceptions} dates; leaving later dates out`);
    return dates;
  }));
  return starts.filter(ms => ms <= end && !exceptions.has(ms));
}

/** The starts of a series near the time between two moments, unsorted: those of its rules and its listed dates, without excluded ones. */
export function seriesStarts(event: CalendarEvent, fromMs: number, toMs: number, problems: string[]): readonly number[] {
  // A start in UTC repeats in UTC, whatever zone it is shown in (RFC 5545 §3.3.10).
  const zone = getRepeatZone(event);
  const wall = (ms: number) => (event.isAllDay ? ms : toWallClock(ms, zone));
  const read = ruleReader(event, zone, problems);
  const length = Math.max(0, (event.endMs ?? event.startMs) - event.startMs);
  const span = { first: wall(fromMs) - length, last: wall(toMs), most: eventLimits.occurrences };
  const rules = [event.rule, ...event.moreRules ?? []].filter(Boolean);
  const starts = new Set([event.startMs, ...event.added, ...rules.flatMap(rule => read(rule, span))]);
  const near = [...starts].filter(ms => ms >= fromMs - length - marginMs && ms <= toMs);
  return withoutExceptions(event, near.filter(takesPlace(event)), read, wall, problems);
}
