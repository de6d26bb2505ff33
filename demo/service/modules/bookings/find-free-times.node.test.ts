import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type BookingRules, findFreeTimes, type FreeTimesQuery, type TakenTime } from './find-free-times.js';

const everyDay = (hours: string) => Array.from({ length: 7 }, () => hours);
const usual: BookingRules = {
  minutes: 60, bufferMinutes: 0, stepMinutes: 60, seats: 1, leadMinutes: 0, daysAhead: 365, timeZone: 'Europe/Dublin', hours: everyDay('10:00-13:00'), closedDays: [],
};
const taken = (start: string, end: string, people = 1): TakenTime => ({ startMs: Date.parse(start), endMs: Date.parse(end), people });

interface Row {
  title: string;
  rules?: Partial<BookingRules>;
  taken?: readonly TakenTime[];
  query?: Partial<Omit<FreeTimesQuery, 'nowMs'>> & { now?: string };
  /** Starts in UTC; `start xN` with N places left if there are several. */
  times: readonly string[];
}

const rows: Row[] = [
  { title: 'every hour of an ordinary day in winter', times: ['2026-01-15T10:00Z', '2026-01-15T11:00Z', '2026-01-15T12:00Z'] },
  { title: 'the same in summer: an hour earlier in UTC', query: { from: '2026-07-15' }, times: ['2026-07-15T09:00Z', '2026-07-15T10:00Z', '2026-07-15T11:00Z'] },
  { title: 'no time that would end after closing', rules: { minutes: 90 }, times: ['2026-01-15T10:00Z', '2026-01-15T11:00Z'] },
  { title: 'starts that overlap', rules: { minutes: 90, stepMinutes: 30 }, times: ['2026-01-15T10:00Z', '2026-01-15T10:30Z', '2026-01-15T11:00Z', '2026-01-15T11:30Z'] },
  { title: 'two openings of a day', rules: { hours: everyDay('9-10, 14:30-15:30') }, times: ['2026-01-15T09:00Z', '2026-01-15T14:30Z'] },
  { title: 'until midnight', rules: { hours: everyDay('22:00-24:00') }, times: ['2026-01-15T22:00Z', '2026-01-15T23:00Z'] },
  { title: 'the hours of the weekday', rules: { hours: ['', '', '', '', '10:00-11:00', '', ''] }, query: { days: 3 }, times: ['2026-01-16T10:00Z'] },
  { title: 'nothing with hours that cannot be read', rules: { hours: everyDay('always') }, times: [] },
  { title: 'nothing on a closed day', rules: { closedDays: ['2026-01-15'] }, times: [] },
  { title: 'nothing within closed days', rules: { closedDays: ['2026-01-14/2026-01-16'], hours: everyDay('10-11') }, query: { days: 3 }, times: ['2026-01-17T10:00Z'] },
  { title: 'nothing sooner than the lead time', rules: { leadMinutes: 90 }, query: { now: '2026-01-15T09:15Z' }, times: ['2026-01-15T11:00Z', '2026-01-15T12:00Z'] },
  { title: 'exactly at the lead time', rules: { leadMinutes: 60 }, query: { now: '2026-01-15T09:00Z' }, times: ['2026-01-15T10:00Z', '2026-01-15T11:00Z', '2026-01-15T12:00Z'] },
  { title: 'nothing that has begun', query: { now: '2026-01-15T11:00Z' }, times: ['2026-01-15T12:00Z'] },
  { title: 'nothing further ahead than allowed', rules: { daysAhead: 2, hours: everyDay('10-11') }, query: { now: '2026-01-14T12:00Z', days: 9 }, times: ['2026-01-15T10:00Z', '2026-01-16T10:00Z'] },
  {
    title: 'days ahead by the calendar of the zone', rules: { daysAhead: 1, timeZone: 'Pacific/Auckland', hours: everyDay('10-11') },
    query: { now: '2026-01-14T12:00Z', from: '2026-01-15', days: 5 }, times: ['2026-01-14T21:00Z', '2026-01-15T21:00Z'],
  },
  { title: 'what a booking leaves', taken: [taken('2026-01-15T11:00Z', '2026-01-15T12:00Z')], times: ['2026-01-15T10:00Z', '2026-01-15T12:00Z'] },
  {
    title: 'a break after each booking, before and after', rules: { bufferMinutes: 30, stepMinutes: 30 }, taken: [taken('2026-01-15T11:00Z', '2026-01-15T12:00Z')],
    times: [],
  },
  {
    title: 'a break that ends where the next begins', rules: { bufferMinutes: 30, stepMinutes: 30, hours: everyDay('10:00-14:00') },
    taken: [taken('2026-01-15T11:30Z', '2026-01-15T12:30Z')], times: ['2026-01-15T10:00Z', '2026-01-15T13:00Z'],
  },
  { title: 'places that are left', rules: { seats: 3 }, taken: [taken('2026-01-15T11:00Z', '2026-01-15T12:00Z', 2)], times: ['2026-01-15T10:00Z x3', '2026-01-15T11:00Z x1', '2026-01-15T12:00Z x3'] },
  {
    title: 'only times with room for all', rules: { seats: 3 }, taken: [taken('2026-01-15T11:00Z', '2026-01-15T12:00Z', 2)], query: { people: 2 },
    times: ['2026-01-15T10:00Z x3', '2026-01-15T12:00Z x3'],
  },
  { title: 'no room for more than all places', rules: { seats: 3 }, query: { people: 4 }, times: [] },
  {
    title: 'places at the busiest moment, not the sum', rules: { seats: 2, stepMinutes: 30 },
    taken: [taken('2026-01-15T10:00Z', '2026-01-15T11:00Z'), taken('2026-01-15T11:00Z', '2026-01-15T12:00Z')],
    times: ['2026-01-15T10:00Z x1', '2026-01-15T10:30Z x1', '2026-01-15T11:00Z x1', '2026-01-15T11:30Z x1', '2026-01-15T12:00Z x2'],
  },
  { title: 'nothing where more is taken than there are places now', rules: { seats: 1, hours: everyDay('11-12') }, taken: [taken('2026-01-15T11:00Z', '2026-01-15T12:00Z', 5)], times: [] },
  // Clocks of Dublin skip 01:00 to 02:00 on March 29, and show it twice on October 25.
  { title: 'no time that clocks skip', rules: { hours: everyDay('00:00-04:00') }, query: { from: '2026-03-29' }, times: ['2026-03-29T00:00Z', '2026-03-29T01:00Z', '2026-03-29T02:00Z'] },
  { title: 'no time that would end after closing because clocks skip an hour', rules: { hours: everyDay('00:00-02:30'), minutes: 120 }, query: { from: '2026-03-29' }, times: [] },
  { title: 'until an hour later where clocks skip the closing', rules: { hours: everyDay('00:00-01:30') }, query: { from: '2026-03-29' }, times: ['2026-03-29T00:00Z'] },
  { title: 'a time that clocks show twice, once', rules: { hours: everyDay('00:00-03:00') }, query: { from: '2026-10-25' }, times: ['2026-10-24T23:00Z', '2026-10-25T00:00Z', '2026-10-25T02:00Z'] },
  { title: 'the same hours on the day of a change', query: { from: '2026-03-29' }, times: ['2026-03-29T09:00Z', '2026-03-29T10:00Z', '2026-03-29T11:00Z'] },
  { title: 'half-hour zones', rules: { timeZone: 'Asia/Kolkata', hours: everyDay('10-11') }, times: ['2026-01-15T04:30Z'] },
  { title: 'zones a day ahead', rules: { timeZone: 'Pacific/Kiritimati', hours: everyDay('10-11') }, times: ['2026-01-14T20:00Z'] },
  { title: 'a day without midnight', rules: { timeZone: 'Africa/Cairo', hours: everyDay('10-11') }, query: { from: '2026-04-24' }, times: ['2026-04-24T07:00Z'] },
  { title: 'nothing of a day that does not exist', query: { from: '2026-02-31', days: 0 }, times: [] },
];

describe('free times have', () => {
  for (const { title, rules, taken: others = [], query: { now = '2026-01-01T00:00Z', ...query } = {}, times } of rows) {
    test(title, () => {
      const all = { ...usual, ...rules };
      const found = findFreeTimes(all, others, { from: '2026-01-15', days: 1, people: 1, ...query, nowMs: Date.parse(now) });
      const shown = found.map(({ startMs, left }) => `${new Date(startMs).toISOString().slice(0, 16)}Z${all.seats > 1 ? ` x${left}` : ''}`);
      assert.deepEqual(shown, times);
    });
  }
});
