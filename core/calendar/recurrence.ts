import * as library from 'rrule';
import { eventLimits, type CalendarEvent, type Occurrence } from './event.js';
import { occurrenceAt } from './plain-occurrences.js';
import { instantOf, wallOf } from './time-zone.js';

// Node reads its CommonJS, where everything is in the default export. webpack refuses `library.default`: the module that it reads has none.
const { RRule } = 'RRule' in library ? library : Reflect.get(library, 'default') as typeof library;

const dayMs = 86_400_000;
/** How many periods of a rule are looked at: 27 years of days. */
const mostSteps = 10_000;
const periodDays = [365, 28, 7, 1]; // yearly, monthly, weekly, daily
const mostTimesADay = 24;

export interface Recurrence {
  readonly occurrences: readonly Occurrence[];
  /** What is wrong with the rule, as an element says it; empty where nothing is. */
  readonly problem: string;
}

/** UNTIL as a reading of clocks where the event is: the library knows no zones here. */
function untilOf(rule: string, event: CalendarEvent): Date | null {
  const [, date, time, z] = /UNTIL=(\d{8})(?:T(\d{6})(Z)?)?/i.exec(rule) ?? [];
  if (!date) return null;
  const number = (text: string, at: number) => Number(text.slice(at, at + 2));
  const midnight = Date.UTC(Number(date.slice(0, 4)), number(date, 4) - 1, number(date, 6));
  if (!time) return new Date(midnight + dayMs - 1);
  const ms = midnight + ((number(time, 0) * 60 + number(time, 2)) * 60 + number(time, 4)) * 1000;
  return new Date(z && !event.isAllDay ? wallOf(ms, event.zone) : ms);
}

/** What of a rule would make it more than a series of events. */
function problemOf(options: Partial<library.Options>): string {
  if (options.freq === undefined || options.freq > RRule.DAILY) return 'repeats more often than daily, or says not how often';
  const sizes = [options.byhour, options.byminute, options.bysecond].map(times => (Array.isArray(times) ? times.length : 1));
  return sizes.reduce((product, size) => product * size, 1) > mostTimesADay ? `repeats more than ${mostTimesADay} times a day` : '';
}

/**
 * Has the search of the library end with the last moment that is asked for: a rule that nothing ever meets, such as 30
 * February, it would follow until the year 9999, for a minute. After so many periods the interval reads as 0, which ends it.
 */
function bounded(rule: library.RRule, spanMs: number): library.RRule {
  const { interval, freq } = rule.options;
  const periods = Math.ceil(Math.max(0, spanMs) / dayMs / periodDays[freq]! / Math.max(1, interval)) + 3;
  let left = Math.min(mostSteps, periods) * 3; // read at most three times a period
  Object.defineProperty(rule.options, 'interval', { get: () => (left-- > 0 ? interval : 0) });
  return rule;
}

/** When a series takes place from one moment to another, at most 500 times. Never throws, never searches for long. */
export function expandRule(event: CalendarEvent, fromMs: number, toMs: number): Recurrence {
  const wall = (ms: number) => (event.isAllDay ? ms : wallOf(ms, event.zone));
  const begin = wall(event.startMs);
  const found: number[] = [event.startMs, ...event.added];
  let problem: string;
  try {
    const { dtstart: _dtstart, tzid: _tzid, until: _until, ...options } = RRule.parseString(event.rule);
    problem = problemOf(options);
    if (!problem) {
      const last = wall(toMs);
      const rule = bounded(new RRule({ ...options, dtstart: new Date(begin), until: untilOf(event.rule, event) }, true), last - begin);
      const first = wall(fromMs) - Math.max(0, (event.endMs ?? event.startMs) - event.startMs);
      let taken = 0;
      rule.all(date => {
        const ms = date.getTime();
        if (ms > last) return false;
        if (ms < first) return true;
        found.push(event.isAllDay ? ms : instantOf(ms, event.zone));
        return ++taken < eventLimits.occurrences;
      });
    }
  } catch (error) {
    problem = `cannot be read: ${(error as Error).message}`;
  }
  const excluded = new Set(event.excluded);
  const occurrences = [...new Set(found)].filter(ms => !excluded.has(ms)).sort((a, b) => a - b)
    .map(ms => occurrenceAt(event, ms)).filter(({ startMs, endMs }) => startMs <= toMs && (endMs ?? startMs) >= fromMs);
  return { occurrences, problem: problem && `rule "${event.rule.slice(0, 100)}" of "${event.title}" ${problem}` };
}
