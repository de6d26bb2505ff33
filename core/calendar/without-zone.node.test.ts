import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { googleCalendarUrl, outlookUrl } from './calendar-links.js';
import { eventJsonLd } from './event-json-ld.js';
import { readEventRecord, type CalendarEvent, type EventRecord } from './event.js';
import { formatICalendar } from './format-icalendar.js';
import { plainOccurrences } from './plain-occurrences.js';
import { readICalendar } from './read-icalendar.js';
import { expandRule } from './recurrence.js';

const before = process.env.TZ;
after(() => { process.env.TZ = before; });

/** What others get of an event: search engines, files and calendar services. */
function shared(event: CalendarEvent): readonly unknown[] {
  const occurrences = event.rule ? expandRule(event, Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)).occurrences : plainOccurrences(event);
  return occurrences.map(occurrence => {
    const { startDate, endDate } = eventJsonLd(occurrence, 'https://example.com/');
    return [startDate, endDate, formatICalendar(occurrence, { base: 'https://example.com/', nowMs: 0 }), googleCalendarUrl(occurrence), outlookUrl(occurrence)];
  });
}

describe('an event without a zone', () => {
  // Clocks go forward at midnight in Santiago on 6 September, and at two in Los Angeles on 8 March.
  const records: EventRecord[] = [
    { title: 'Fair', start: '2026-07-05T19:00', end: '2026-07-05T21:00' },
    { title: 'Night', start: '2026-09-06T00:30', end: '2026-09-06T01:30' },
    { title: 'Weekly', start: '2026-03-01T02:30', end: '2026-03-01T03:30', rrule: 'FREQ=WEEKLY;COUNT=3' },
    { title: 'Day', start: '2026-07-05' },
  ];
  for (const record of records) {
    it(`is the same for all who look: ${record.title}`, async () => {
      const file = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:${record.title}\nDTSTART:${record.start!.replace(/[-:]/g, '')}${record.start!.includes('T') ? '00' : ''}\n${record.end ? `DTEND:${record.end.replace(/[-:]/g, '')}00\n` : ''}${record.rrule ? `RRULE:${record.rrule}\n` : ''}END:VEVENT\nEND:VCALENDAR`;
      for (const read of [async () => readEventRecord(record) as CalendarEvent, async () => (await readICalendar(file)).events[0]!]) {
        const all: (readonly unknown[])[] = [];
        for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'America/Santiago']) {
          process.env.TZ = zone;
          all.push(shared(await read()));
        }
        for (const other of all) assert.deepEqual(other, all[0]);
      }
    });
  }

  it('has no offset', () => {
    process.env.TZ = 'Asia/Tokyo';
    const [[startDate, endDate, file, google, outlook]] = shared(readEventRecord(records[0]!) as CalendarEvent) as [string[]];
    assert.deepEqual([startDate, endDate], ['2026-07-05T19:00:00', '2026-07-05T21:00:00']);
    assert.match(file!, /\r\nDTSTART:20260705T190000\r\nDTEND:20260705T210000\r\n/);
    assert.match(google!, /dates=20260705T190000%2F20260705T210000(&|$)/);
    assert.doesNotMatch(google!, /ctz/);
    assert.match(outlook!, /startdt=2026-07-05T19%3A00%3A00&enddt=2026-07-05T21%3A00%3A00/);
  });

  it('with a zone has its offset', () => {
    const [[startDate, , file, google]] = shared(readEventRecord({ ...records[0], timeZone: 'Europe/Berlin' }) as CalendarEvent) as [string[]];
    assert.equal(startDate, '2026-07-05T19:00:00+02:00');
    assert.match(file!, /\r\nDTSTART:20260705T170000Z\r\n/);
    assert.match(google!, /ctz=Europe%2FBerlin/);
  });
});
