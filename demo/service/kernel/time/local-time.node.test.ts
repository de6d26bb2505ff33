import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isTimeZone, getMoments, toLocalTime } from './local-time.js';

const rows: readonly [name: string, local: string, zone: string, moments: readonly string[] | null][] = [
  ['UTC', '2026-03-03T17:00', 'UTC', ['2026-03-03T17:00:00.000Z']],
  ['winter', '2026-03-03T17:00', 'Europe/Berlin', ['2026-03-03T16:00:00.000Z']],
  ['summer', '2026-07-03T17:00', 'Europe/Berlin', ['2026-07-03T15:00:00.000Z']],
  ['a time that clocks skip', '2026-03-29T02:30', 'Europe/Berlin', []],
  ['the minute before it', '2026-03-29T01:59', 'Europe/Berlin', ['2026-03-29T00:59:00.000Z']],
  ['the hour after it', '2026-03-29T03:00', 'Europe/Berlin', ['2026-03-29T01:00:00.000Z']],
  ['a time that clocks show twice', '2026-10-25T02:30', 'Europe/Berlin', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  ['a zone of half an hour', '2026-03-03T17:00', 'Asia/Kolkata', ['2026-03-03T11:30:00.000Z']],
  ['a change of half an hour', '2026-10-04T02:15', 'Australia/Lord_Howe', []],
  ['the date line', '2026-01-01T00:00', 'Pacific/Kiritimati', ['2025-12-31T10:00:00.000Z']],
  ['a day that was skipped as a whole', '2011-12-30T12:00', 'Pacific/Apia', []],
  ['seconds, as some browsers send them', '2026-03-03T17:00:00', 'UTC', ['2026-03-03T17:00:00.000Z']],
  ['a day that does not exist', '2026-02-31T12:00', 'UTC', null],
  ['an hour that does not exist', '2026-02-03T24:00', 'UTC', null],
  ['another order', '03.02.2026 12:00', 'UTC', null],
  ['no time', '2026-02-03', 'UTC', null],
  ['a year of five digits', '12026-02-03T12:00', 'UTC', null],
];

describe('a local time', () => {
  for (const [name, local, zone, moments] of rows)
    test(`${local} in ${zone}: ${name}`, () =>
      assert.deepEqual(getMoments(local, zone)?.map(ms => new Date(ms).toISOString()) ?? null, moments));

  test('of a moment leads back to it', () => {
    for (const zone of ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'])
      for (let hour = 0; hour < 24 * 366; hour += 7) {
        const moment = new Date(Date.UTC(2026, 0, 1, hour, 15));
        assert.ok(getMoments(toLocalTime(moment, zone), zone)!.includes(moment.getTime()), `${zone} ${moment.toISOString()}`);
      }
  });

  test('needs a zone by name', () => {
    for (const zone of ['UTC', 'Europe/Dublin', 'Etc/GMT+5', 'America/Argentina/Buenos_Aires']) assert.equal(isTimeZone(zone), true, zone);
    for (const zone of ['', '+01:00', 'Nowhere/Land', 'Europe/Dublin\0', '<b>', 'x'.repeat(100)]) assert.equal(isTimeZone(zone), false, zone);
  });
});
