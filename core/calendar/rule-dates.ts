import * as library from 'rrule';

// Node loads the CommonJS build, where everything is in the default export. webpack refuses `library.default`: the ES module has none.
const { RRule } = 'RRule' in library ? library : Reflect.get(library, 'default') as typeof library;

const dayMs = 86_400_000;
/** Maximum number of periods of a rule that are searched: 27 years of days. */
const mostSteps = 10_000;
const periodDays = [365, 28, 7, 1]; // yearly, monthly, weekly, daily
const mostTimesADay = 24;

/** Why a rule is not supported; empty if it is. */
function problemOf(options: Partial<library.Options>): string {
  if (options.freq === undefined || options.freq > RRule.DAILY) return 'repeats more often than daily, or has no readable frequency';
  const sizes = [options.byhour, options.byminute, options.bysecond].map(times => (Array.isArray(times) ? times.length : 1));
  return sizes.reduce((product, size) => product * size, 1) > mostTimesADay ? `repeats more than ${mostTimesADay} times a day` : '';
}

/**
 * Ends the search of the library at the last requested moment. It would follow a rule without dates, such as 30 February, until the year
 * 9999, which takes a minute. After the maximum number of periods the interval reads as 0, which stops the search.
 */
function bounded(rule: library.RRule, spanMs: number): library.RRule {
  const { interval, freq } = rule.options;
  const periods = Math.ceil(Math.max(0, spanMs) / dayMs / periodDays[freq]! / Math.max(1, interval)) + 3;
  let left = Math.min(mostSteps, periods) * 3; // the library reads it at most three times a period
  Object.defineProperty(rule.options, 'interval', { get: () => (left-- > 0 ? interval : 0) });
  return rule;
}

/** Skips past days and weeks of an old series. Rules with COUNT or BYSETPOS need all of them. */
function beginNear(begin: number, first: number, { freq, interval = 1, count, bysetpos }: Partial<library.Options>): number {
  const days = freq === RRule.DAILY ? 1 : freq === RRule.WEEKLY ? 7 : 0;
  if (!days || count || bysetpos || !Number.isInteger(interval) || interval < 1) return begin;
  const step = days * interval * dayMs;
  return begin + Math.max(0, Math.floor((first - begin) / step) - 1) * step;
}

export interface RuleSpan {
  /** The first date of the series. All times are clock times, as if in UTC. */
  readonly begin: number;
  /** The last clock time of the series (UNTIL); null without one. */
  readonly until: number | null;
  /** The requested span. */
  readonly first: number;
  readonly last: number;
  /** Maximum number of dates. */
  readonly most: number;
}

/** Finds the dates of a rule in a span. Returns why the rule is not supported, or an empty text. Throws if the rule cannot be read. */
export function ruleDates(text: string, { begin, until, first, last, most }: RuleSpan, found: (ms: number) => void): string {
  const { dtstart: _dtstart, tzid: _tzid, until: _until, ...options } = RRule.parseString(text);
  const problem = problemOf(options);
  if (problem) return problem;
  const near = beginNear(begin, first, options);
  const rule = bounded(new RRule({ ...options, dtstart: new Date(near), until: until === null ? null : new Date(until) }, true), last - near);
  let taken = 0;
  rule.all(date => {
    const ms = date.getTime();
    if (ms > last) return false;
    if (ms < first) return true;
    found(ms);
    return ++taken < most;
  });
  return '';
}

/** UNTIL of a rule: the end of a day, or a time. */
export interface RuleEnd { readonly wall: number; readonly isUtc: boolean }

/** Reads UNTIL; null without one. A day includes its last millisecond. */
export function readRuleEnd(rule: string): RuleEnd | null {
  const [, date, time, z] = /UNTIL=(\d{8})(?:T(\d{6})(Z)?)?/i.exec(rule) ?? [];
  if (!date) return null;
  const number = (text: string, at: number) => Number(text.slice(at, at + 2));
  const midnight = Date.UTC(Number(date.slice(0, 4)), number(date, 4) - 1, number(date, 6));
  if (!time) return { wall: midnight + dayMs - 1, isUtc: false };
  return { wall: midnight + ((number(time, 0) * 60 + number(time, 2)) * 60 + number(time, 4)) * 1000, isUtc: z !== undefined };
}
