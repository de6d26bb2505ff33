import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formatOpeningHours, isClosedDay, readClosedDays, readOpeningHours } from './opening-hours.js';

describe('opening hours', () => {
  const rows: [typed: string, stored: string | null][] = [
    ['10:00-12:30, 14:00-18:00', '10:00-12:30, 14:00-18:00'],
    ['9-17', '09:00-17:00'],
    ['9.30 – 17', '09:30-17:00'],
    ['  10:00 - 24:00 ; ', '10:00-24:00'],
    ['', ''],
    ['10-12; 12-14', '10:00-12:00, 12:00-14:00'],
    ['12-10', null],
    ['10-10', null],
    ['10:60-11', null],
    ['10-25', null],
    ['10-24:30', null],
    ['10-13, 12-14', null],
    ['14-16, 10-12', null],
    ['all day', null],
    ['10', null],
    ['-'.repeat(100_000), null],
  ];
  for (const [typed, stored] of rows) {
    test(`"${typed.slice(0, 40)}" are ${stored === null ? 'refused' : `"${stored}"`}`, () => {
      const ranges = readOpeningHours(typed);
      assert.equal(ranges && formatOpeningHours(ranges), stored);
    });
  }
});

describe('closed days', () => {
  const rows: [typed: string, stored: string[] | null][] = [
    ['2026-12-24', ['2026-12-24']],
    ['2026-12-24 to 2026-12-26\r\n\n2027-01-01', ['2026-12-24/2026-12-26', '2027-01-01']],
    ['2026-12-24 – 2026-12-24', ['2026-12-24']],
    ['2026-12-24/2026-12-26', ['2026-12-24/2026-12-26']],
    ['', []],
    ['2026-12-26 to 2026-12-24', null],
    ['2026-02-30', null],
    ['24.12.2026', null],
    ['2026-12-24 2026-12-25 2026-12-26', null],
    ['Christmas', null],
  ];
  for (const [typed, stored] of rows) {
    test(`"${typed.replaceAll('\r\n', ' / ')}" are ${stored === null ? 'refused' : JSON.stringify(stored)}`, () => assert.deepEqual(readClosedDays(typed), stored));
  }

  test('include both ends', () => {
    const closed = ['2026-12-24/2026-12-26', '2027-01-01'];
    assert.deepEqual(['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27', '2027-01-01'].map(day => isClosedDay(closed, day)), [false, true, true, false, true]);
  });
});
