import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEventRecords, type EventRecord } from '../../../core/calendar/event.js';
import { plainOccurrences } from '../../../core/calendar/plain-occurrences.js';
import { getHours, isAboveHours, layOutDay } from './time-blocks.js';

const occurrences = (record: EventRecord) => readEventRecords([{ title: 'A', ...record }], 'Europe/London').events.flatMap(event => plainOccurrences(event));
const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

describe('an event beside the hours', () => {
  const rows: [said: string, day: string, record: EventRecord, expected: string][] = [
    ['has its clock time at the venue', '2026-12-05', { start: '2026-12-05T19:00', end: '2026-12-05T21:30' }, '19:00-21:30'],
    ['has its time in its own zone', '2026-12-05', { start: '2026-12-05T19:00', end: '2026-12-05T20:00', timeZone: 'America/New_York' }, '19:00-20:00'],
    ['has one hour without an end', '2026-12-05', { start: '2026-12-05T19:00' }, '19:00-20:00'],
    ['is at least half an hour high', '2026-12-05', { start: '2026-12-05T19:00', end: '2026-12-05T19:05' }, '19:00-19:30'],
    ['stays in its day at midnight', '2026-12-05', { start: '2026-12-05T23:50', end: '2026-12-05T23:55' }, '23:30-24:00'],
    ['of a night ends at midnight', '2026-12-05', { start: '2026-12-05T22:00', end: '2026-12-06T02:00' }, '22:00-24:00>'],
    ['of a night continues on the next day', '2026-12-06', { start: '2026-12-05T22:00', end: '2026-12-06T02:00' }, '<00:00-02:00'],
    ['until midnight is not on the next day', '2026-12-06', { start: '2026-12-05T22:00', end: '2026-12-06T00:00' }, ''],
    ['over skipped hours has the clock times that are written', '2026-03-29', { start: '2026-03-29T00:30', end: '2026-03-29T03:00' }, '00:30-03:00'],
    ['over repeated hours has the clock times that are written', '2026-10-25', { start: '2026-10-25T00:30', end: '2026-10-25T03:00' }, '00:30-03:00'],
    ['that ends in the repeated hour keeps its length', '2026-10-25', { start: '2026-10-25T00:45Z', end: '2026-10-25T01:15Z' }, '01:45-02:15'],
    ['of a whole day has no hours', '2026-12-05', { start: '2026-12-05' }, ''],
    ['of more than a day has no hours', '2026-12-05', { start: '2026-12-05T10:00', end: '2026-12-06T10:00' }, ''],
  ];
  for (const [said, day, record, expected] of rows) {
    it(said, () => {
      const blocks = layOutDay(Date.parse(`${day}T00:00Z`), occurrences(record));
      const texts = blocks.map(({ from, to, startsEarlier, endsLater }) => `${startsEarlier ? '<' : ''}${clock(from)}-${clock(to)}${endsLater ? '>' : ''}`);
      assert.equal(texts.join(), expected);
    });
  }

  it('is above the hours from a day on, also where that day has 23 hours', () => {
    const is = (record: EventRecord) => isAboveHours(occurrences(record)[0]!);
    assert.equal(is({ start: '2026-03-28T12:00', end: '2026-03-29T12:00' }), true);
    assert.equal(is({ start: '2026-03-28T12:00', end: '2026-03-29T11:30' }), false);
  });
});

describe('the hours of a day', () => {
  it('include those of all events', () => {
    const [early, late] = [{ start: '2026-12-05T06:30', end: '2026-12-05T07:00' }, { start: '2026-12-05T20:00', end: '2026-12-05T22:15' }];
    const blocks = layOutDay(Date.UTC(2026, 11, 5), [...occurrences(early), ...occurrences(late)]);
    assert.deepEqual(getHours(blocks, [8, 18]), [6, 23]);
    assert.deepEqual(getHours([], [8, 18]), [8, 18]);
  });
});
