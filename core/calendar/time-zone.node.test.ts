import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEventTime } from './event-time.js';
import { fromWallClock, isTimeZone, getZoneOffsetMs, toWallClock, zoneName } from './time-zone.js';

const utc = (text: string) => Date.parse(`${text}Z`);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 16);

describe('clocks of a zone', () => {
  const rows: [zone: string, wall: string, instant: string, why: string][] = [
    ['Europe/London', '2026-01-15T12:00', '2026-01-15T12:00', 'winter'],
    ['Europe/London', '2026-07-15T12:00', '2026-07-15T11:00', 'summer'],
    ['Europe/London', '2026-03-29T00:59', '2026-03-29T00:59', 'a minute before clocks go forward'],
    ['Europe/London', '2026-03-29T01:30', '2026-03-29T01:30', 'a time that is left out, read with the offset before'],
    ['Europe/London', '2026-03-29T02:00', '2026-03-29T01:00', 'the first minute of summer time'],
    ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30', 'the first of two such times'],
    ['Europe/London', '2026-10-25T02:00', '2026-10-25T02:00', 'the first minute of winter time that is there once'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30', 'left out in New York'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30', 'twice in New York'],
    ['America/St_Johns', '2026-07-01T12:00', '2026-07-01T14:30', 'half an hour'],
    ['Asia/Kathmandu', '2026-07-01T12:00', '2026-07-01T06:15', 'three quarters of an hour'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45', 'summer time of half an hour: the first of two'],
    ['Pacific/Auckland', '2026-12-31T23:00', '2026-12-31T10:00', 'half a day ahead'],
    ['Pacific/Apia', '2011-12-31T00:00', '2011-12-30T10:00', 'after a day that was left out'],
    ['+01:00', '2026-07-15T12:00', '2026-07-15T11:00', 'an offset'],
    ['-0930', '2026-07-15T12:00', '2026-07-15T21:30', 'an offset west of Greenwich'],
    ['UTC', '2024-02-29T12:00', '2024-02-29T12:00', 'a leap day'],
  ];
  for (const [zone, wall, instant, why] of rows) {
    it(`${zone} ${wall}: ${why}`, () => assert.equal(iso(fromWallClock(utc(wall), zone)), instant));
  }

  it('agree with the moment, every three hours of two years', () => {
    for (const zone of ['Europe/London', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Africa/Casablanca']) {
      for (let ms = utc('2026-01-01T00:00'); ms < utc('2028-01-01T00:00'); ms += 3 * 3_600_000) {
        const back = fromWallClock(toWallClock(ms, zone), zone);
        // The second of two equal readings is taken for the first.
        assert.ok(back === ms || (back < ms && toWallClock(back, zone) === toWallClock(ms, zone)), `${zone} ${iso(ms)}`);
      }
    }
  });

  it('are known by name or as an offset', () => {
    for (const zone of ['Europe/London', 'UTC', '+05:30', '-0800', 'America/Argentina/Buenos_Aires']) assert.equal(isTimeZone(zone), true, zone);
    for (const zone of ['', 'Mars/Olympus', '5', '+5', '../London', 'GMT Standard Time', 'x'.repeat(99)]) assert.equal(isTimeZone(zone), false, zone);
    assert.equal(getZoneOffsetMs('Mars/Olympus', 0), 0);
  });

  it('are called by a short name', () => {
    assert.deepEqual([zoneName('en-US', 'America/New_York', utc('2026-07-01T00:00')), zoneName('en-US', '+05:30', 0), zoneName('en', '-08:00', 0),
      zoneName('en', '+00:00', 0)],
    ['EDT', 'UTC+5:30', 'UTC−8', 'UTC']);
  });
});

describe('a time as markup writes it', () => {
  const rows: [text: string, zone: string, said: string | null][] = [
    ['2026-12-05', 'Europe/London', '2026-12-05T00:00 day '],
    ['2024-02-29', '', '2024-02-29T00:00 day '],
    ['2026-02-29', '', null], ['2026-13-01', '', null], ['2026-04-31T10:00', 'UTC', null], ['2026-12-05T24:00', 'UTC', null], ['2026-12-05T10:61', 'UTC', null],
    ['2026-07-05T19:00', 'Europe/London', '2026-07-05T18:00 Europe/London'],
    ['2026-07-05 19:00:30.5', 'Europe/Paris', '2026-07-05T17:00 Europe/Paris'],
    ['2026-07-05T19:00Z', '', '2026-07-05T19:00 UTC'],
    ['2026-07-05T19:00+0200', '', '2026-07-05T17:00 +02:00'],
    ['2026-07-05T19:00+02:00', 'Europe/London', '2026-07-05T17:00 Europe/London'],
    ['tomorrow', '', null], ['', '', null], ['20261205', '', null],
  ];
  for (const [text, zone, said] of rows) {
    it(`"${text}" in "${zone}"`, () => {
      const time = readEventTime(text, zone);
      assert.equal(time && `${iso(time.ms)} ${time.isDay ? 'day ' : ''}${time.zone}`, said);
    });
  }
});
