import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEventRecord, readEventRecords, type CalendarEvent } from './event.js';
import { expandRule } from './recurrence.js';

const event = (start: string, rrule: string, more: object = {}) =>
  readEventRecord({ title: 'Wheel', start, rrule, timeZone: 'Europe/London', ...more }) as CalendarEvent;
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T00:00', '');
const year = (number: number): [number, number] => [Date.UTC(number, 0, 1), Date.UTC(number + 1, 0, 1) - 1];
const dates = (of: CalendarEvent, from: number, to: number) => expandRule(of, from, to).occurrences.map(({ startMs }) => iso(startMs));

describe('an event that repeats', () => {
  it('keeps its hour when the clocks change', () => {
    assert.deepEqual(dates(event('2026-10-14T18:00', 'FREQ=WEEKLY;COUNT=3'), ...year(2026)), ['2026-10-14T17:00', '2026-10-21T17:00', '2026-10-28T18:00']);
  });

  const rows: [start: string, rule: string, found: string[]][] = [
    ['2026-01-31', 'FREQ=MONTHLY;COUNT=3', ['2026-01-31', '2026-03-31', '2026-05-31']],
    ['2024-02-29', 'FREQ=YEARLY', []],
    ['2026-01-03', 'FREQ=MONTHLY;BYDAY=1SA;UNTIL=20260401', ['2026-01-03', '2026-02-07', '2026-03-07']],
    ['2026-01-01', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', ['2026-01-01', '2026-01-31', '2026-02-28', '2026-03-31']],
    ['2026-12-21', 'FREQ=DAILY;INTERVAL=3;UNTIL=20261231', ['2026-12-21', '2026-12-24', '2026-12-27', '2026-12-30']],
    ['2026-03-04', 'FREQ=WEEKLY;WKST=SU;INTERVAL=2;BYDAY=MO,WE;COUNT=4', ['2026-03-04', '2026-03-16', '2026-03-18', '2026-03-30']],
  ];
  for (const [start, rule, found] of rows) it(`${start} ${rule}`, () => assert.deepEqual(dates(event(start, rule), ...year(2026)), found));

  it('is there on the leap day of a leap year alone', () => {
    assert.deepEqual(dates(event('2024-02-29', 'FREQ=YEARLY'), Date.UTC(2024, 0, 1), Date.UTC(2033, 0, 1)), ['2024-02-29', '2028-02-29', '2032-02-29']);
  });

  it('ends with UNTIL, which may be UTC', () => {
    const until = (text: string) => dates(event('2026-07-01T18:00', `FREQ=DAILY;UNTIL=${text}`), ...year(2026)).length;
    assert.deepEqual([until('20260703T170000Z'), until('20260703T165959Z'), until('20260703'), until('20260703T180000')], [3, 2, 3, 3]);
  });

  it('leaves dates out, by moment or by day', () => {
    assert.deepEqual(dates(event('2026-07-01T18:00', 'FREQ=WEEKLY;COUNT=4', { exdates: ['2026-07-08', '2026-07-15T18:00', 'soon'] }), ...year(2026)),
      ['2026-07-01T17:00', '2026-07-22T17:00']);
  });

  it('is given where it is still on at the beginning', () => {
    const fair = event('2026-12-30', 'FREQ=YEARLY', { end: '2027-01-02' });
    assert.deepEqual(dates(fair, Date.UTC(2028, 0, 2), Date.UTC(2028, 0, 5)), ['2027-12-30']);
  });

  it('is never looked for without end', () => {
    for (const rule of ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;INTERVAL=7;BYDAY=TU', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=WEEKLY;BYSETPOS=9;BYDAY=MO']) {
      assert.deepEqual(dates(event('2026-01-05', rule), ...year(2026)).filter(day => day !== '2026-01-05'), [], rule);
    }
    assert.equal(dates(event('2026-01-05', 'FREQ=DAILY'), ...year(2026)).length, 361);
    assert.equal(dates(event('2020-01-05', 'FREQ=DAILY'), Date.UTC(2020, 0, 1), Date.UTC(2040, 0, 1)).length, 500);
  });

  for (const rule of ['FREQ=SECONDLY', 'FREQ=HOURLY;COUNT=3', 'FREQ=DAILY;BYHOUR=1,2,3,4,5;BYMINUTE=1,2,3,4,5', 'BYDAY=MO', 'FREQ=OFTEN', 'never',
    'FREQ=WEEKLY;BYDAY=XX']) {
    it(`happens once where its rule is "${rule}"`, () => {
      const { occurrences, problem } = expandRule(event('2026-01-05', rule), ...year(2026));
      assert.deepEqual(occurrences.map(({ startMs }) => iso(startMs)), ['2026-01-05']);
      assert.match(problem, /^rule ".*" of "Wheel" /);
    });
  }
});

describe('a start with an offset', () => {
  const rows: [start: string, zone: string, own: string | undefined, found: string[], problem: RegExp | null, why: string][] = [
    ['2026-03-27T18:00Z', 'Europe/London', undefined, ['2026-03-27T18:00', '2026-03-28T18:00', '2026-03-29T18:00'],
      /is not a time of Europe\/London.*repeating it in UTC/, 'UTC repeats in UTC, and is reported'],
    ['2026-03-27T18:00Z', '', 'Europe/London', ['2026-03-27T18:00', '2026-03-28T18:00', '2026-03-29T17:00'], null,
      'an event that names its zone repeats there'],
    ['2026-03-27T18:00+00:00', 'Europe/London', undefined, ['2026-03-27T18:00', '2026-03-28T18:00', '2026-03-29T17:00'], null,
      'an offset that the zone has is its own'],
    ['2026-03-27T18:00+01:00', 'Europe/London', undefined, ['2026-03-27T17:00', '2026-03-28T17:00', '2026-03-29T17:00'], /repeating it in \+01:00/,
      'an offset that the zone does not have repeats with itself'],
    ['2026-03-27T18:00Z', '', undefined, ['2026-03-27T18:00', '2026-03-28T18:00', '2026-03-29T18:00'], null, 'without a zone nothing is unclear'],
  ];
  for (const [start, zone, timeZone, found, problem, why] of rows) {
    it(`${start} in "${zone}": ${why}`, () => {
      const problems: string[] = [];
      const read = readEventRecord({ title: 'Wheel', start, rrule: 'FREQ=DAILY;COUNT=3', ...timeZone && { timeZone } }, zone, problems) as CalendarEvent;
      assert.deepEqual(dates(read, ...year(2026)), found);
      if (problem) assert.match(problems.join(), problem);
      else assert.deepEqual(problems, []);
    });
  }
});

describe('parts of a record', () => {
  const rows: [record: object, problem: RegExp][] = [
    [{ end: 'late' }, /end "late" of "Fair" does not fit its start/], [{ end: '2026-07-05' }, /end "2026-07-05" of "Fair"/],
    [{ end: '2026-07-05T18:00' }, /end "2026-07-05T18:00"/],
    [{ exdates: ['soon'] }, /exdate "soon" of "Fair" is not a date/], [{ exdates: Array(501).fill('2026-07-05') }, /501 exdates/],
  ];
  for (const [record, problem] of rows) {
    it(`that cannot be read are reported, and the event stays: ${JSON.stringify(record).slice(0, 60)}`, () => {
      const { events, problems } = readEventRecords([{ title: 'Fair', start: '2026-07-05T19:00', ...record }], 'UTC');
      assert.equal(events.length, 1);
      assert.match(problems.join(), problem);
    });
  }

  it('leave out of a series of days the day of a time', () => {
    assert.deepEqual(dates(event('2026-07-01', 'FREQ=DAILY;COUNT=3', { exdates: ['2026-07-02T18:00'] }), ...year(2026)), ['2026-07-01', '2026-07-03']);
  });

  it('leave out all that begins on a day', () => {
    assert.deepEqual(dates(event('2026-07-01T09:00', 'FREQ=DAILY;BYHOUR=9,19;COUNT=4', { exdates: ['2026-07-01'] }), ...year(2026)),
      ['2026-07-02T08:00', '2026-07-02T18:00']);
  });
});

describe('records of events', () => {
  it('are read, and errors are reported', () => {
    const { events, problems } = readEventRecords([
      { title: 'Fair', start: '2026-07-05', end: '2026-07-06', url: 'javascript:alert(1)', tickets: '/tickets', status: 'sold-out' },
      { title: 'Bad', start: 'soon' }, null, 'text', { title: 'Mars', start: '2026-07-05', timeZone: 'Mars' },
    ]);
    assert.deepEqual(events.map(({ title, endMs, url, ticketsUrl, status }) => [title, iso(endMs!), url, ticketsUrl, status]),
      [['Fair', '2026-07-07', '', '/tickets', 'sold-out']]);
    assert.equal(problems.length, 4);
    assert.match(readEventRecords(Array.from({ length: 2001 }, () => ({ title: 'x', start: '2026-01-01' }))).problems.join(), /2001 events/);
  });
});
