import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CalendarEvent } from './event.js';
import { eventLimits } from './event.js';
import { escapeText, foldContentLine } from './fold-lines.js';
import { readLines, unescapeText } from './icalendar-lines.js';
import { readDuration } from './icalendar-times.js';
import { readICalendar } from './read-icalendar.js';
import { plainOccurrences } from './plain-occurrences.js';
import { expandRule } from './recurrence.js';
import { windowsZones } from './windows-zones.js';
import { formatICalendar } from './format-icalendar.js';
import { isTimeZone } from './time-zone.js';

const file = (...events: string[][]) => ['BEGIN:VCALENDAR', 'VERSION:2.0',
  ...events.flatMap(lines => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']), 'END:VCALENDAR'].join('\r\n');
const one = async (...lines: string[]): Promise<CalendarEvent> => {
  const { events: [event], problems } = await readICalendar(file(['UID:1', 'SUMMARY:Fair', ...lines]), 'Europe/London');
  assert.deepEqual(problems, []);
  return event!;
};
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().slice(0, 16));

describe('lines of an iCalendar file', () => {
  it('are unfolded, with their parameters', () => {
    assert.deepEqual(readLines('SUMMARY:Kiln\r\n  opening\r\nDTSTART;TZID="Europe/London";X="a:b;c":20261205T190000\nnothing\n'), [
      { name: 'SUMMARY', parameters: {}, value: 'Kiln opening', line: 1 },
      { name: 'DTSTART', parameters: { TZID: 'Europe/London', X: 'a:b;c' }, value: '20261205T190000', line: 3 },
    ]);
  });

  it('are folded after 75 octets, never inside a character', () => {
    const line = `SUMMARY:${'Töpfern 🏺 '.repeat(20)}`;
    const folded = foldContentLine(line);
    for (const part of folded.split('\r\n')) assert.ok(new TextEncoder().encode(part).length <= 75, part);
    assert.equal(readLines(folded)[0]!.value, line.slice(8));
  });

  it('have their text escaped and unescaped', () => {
    const text = 'a, b; c\\d\ne';
    assert.equal(unescapeText(escapeText(text)), text);
    assert.equal(escapeText('x\r\nEND:VEVENT'), 'x\\nEND:VEVENT');
  });
});

describe('categories of an iCalendar file', () => {
  const rows: [lines: string[], expected: string[] | undefined][] = [
    [[], undefined], [['CATEGORIES:Markets'], ['Markets']], [['CATEGORIES: Markets ,Talks', 'CATEGORIES:Talks,Food\\, drink'], ['Markets', 'Talks', 'Food, drink']],
    [['CATEGORIES:,'], undefined],
  ];
  for (const [lines, expected] of rows) {
    it(`${lines.join(' ') || 'none'} are read and written`, async () => {
      const event = await one('DTSTART:20260705T190000Z', ...lines);
      assert.deepEqual(event.categories, expected);
      const written = formatICalendar(plainOccurrences(event)[0]!, { base: 'https://example.com/', nowMs: 0 });
      assert.deepEqual((await readICalendar(written)).events[0]!.categories, expected);
    });
  }
});

describe('times of an iCalendar file', () => {
  const rows: [lines: string[], start: string, end: string | null, zone: string][] = [
    [['DTSTART:20260705T190000Z', 'DTEND:20260705T210000Z'], '2026-07-05T19:00', '2026-07-05T21:00', 'Europe/London'],
    [['DTSTART;TZID=America/New_York:20260705T190000', 'DURATION:PT1H30M'], '2026-07-05T23:00', '2026-07-06T00:30', 'America/New_York'],
    [['DTSTART:20260705T190000'], '2026-07-05T18:00', null, 'Europe/London'],
    [['DTSTART;VALUE=DATE:20260705'], '2026-07-05T00:00', '2026-07-06T00:00', ''],
    [['DTSTART;VALUE=DATE:20260705', 'DTEND;VALUE=DATE:20260708'], '2026-07-05T00:00', '2026-07-08T00:00', ''],
    [['DTSTART;VALUE=DATE:20240228', 'DURATION:P2D'], '2024-02-28T00:00', '2024-03-01T00:00', ''],
    [['DTSTART;TZID=W. Europe Standard Time:20260705T190000'], '2026-07-05T17:00', null, 'Europe/Berlin'],
    [['DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20260705T190000'], '2026-07-05T17:00', null, 'Europe/Berlin'],
    [['DTSTART;TZID=Europe/London:20261024T230000', 'DURATION:P1D'], '2026-10-24T22:00', '2026-10-25T23:00', 'Europe/London'],
    [['DTSTART;TZID=Europe/London:20261024T230000', 'DURATION:PT24H'], '2026-10-24T22:00', '2026-10-25T22:00', 'Europe/London'],
  ];
  for (const [lines, start, end, zone] of rows) {
    it(lines.join(' '), async () => {
      const event = await one(...lines);
      assert.deepEqual([iso(event.startMs), iso(event.endMs), event.zone], [start, end, zone]);
    });
  }

  it('of an unknown zone follow its own definition', async () => {
    const text = file(['UID:1', 'DTSTART;TZID=Our place:20260705T190000']).replace('BEGIN:VEVENT',
      'BEGIN:VTIMEZONE\nTZID:Our place\nBEGIN:STANDARD\nTZOFFSETTO:+0300\nEND:STANDARD\nEND:VTIMEZONE\nBEGIN:VEVENT');
    assert.deepEqual((await readICalendar(text)).events.map(({ startMs, zone }) => [iso(startMs), zone]), [['2026-07-05T16:00', '+03:00']]);
    const unknown = await readICalendar(file(['UID:1', 'DTSTART;TZID=Mars:20260705T190000']), 'UTC');
    assert.equal(unknown.events.length, 1);
    assert.match(unknown.problems.join(), /Time zone "Mars" is unknown.*read as UTC/);
  });

  it('of Windows have zones that there are', () => {
    for (const zone of windowsZones.values()) assert.equal(isTimeZone(zone), true, zone);
  });

  for (const [text, said] of [['P1W', [7, 0]], ['PT15M', [0, 900_000]], ['-P1DT1H', [-1, -3_600_000]], ['P', null], ['soon', null],
    ['P99999999999D', null]] as const) {
    it(`duration ${text}`, () => {
      const read = readDuration(text);
      assert.deepEqual(read && [read.days, read.ms], said);
    });
  }
});

describe('an iCalendar file', () => {
  it('gives what it says of an event', async () => {
    const event = await one('DTSTART:20260705T190000Z', 'DESCRIPTION:Bowls\\, jugs\\nand mugs', 'LOCATION:Net Loft\\, Salthouse',
      'URL:https://example.com/fair', 'STATUS:CANCELLED');
    assert.deepEqual([event.description, event.venue, event.town, event.url, event.status],
      ['Bowls, jugs\nand mugs', 'Net Loft', 'Salthouse', 'https://example.com/fair', 'cancelled']);
    assert.equal((await one('DTSTART:20260705T190000Z', 'URL:javascript:alert(1)')).url, '');
  });

  it('leaves out of a series what was moved or left out', async () => {
    const { events } = await readICalendar(file(
      ['UID:w', 'SUMMARY:Wheel', 'DTSTART;TZID=Europe/London:20261007T180000', 'DURATION:PT2H', 'RRULE:FREQ=WEEKLY;COUNT=5',
        'EXDATE;TZID=Europe/London:20261021T180000'],
      ['UID:w', 'SUMMARY:Wheel, later', 'RECURRENCE-ID;TZID=Europe/London:20261028T180000', 'DTSTART;TZID=Europe/London:20261028T200000'],
    ));
    const [series, moved] = events;
    const { occurrences } = expandRule(series!, Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1));
    assert.deepEqual(occurrences.map(({ startMs }) => iso(startMs)), ['2026-10-07T17:00', '2026-10-14T17:00', '2026-11-04T18:00']);
    assert.deepEqual([moved!.title, iso(moved!.startMs), moved!.rule], ['Wheel, later', '2026-10-28T20:00', '']);
  });

  it('may be broken, empty or huge', async () => {
    assert.match((await readICalendar('')).problems.join(), /is not an iCalendar file/);
    assert.match((await readICalendar('<html>')).problems.join(), /is not an iCalendar file/);
    const empty = await readICalendar('BEGIN:VCALENDAR\nEND:VCALENDAR');
    assert.deepEqual([empty.events, empty.problems], [[], []]);
    assert.match((await readICalendar(file(['UID:1', 'SUMMARY:Fair', 'DTSTART:soon']))).problems.join(),
      /^Line 6, DTSTART, Fair: “soon” was not understood and was left out/);
    assert.equal((await readICalendar('BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260101')).events.length, 1);
    const many = await readICalendar(file(...Array.from({ length: eventLimits.events + 5 }, (_, at) => [`UID:${at}`, 'DTSTART:20260101'])));
    assert.equal(many.events.length, eventLimits.events);
    assert.match(many.problems.join(), /more than 2000 events/);
    assert.equal((await readICalendar(`BEGIN:${'A'.repeat(10)}\n`.repeat(5000))).events.length, 0);
  });

  it('is written so that it reads the same', async () => {
    const event = await one('DTSTART;TZID=Europe/London:20261007T180000', 'DURATION:PT2H', 'RRULE:FREQ=WEEKLY;COUNT=5',
      'EXDATE;TZID=Europe/London:20261021T180000',
      'DESCRIPTION:A\\, b\\;\\nc', 'LOCATION:Net Loft\\, Salthouse');
    const [occurrence] = plainOccurrences(event);
    const options = { base: 'https://example.com/page', nowMs: 0 };
    const series = (await readICalendar(formatICalendar(occurrence!, options, true))).events[0]!;
    assert.deepEqual({ ...series, id: event.id, uid: event.uid }, event);
    const single = (await readICalendar(formatICalendar(occurrence!, options), 'Europe/London')).events[0]!;
    assert.deepEqual([single.startMs, single.endMs, single.rule, single.description], [event.startMs, event.endMs, '', event.description]);
    const day = await one('DTSTART;VALUE=DATE:20241231', 'DTEND;VALUE=DATE:20250102');
    const again = (await readICalendar(formatICalendar(plainOccurrences(day)[0]!, options))).events[0]!;
    assert.deepEqual([again.startMs, again.endMs, again.isAllDay], [day.startMs, day.endMs, true]);
  });
});
