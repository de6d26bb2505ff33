import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { datesIn2026 } from './dates-in-2026.fixture.test.js';
import { formatICalendar } from './format-icalendar.js';
import { plainOccurrences } from './plain-occurrences.js';
import { readICalendar } from './read-icalendar.js';
import { expandRule } from './recurrence.js';

const calendar = (...events: readonly (readonly string[])[]) => ['BEGIN:VCALENDAR',
  ...events.flatMap(lines => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']), 'END:VCALENDAR'].join('\r\n');
/** A date of Berlin has its zone on each line. */
const berlin = (line: string) => line.replace(/^(DTSTART|DTEND|RECURRENCE-ID)/, '$1;TZID=Europe/Berlin');

interface Row { readonly name: string; readonly events: readonly (readonly string[])[]; readonly dates: readonly string[]; readonly problems?: RegExp }

const daily = ['SUMMARY:A', 'DTSTART:20260801T190000Z', 'DTEND:20260801T200000Z'];
const all = (rule: string) => [...daily, `RRULE:${rule}`];
const change = (summary: string, id: string, start: string, end: string) => [`SUMMARY:${summary}`, `RECURRENCE-ID;RANGE=THISANDFUTURE:${id}`,
  `DTSTART:${start}`, `DTEND:${end}`];

/** The dates are those of ical.js 2, except where the name of a row says that they were counted by hand. */
const changes: readonly Row[] = [
  { name: 'to another hour', events: [all('FREQ=DAILY;COUNT=4'), change('B', '20260803T190000Z', '20260803T210000Z', '20260803T220000Z')],
    dates: ['A 2026-08-01T19:00/2026-08-01T20:00', 'A 2026-08-02T19:00/2026-08-02T20:00', 'B 2026-08-03T21:00/2026-08-03T22:00',
      'B 2026-08-04T21:00/2026-08-04T22:00'] },
  { name: 'to another length', events: [all('FREQ=DAILY;COUNT=4'), change('B', '20260803T190000Z', '20260803T190000Z', '20260803T223000Z')],
    dates: ['A 2026-08-01T19:00/2026-08-01T20:00', 'A 2026-08-02T19:00/2026-08-02T20:00', 'B 2026-08-03T19:00/2026-08-03T22:30',
      'B 2026-08-04T19:00/2026-08-04T22:30'] },
  { name: 'to another weekday, over a change of clocks',
    events: [['SUMMARY:A', 'DTSTART:20261007T180000', 'DTEND:20261007T200000', 'RRULE:FREQ=WEEKLY;COUNT=5'].map(berlin),
      change('B', '20261021T180000', '20261022T193000', '20261022T203000').map(berlin)],
    dates: ['A 2026-10-07T16:00/2026-10-07T18:00', 'A 2026-10-14T16:00/2026-10-14T18:00', 'B 2026-10-22T17:30/2026-10-22T18:30',
      'B 2026-10-29T18:30/2026-10-29T19:30', 'B 2026-11-05T18:30/2026-11-05T19:30'] },
  { name: 'twice', events: [all('FREQ=DAILY;COUNT=6'), change('C', '20260805T190000Z', '20260805T170000Z', '20260805T180000Z'),
    change('B', '20260803T190000Z', '20260803T210000Z', '20260803T220000Z')],
  dates: ['A 2026-08-01T19:00/2026-08-01T20:00', 'A 2026-08-02T19:00/2026-08-02T20:00', 'B 2026-08-03T21:00/2026-08-03T22:00',
    'B 2026-08-04T21:00/2026-08-04T22:00', 'C 2026-08-05T17:00/2026-08-05T18:00', 'C 2026-08-06T17:00/2026-08-06T18:00'] },
  { name: 'without dates that are left out or changed again', events: [[...all('FREQ=DAILY;COUNT=6'), 'EXDATE:20260804T190000Z'],
    change('B', '20260803T190000Z', '20260803T210000Z', '20260803T220000Z'),
    ['SUMMARY:C', 'RECURRENCE-ID:20260805T190000Z', 'DTSTART:20260805T120000Z', 'DTEND:20260805T130000Z']],
  dates: ['A 2026-08-01T19:00/2026-08-01T20:00', 'A 2026-08-02T19:00/2026-08-02T20:00', 'B 2026-08-03T21:00/2026-08-03T22:00',
    'C 2026-08-05T12:00/2026-08-05T13:00', 'B 2026-08-06T21:00/2026-08-06T22:00'] },
  { name: 'from the first date on', events: [all('FREQ=DAILY;COUNT=3'), change('B', '20260801T190000Z', '20260801T210000Z', '20260801T220000Z')],
    dates: ['B 2026-08-01T21:00/2026-08-01T22:00', 'B 2026-08-02T21:00/2026-08-02T22:00', 'B 2026-08-03T21:00/2026-08-03T22:00'] },
  { name: 'of whole days', events: [['SUMMARY:A', 'DTSTART;VALUE=DATE:20260801', 'RRULE:FREQ=WEEKLY;COUNT=4'], change('B', '20260815', '20260816', '20260818')],
    dates: ['A 2026-08-01/2026-08-01', 'A 2026-08-08/2026-08-08', 'B 2026-08-16/2026-08-17', 'B 2026-08-23/2026-08-24'] },
  { name: 'of the last days of months', events: [['SUMMARY:A', 'DTSTART:20260131T190000Z', 'DTEND:20260131T200000Z',
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4'], change('B', '20260228T190000Z', '20260227T190000Z', '20260227T200000Z')],
  dates: ['A 2026-01-31T19:00/2026-01-31T20:00', 'B 2026-02-27T19:00/2026-02-27T20:00', 'B 2026-03-30T19:00/2026-03-30T20:00',
    'B 2026-04-29T19:00/2026-04-29T20:00'] },
  { name: 'of listed dates (RDATE), counted by hand', events: [[...daily, 'RDATE:20260901T190000Z,20261001T190000Z'],
    change('B', '20260901T190000Z', '20260901T210000Z', '20260901T220000Z')],
  dates: ['A 2026-08-01T19:00/2026-08-01T20:00', 'B 2026-09-01T21:00/2026-09-01T22:00', 'B 2026-10-01T21:00/2026-10-01T22:00'] },
  { name: 'by a moment in UTC, over a change of clocks, counted by hand', events: [['SUMMARY:A', 'DTSTART:20261023T180000', 'DTEND:20261023T190000',
    'RRULE:FREQ=DAILY;COUNT=4'].map(berlin),
  ['SUMMARY:B', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261024T160000Z', ...['DTSTART:20261024T200000', 'DTEND:20261024T210000'].map(berlin)]],
  dates: ['A 2026-10-23T16:00/2026-10-23T17:00', 'B 2026-10-24T18:00/2026-10-24T19:00', 'B 2026-10-25T19:00/2026-10-25T20:00',
    'B 2026-10-26T19:00/2026-10-26T20:00'] },
  { name: 'by a day, counted by hand', events: [all('FREQ=DAILY;COUNT=3'), ['SUMMARY:B', 'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20260802',
    'DTSTART:20260802T203000Z', 'DURATION:PT30M']],
  dates: ['A 2026-08-01T19:00/2026-08-01T20:00', 'B 2026-08-02T20:30/2026-08-02T21:00', 'B 2026-08-03T20:30/2026-08-03T21:00'] },
  { name: 'from times to whole days, counted by hand', events: [all('FREQ=DAILY;COUNT=3'),
    ['SUMMARY:B', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20260802T190000Z', 'DTSTART;VALUE=DATE:20260803']],
  dates: ['A 2026-08-01T19:00/2026-08-01T20:00', 'B 2026-08-03/2026-08-03', 'B 2026-08-04/2026-08-04'] },
  { name: 'from whole days to times, counted by hand', events: [['SUMMARY:A', 'DTSTART;VALUE=DATE:20261023', 'RRULE:FREQ=DAILY;COUNT=4'],
    ['SUMMARY:B', 'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20261024', ...['DTSTART:20261024T180000', 'DTEND:20261024T190000'].map(berlin)]],
  dates: ['A 2026-10-23/2026-10-23', 'B 2026-10-24T16:00/2026-10-24T17:00', 'B 2026-10-25T17:00/2026-10-25T18:00', 'B 2026-10-26T17:00/2026-10-26T18:00'] },
  { name: 'of dates years after the first', events: [['SUMMARY:A', 'DTSTART:20100105T190000Z', 'RRULE:FREQ=WEEKLY;INTERVAL=20'],
    ['SUMMARY:B', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20120424T190000Z', 'DTSTART:20120425T180000Z']],
  dates: ['B 2026-02-11T18:00', 'B 2026-07-01T18:00', 'B 2026-11-18T18:00'] },
  { name: 'to off', events: [all('FREQ=DAILY;COUNT=3'), [...change('B', '20260802T190000Z', '20260802T190000Z', '20260802T200000Z'), 'STATUS:CANCELLED']],
    dates: ['A 2026-08-01T19:00/2026-08-01T20:00', 'B 2026-08-02T19:00/2026-08-02T20:00', 'B 2026-08-03T19:00/2026-08-03T20:00'] },
  { name: 'with a rule of its own, which is reported', events: [all('FREQ=DAILY;COUNT=3'),
    [...change('B', '20260802T190000Z', '20260802T210000Z', '20260802T220000Z'), 'RRULE:FREQ=WEEKLY;COUNT=2']],
  dates: ['A 2026-08-01T19:00/2026-08-01T20:00', 'B 2026-08-02T21:00/2026-08-02T22:00', 'B 2026-08-03T21:00/2026-08-03T22:00'],
  problems: /^RRULE, B: "B" changes all later dates of a series and has a rule of its own/ },
  { name: 'without their series, which is reported', events: [change('B', '20260802T190000Z', '20260802T210000Z', '20260802T220000Z')],
    dates: ['B 2026-08-02T21:00/2026-08-02T22:00'], problems: /a series that is not in the file/ },
  { name: 'before it (THISANDPRIOR), which is reported', events: [all('FREQ=DAILY;COUNT=3'),
    ['SUMMARY:B', 'RECURRENCE-ID;RANGE=THISANDPRIOR:20260802T190000Z', 'DTSTART:20260802T210000Z']],
  dates: ['A 2026-08-01T19:00/2026-08-01T20:00', 'B 2026-08-02T21:00', 'A 2026-08-03T19:00/2026-08-03T20:00'],
  problems: /RANGE=THISANDPRIOR of "B" is not supported: this date alone is changed/ },
];

const starting = (start: string, ...lines: string[]) => [['SUMMARY:A', `DTSTART:${start}`, ...lines]];
const at9 = (...days: string[]) => days.map(day => `A 2026-${day}T09:00`);

/** The dates are those of python-dateutil 2.9 (`rruleset`). */
const rules: readonly Row[] = [
  { name: 'all days but every other Tuesday and Thursday', events: starting('20260803T090000Z', 'RRULE:FREQ=DAILY;COUNT=12',
    'EXRULE:FREQ=WEEKLY;COUNT=4;INTERVAL=2;BYDAY=TU,TH'),
  dates: at9('08-03', '08-05', '08-07', '08-08', '08-09', '08-10', '08-11', '08-12', '08-13', '08-14') },
  { name: 'the last day of a month, except in summer', events: starting('20260131T090000Z', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1',
    'EXRULE:FREQ=YEARLY;COUNT=8;BYMONTH=6,7;BYMONTHDAY=-1'),
  dates: at9('01-31', '02-28', '03-31', '04-30', '05-31', '08-31', '09-30', '10-31', '11-30', '12-31') },
  { name: 'an exception rule that has the first date', events: starting('20260803T090000Z', 'RRULE:FREQ=DAILY;COUNT=4', 'EXRULE:FREQ=WEEKLY;BYDAY=MO'),
    dates: at9('08-04', '08-05', '08-06') },
  { name: 'an exception rule that ends', events: starting('20260803T090000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=6',
    'EXRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20260812T090000Z'), dates: at9('08-03', '08-10', '08-17', '08-19') },
  { name: 'two exception rules', events: starting('20260803T090000Z', 'RRULE:FREQ=DAILY;COUNT=14', 'EXRULE:FREQ=WEEKLY;BYDAY=SA,SU',
    'EXRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'),
  dates: at9('08-04', '08-05', '08-06', '08-07', '08-10', '08-11', '08-12', '08-13', '08-14') },
  { name: 'an exception rule of a series that is decades old', events: starting('19900101T090000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO',
    'EXRULE:FREQ=MONTHLY;BYDAY=1MO,2MO,3MO'),
  dates: at9('01-26', '02-23', '03-23', '03-30', '04-27', '05-25', '06-22', '06-29', '07-27', '08-24', '08-31', '09-28', '10-26', '11-23', '11-30',
    '12-28') },
  { name: 'two rules', events: starting('20260803T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=3', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=15;COUNT=2'),
    dates: at9('08-03', '08-10', '08-15', '08-17', '09-15') },
  { name: 'two rules that share dates', events: starting('20260803T090000Z', 'RRULE:FREQ=DAILY;COUNT=3', 'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3'),
    dates: at9('08-03', '08-04', '08-05', '08-07') },
  { name: 'an exception rule of listed dates', events: starting('20260803T090000Z', 'RDATE:20260804T090000Z,20260805T090000Z,20260806T090000Z',
    'EXRULE:FREQ=DAILY;INTERVAL=2'), dates: at9('08-04', '08-06') },
  { name: 'six rules, of which one is reported', events: starting('20260803T090000Z',
    ...[4, 5, 6, 7, 8, 9].map(day => `RRULE:FREQ=MONTHLY;BYMONTHDAY=${day};COUNT=1`)), dates: at9('08-03', '08-04', '08-05', '08-06', '08-07', '08-08'),
  problems: /^Line 11, RRULE, A: "A" has more than 5 RRULE lines. The rest was left out\.$/ },
];

for (const [kind, rows] of [['all later dates change', changes], ['a series has several rules:', rules]] as const) {
  describe(kind, () => {
    for (const { name, events, dates, problems = /^$/ } of rows) {
      it(name, async () => {
        const read = await readICalendar(calendar(...events));
        assert.deepEqual(datesIn2026(read.events), dates);
        assert.match(read.problems.join('\n'), problems);
        assert.equal(new Set(read.events.map(({ id }) => id)).size, read.events.length);
      });
    }
  });
}

describe('a series with more than one rule', () => {
  const year = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)] as const;

  it('has the dates of the rules that can be read, and reports the others', async () => {
    const { events: [event] } = await readICalendar(calendar(...starting('20260803T090000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'RRULE:FREQ=OFTEN',
      'EXRULE:FREQ=HOURLY')));
    const { occurrences, problem } = expandRule(event!, ...year);
    assert.equal(occurrences.length, 2);
    assert.match(problem, /^rule "FREQ=OFTEN" of "A" repeats more often than daily.*; rule "FREQ=HOURLY" of "A" repeats more often than daily/);
  });

  it('shows nothing after the last exception that is looked for', async () => {
    const { events: [event] } = await readICalendar(calendar(...starting('20260803T000000Z', 'RRULE:FREQ=MONTHLY',
      `EXRULE:FREQ=DAILY;BYHOUR=${Array.from({ length: 24 }, (_, hour) => hour).join()}`)));
    const { occurrences, problem } = expandRule(event!, year[0], Date.UTC(2040, 0, 1));
    assert.deepEqual(occurrences, []);
    assert.match(problem, /exception rule ".*" of "A" has more than 5000 dates; leaving later dates out/);
  });

  it('is written as one date: other calendars would show other ones', async () => {
    for (const lines of [starting('20260803T090000Z', 'RRULE:FREQ=DAILY', 'EXRULE:FREQ=WEEKLY'),
      starting('20260803T090000Z', 'RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY'),
      [all('FREQ=DAILY'), change('B', '20260803T190000Z', '20260803T210000Z', '20260803T220000Z')]]) {
      for (const event of (await readICalendar(calendar(...lines))).events) {
        const occurrence = plainOccurrences(event)[0] ?? expandRule(event, ...year).occurrences[0]!;
        assert.doesNotMatch(formatICalendar(occurrence, { base: 'https://example.com/', nowMs: 0 }, true), /RULE/);
      }
    }
  });

  it('has at most 50 changes of all later dates; each of the others changes one date, and is reported', async () => {
    const many = Array.from({ length: 52 }, (_, at) => new Date(Date.UTC(2026, 7, 2 + at, 19)).toISOString().replace(/[-:]|\.000/g, ''));
    const { events, problems } = await readICalendar(calendar(all('FREQ=DAILY;COUNT=60'), ...many.map((time, at) => change(`B${at}`, time, time, time))));
    assert.match(problems.join(), /"A" has more than 50 changes of all later dates/);
    const dates = datesIn2026(events).map(date => date.split('/')[0]!.replace('2026-', ''));
    assert.deepEqual([dates.length, dates[0], dates[1], dates[50], dates[51], dates[52], dates[59]],
      [60, 'A 08-01T19:00', 'B0 08-02T19:00', 'B49 09-20T19:00', 'B50 09-21T19:00', 'B51 09-22T19:00', 'B49 09-29T19:00']);
  });
});
