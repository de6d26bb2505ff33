import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getTimeAgo, agoTexts, calendarDays, readMoment, untilNextAgo, formatRemaining, type RelativePrecision } from './relative-time.js';
import { fill } from './fill.js';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

describe('a time that has passed', () => {
  const rows: [elapsedMs: number, precision: RelativePrecision, expected: string][] = [
    [0, 'minute', 'less than a minute ago'],
    [59_999, 'minute', 'less than a minute ago'],
    [minute, 'minute', 'about a minute ago'],
    [2 * minute - 1, 'minute', 'about a minute ago'],
    [2 * minute, 'minute', '2 minutes ago'],
    [hour - 1, 'minute', '59 minutes ago'],
    [hour, 'minute', 'about an hour ago'],
    [2 * hour, 'minute', 'about 2 hours ago'],
    [day - 1, 'minute', 'about 23 hours ago'],
    [day, 'minute', '1 day ago'],
    [2 * day, 'minute', '2 days ago'],
    [4000 * day, 'minute', '4000 days ago'],
    [0, 'second', 'just now'],
    [999, 'second', 'just now'],
    [second, 'second', 'about 1 second ago'],
    [59 * second, 'second', 'about 59 seconds ago'],
    [minute, 'second', 'about a minute ago'],
    [-5000, 'second', 'just now'],
  ];
  for (const [elapsedMs, precision, expected] of rows) {
    it(`${elapsedMs} ms by the ${precision}: ${expected}`, () => {
      const { text, count } = getTimeAgo(elapsedMs, precision);
      assert.equal(fill(agoTexts[text], { count }), expected);
    });
  }

  it('keeps its words until their time is up, and not longer', () => {
    for (const precision of ['minute', 'second'] as const) {
      for (let elapsedMs = 0; elapsedMs < 3 * day; elapsedMs += 997_331) {
        const left = untilNextAgo(elapsedMs, precision);
        assert.deepEqual(getTimeAgo(elapsedMs + left - 1, precision), getTimeAgo(elapsedMs, precision));
        assert.notDeepEqual(getTimeAgo(elapsedMs + left, precision), getTimeAgo(elapsedMs, precision));
      }
    }
  });
});

describe('a time to come', () => {
  for (const [ms, language, expected] of [
    [20 * second, 'en', 'in 1 minute'], [5 * minute, 'en', 'in 5 minutes'], [3 * hour, 'de', 'in 3 Stunden'],
    [day, 'en', 'tomorrow'], [4 * day, 'fr', 'dans 4 jours'],
  ] as const) it(`${ms} ms in ${language}: ${expected}`, () => assert.equal(formatRemaining(ms, language), expected));
});

describe('days on the calendar', () => {
  const at = (text: string) => new Date(text).getTime();
  for (const [from, to, days] of [
    ['2026-11-20T23:59', '2026-11-21T00:01', 1], ['2026-11-20T00:00', '2026-11-20T23:59', 0], ['2026-03-28T12:00', '2026-03-30T01:00', 2],
    ['2026-11-22T01:00', '2026-11-20T23:00', -2], ['0001-01-01T00:00', '0001-01-02T00:00', 1], ['0099-12-31T12:00', '2000-01-01T12:00', 693_961],
  ] as const) it(`${from} to ${to}: ${days}`, () => assert.equal(calendarDays(at(from), at(to)), days));
});

describe('a moment in markup', () => {
  const rows: [text: string, expected: string | null, isDay?: boolean][] = [
    ['2026-11-20T09:00Z', '2026-11-20T09:00Z'],
    ['2026-11-20 09:00:30.5+01:00', '2026-11-20T08:00:30.500Z'],
    ['2026-11-20T09:00-0530', '2026-11-20T14:30Z'],
    ['2026-11-20T09:00', new Date(2026, 10, 20, 9).toISOString()],
    ['2026-11-20', new Date(2026, 10, 20).toISOString(), true],
    ['  2026-11-20  ', new Date(2026, 10, 20).toISOString(), true],
    ['2026-02-31', null], ['2026-13-01', null], ['2026-11-20T25:00', null], ['20 November', null], ['', null], ['09:00', null], ['P3D', null],
  ];
  for (const [text, expected, isDay = false] of rows) {
    it(`"${text}" is ${expected ?? 'none'}`, () => {
      assert.deepEqual(readMoment(text), expected === null ? null : { ms: Date.parse(expected), isDay });
    });
  }
});
