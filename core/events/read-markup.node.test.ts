import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resolveEndTime } from './read-markup.js';

describe('the end of an event in its markup', () => {
  const rows: [said: string, start: string, end: string, expected: string][] = [
    ['a time of day is on the day of the start', '2026-12-05T19:00', '21:00', '2026-12-05T21:00'],
    ['one before the start is in the night after it', '2026-12-05T22:00', '02:00', '2026-12-06T02:00'],
    ['also over the end of a month', '2026-12-31T22:00:00Z', '00:30', '2027-01-01T00:30Z'],
    ['it keeps the offset of the start', '2026-12-05T19:00+01:00', '21:00', '2026-12-05T21:00+01:00'],
    ['the same time is the start itself', '2026-12-05T19:00', '19:00', '2026-12-05T19:00'],
    ['a date stays as it is', '2026-12-24', '2027-01-02', '2027-01-02'],
    ['a time after a day alone is no end', '2026-12-24', '20:00', '20:00'],
    ['what is no day leads nowhere', '2026-99-99T10:00', '12:00', '12:00'],
  ];
  for (const [said, start, end, expected] of rows) it(said, () => assert.equal(resolveEndTime(start, end), expected));
});
