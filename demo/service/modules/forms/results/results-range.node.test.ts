import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { histogramEdges } from './histogram-edges.js';
import { getPeriods, getRange, readRange, startOfDay } from './results-range.js';

describe('a day of a time zone begins', () => {
  const rows: [day: string, zone: string, start: string, why: string][] = [
    ['2026-07-01', 'UTC', '2026-07-01T00:00:00.000Z', 'at midnight'],
    ['2026-07-01', 'Europe/Berlin', '2026-06-30T22:00:00.000Z', 'earlier in the east'],
    ['2026-07-01', 'America/Los_Angeles', '2026-07-01T07:00:00.000Z', 'later in the west'],
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', 'at one where clocks skip midnight'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', 'at the first of two midnights'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', 'with the next one where the zone skips it'],
  ];
  for (const [day, zone, start, why] of rows) test(why, () => assert.equal(startOfDay(day, zone).toISOString(), start));
});

describe('a range', () => {
  test('is read from the address; 30 days otherwise', () => {
    assert.deepEqual(['7', '90', 'all', '', '8', 'constructor'].map(readRange), [7, 90, 'all', 30, 30, 30]);
  });

  test('ends today in the zone of the form', () => {
    const now = new Date('2026-03-31T22:30:00Z'); // 1 April in Berlin
    const range = getRange(7, 'Europe/Berlin', now);
    assert.deepEqual([range.fromDay, range.from?.toISOString()], ['2026-03-26', '2026-03-25T23:00:00.000Z']);
    const { unit, names, starts } = getPeriods(range, { timeZone: 'Europe/Berlin', first: now, now });
    assert.deepEqual([unit, names.length, names.at(-1)], ['day', 7, '2026-04-01']);
    // Clocks are set forward on 29 March: that day has 23 hours.
    assert.deepEqual(starts.map((start, at) => (Number(starts[at + 1]) - Number(start)) / 3_600_000).slice(0, -1), [24, 24, 24, 23, 24, 24]);
  });

  test('of all submissions has days, or months if there are more than 92 days', () => {
    const now = new Date('2026-03-15T12:00:00Z');
    const all = getRange('all', 'UTC', now);
    const periods = (first: string) => getPeriods(all, { timeZone: 'UTC', first: new Date(first), now });
    assert.deepEqual([periods('2025-12-14').unit, periods('2025-12-14').names.length], ['day', 92]);
    assert.deepEqual(periods('2025-11-30').names, ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03']);
    assert.equal(periods('1900-01-01').names.length, 600);
  });
});

describe('a histogram', () => {
  const rows: [min: number, max: number, edges: number[] | null][] = [
    [0, 80, [0, 10, 20, 30, 40, 50, 60, 70, 80]],
    [3, 17, [2, 4, 6, 8, 10, 12, 14, 16]],
    [0.1, 0.3, [0.1, 0.15, 0.2, 0.25, 0.3]],
    [-5, 5, [-6, -4, -2, 0, 2, 4]],
    [7, 7, null],
    [-1e308, 1e308, null],
    [1e17, 1e17 + 64, null],
  ];
  for (const [min, max, edges] of rows) {
    test(`from ${min} to ${max}`, () => {
      const found = histogramEdges(min, max)?.edges ?? null;
      if (edges === null || min === 0.1) assert.equal(found === null, edges === null);
      else assert.deepEqual(found, edges);
      if (found) assert.ok(found[0]! <= min && found.length <= 17, String(found));
    });
  }
});
