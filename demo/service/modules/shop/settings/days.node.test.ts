import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { toDay, isDay, nextDay, startOfDay } from './days.js';

describe('days of a shop', () => {
  const starts: [day: string, timeZone: string, moment: string][] = [
    ['2026-06-01', 'UTC', '2026-06-01T00:00:00.000Z'],
    ['2026-06-01', 'Europe/Berlin', '2026-05-31T22:00:00.000Z'],
    ['2026-12-01', 'Europe/Berlin', '2026-11-30T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'], // clocks go forward at 2
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'], // and back at 3
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['2026-06-01', 'America/Toronto', '2026-06-01T04:00:00.000Z'],
    ['2026-06-01', 'Asia/Tokyo', '2026-05-31T15:00:00.000Z'],
    ['2026-06-01', 'Asia/Kathmandu', '2026-05-31T18:15:00.000Z'],
    ['2026-06-01', 'Pacific/Kiritimati', '2026-05-31T10:00:00.000Z'],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'], // midnight is skipped: the day begins at 1
  ];
  for (const [day, timeZone, moment] of starts) {
    test(`${day} in ${timeZone} begins at ${moment}`, () => {
      const start = startOfDay(day, timeZone)!;
      assert.equal(start.toISOString(), moment);
      assert.deepEqual([toDay(start, timeZone), toDay(new Date(start.getTime() - 1), timeZone) < day], [day, true]);
    });
  }
  const texts: [text: string, is: boolean][] = [
    ['2026-02-28', true], ['2028-02-29', true], ['2026-02-29', false], ['2026-06-31', false], ['2026-6-1', false], ['', false], ['tomorrow', false],
  ];
  for (const [text, is] of texts) test(`"${text}" ${is ? 'is a day' : 'is none'}`, () => assert.equal(isDay(text), is));
  test('follow each other', () => assert.deepEqual(['2026-02-28', '2026-12-31', 'x'].map(nextDay), ['2026-03-01', '2027-01-01', '']));
});
