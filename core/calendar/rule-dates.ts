import * as library from 'rrule';

// Node reads its CommonJS, where everything is in the default export. webpack refuses `library.default`: the module that it reads has none.
const { RRule } = 'RRule' in library ? library : Reflect.get(library, 'default') as typeof library;

const dayMs = 86_400_000;
/** How many periods of a rule are looked at: 27 years of days. */
const mostSteps = 10_000;
const periodDays = [365, 28, 7, 1]; // yearly, monthly, weekly, daily
const mostTimesADay = 24;

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

/** Days and weeks long gone are passed over at once, where nothing counts them: a daily series may be decades old. */
function beginNear(begin: number, first: number, { freq, interval = 1, count, bysetpos }: Partial<library.Options>): number {
  const days = freq === RRule.DAILY ? 1 : freq === RRule.WEEKLY ? 7 : 0;
  if (!days || count || bysetpos || !Number.isInteger(interval) || interval < 1) return begin;
  const step = days * interval * dayMs;
  return begin + Math.max(0, Math.floor((first - begin) / step) - 1) * step;
}

export interface RuleSpan {
  /** The first date of the series. All times are readings of clocks, written as UTC would have them. */
  readonly begin: number;
  /** The last moment of the series, if its rule has one. */
  readonly until: number | null;
  /** What is asked for. */
  readonly first: number;
  readonly last: number;
  /** At most so many dates. */
  readonly most: number;
}

/** The dates that a rule gives within a span; returns what is wrong with the rule, or nothing. Throws for what is no rule. */
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

/** UNTIL of a rule: the end of a day, or a moment. */
export interface RuleEnd { readonly wall: number; readonly isUtc: boolean }

/** Reads UNTIL; null without one. A day counts to its end. */
export function readRuleEnd(rule: string): RuleEnd | null {
  const [, date, time, z] = /UNTIL=(\d{8})(?:T(\d{6})(Z)?)?/i.exec(rule) ?? [];
  if (!date) return null;
  const number = (text: string, at: number) => Number(text.slice(at, at + 2));
  const midnight = Date.UTC(Number(date.slice(0, 4)), number(date, 4) - 1, number(date, 6));
  if (!time) return { wall: midnight + dayMs - 1, isUtc: false };
  return { wall: midnight + ((number(time, 0) * 60 + number(time, 2)) * 60 + number(time, 4)) * 1000, isUtc: z !== undefined };
}
