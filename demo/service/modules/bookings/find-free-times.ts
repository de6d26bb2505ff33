import { getMoments, toLocalTime } from '../../kernel/time/local-time.js';
import { isClosedDay, type OpenRange, readOpeningHours } from './opening-hours.js';

/** What decides when something can be booked. */
export interface BookingRules {
  readonly minutes: number;
  readonly bufferMinutes: number;
  readonly stepMinutes: number;
  readonly seats: number;
  readonly leadMinutes: number;
  readonly daysAhead: number;
  readonly timeZone: string;
  /** Of Monday to Sunday, see `readOpeningHours`. */
  readonly hours: readonly string[];
  readonly closedDays: readonly string[];
}

/** A booking that takes places. */
export interface TakenTime { readonly startMs: number; readonly endMs: number; readonly people: number }

export interface FreeTime { readonly startMs: number; readonly left: number }

export interface FreeTimesQuery {
  /** First day, in the zone of the rules. */
  readonly from: string;
  readonly days: number;
  readonly nowMs: number;
  readonly people: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A day after or before another. */
export const addDays = (day: string, count: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** The day that calendars in a zone show. */
export const dayIn = (ms: number, timeZone: string): string => toLocalTime(new Date(ms), timeZone).slice(0, 10);

/** Returns the moments of a day by minutes since its midnight: none for a time that clocks skip. */
function momentsOfDay(day: string, timeZone: string): (minute: number) => readonly number[] {
  const midnight = getMoments(`${day}T00:00`, timeZone)?.[0];
  const isUsual = midnight !== undefined && getMoments(`${addDays(day, 1)}T00:00`, timeZone)?.[0] === midnight + dayMs;
  return minute => {
    if (isUsual) return [midnight + minute * minuteMs];
    const time = new Date(minute * minuteMs).toISOString().slice(11, 16);
    return getMoments(`${minute < 1440 ? day : addDays(day, 1)}T${time}`, timeZone) ?? [];
  };
}

/** The moment of closing. Clocks that skip it show it an hour later; of two, it is the later one. */
const closingOf = (moments: (minute: number) => readonly number[], { toMinute }: OpenRange): number =>
  moments(toMinute).at(-1) ?? moments(toMinute + 60).at(-1) ?? -Infinity;

/** Starts that a day offers, whether they are free or not. A time that clocks show twice is offered once, the first time. */
function findStarts(rules: BookingRules, day: string): number[] {
  if (isClosedDay(rules.closedDays, day)) return [];
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const ranges = readOpeningHours(rules.hours[weekday] ?? '') ?? [];
  const moments = momentsOfDay(day, rules.timeZone);
  return ranges.flatMap(open => {
    const closingMs = closingOf(moments, open);
    const starts: number[] = [];
    for (let minute = open.fromMinute; minute < open.toMinute; minute += rules.stepMinutes) {
      const start = moments(minute)[0];
      if (start !== undefined && start + rules.minutes * minuteMs <= closingMs) starts.push(start);
    }
    return starts;
  });
}

/** Places that are left from a start on, for as long as a booking and its break take. */
export function countLeft({ minutes, bufferMinutes, seats }: BookingRules, taken: readonly TakenTime[], startMs: number): number {
  const bufferMs = bufferMinutes * minuteMs;
  const endMs = startMs + minutes * minuteMs + bufferMs;
  const others = taken.filter(one => one.startMs < endMs && one.endMs + bufferMs > startMs);
  const moments = new Set([startMs, ...others.map(one => Math.max(one.startMs, startMs))]);
  const busiest = [...moments].map(ms => others.reduce((sum, one) => sum + (one.startMs <= ms && ms < one.endMs + bufferMs ? one.people : 0), 0));
  return Math.max(0, seats - Math.max(...busiest));
}

/** Times that can be booked now, in their order. `taken`: bookings that overlap these days. */
export function findFreeTimes(rules: BookingRules, taken: readonly TakenTime[], { from, days, nowMs, people }: FreeTimesQuery): FreeTime[] {
  const earliestMs = nowMs + rules.leadMinutes * minuteMs;
  const lastDay = addDays(dayIn(nowMs, rules.timeZone), rules.daysAhead);
  const starts: number[] = [];
  for (let at = 0; at < days; at += 1) {
    const day = addDays(from, at);
    if (day <= lastDay) starts.push(...findStarts(rules, day));
  }
  return [...new Set(starts)].sort((one, other) => one - other).filter(start => start >= earliestMs && start > nowMs)
    .map(startMs => ({ startMs, left: countLeft(rules, taken, startMs) })).filter(({ left }) => left >= people);
}
