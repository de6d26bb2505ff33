import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartPeriods, readRange } from './figures-range.js';

const now = new Date('2026-11-29T23:30:00Z');
const read = (asked: Parameters<typeof readRange>[0], timeZone = 'UTC') => readRange(asked, { now, timeZone });
const ends = ({ from, until, before }: ReturnType<typeof read>) => [from, until, before.from, before.until];

test('a range ends today in the time zone of the site, and is compared with as many days before', () => {
  assert.deepEqual(ends(read({ days: '7' })), ['2026-11-23', '2026-11-29', '2026-11-16', '2026-11-22']);
  assert.deepEqual(ends(read({ days: '1' }, 'Europe/Berlin')), ['2026-11-30', '2026-11-30', '2026-11-29', '2026-11-29']);
  for (const days of [undefined, '', '8', 'x', '-1']) assert.deepEqual(ends(read({ days })), ['2026-11-02', '2026-11-29', '2026-10-05', '2026-11-01']);
});

test('twelve months are months, compared with the same months up to the same day', () => {
  const range = read({ days: 'months' });
  assert.deepEqual(ends(range), ['2025-12-01', '2026-11-29', '2024-12-01', '2025-11-29']);
  assert.deepEqual([range.periods.length, range.periods[0], range.periods.at(-1)], [12, '2025-12', '2026-11']);
  assert.deepEqual([range.before.periods.length, range.before.periods.at(11), range.before.periods.at(-1)], [11 + 29, '2025-11-01', '2025-11-29']);
  const leap = readRange({ days: 'months' }, { now: new Date('2028-02-29T12:00:00Z'), timeZone: 'UTC' });
  assert.equal(leap.before.until, '2027-02-28');
});

test('days of one’s own are read by days, and many by months with days at both ends', () => {
  const few = read({ from: '2026-08-01', until: '2026-10-31' });
  assert.deepEqual([few.unit, few.periods.length, few.before.from], ['day', 92, '2026-05-01']);
  const many = read({ from: '2026-03-30', until: '2026-11-02' });
  assert.deepEqual(many.periods, ['2026-03-30', '2026-03-31', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11-01', '2026-11-02']);
  assert.deepEqual(chartPeriods(many), ['2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']);
  assert.equal(read({ from: '2026-01-01', until: '2026-11-29' }).periods.length, 11);
});

test('an unreadable range is 28 days', () => {
  for (const [from, until] of [['2026-11-31', '2026-12-01'], ['2026-11-05', '2026-11-01'], ['2026-11-01', '2026-12-01'], ['0001-01-01', '2026-11-01'], ['x', 'y']])
    assert.equal(read({ from, until }).name, '28');
});
