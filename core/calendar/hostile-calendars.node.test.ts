import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventLimits } from './event.js';
import { readICalendar } from './read-icalendar.js';

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\n');
const many = (count: number, lines: (at: number) => readonly string[]) => Array.from({ length: count },
  (_, at) => ['BEGIN:VEVENT', ...lines(at), 'END:VEVENT']).flat();
const two = (number: number) => String(number % 60).padStart(2, '0');

/** Each took minutes where the work grew with the square of the file. The limit is far above what any machine needs. */
describe('a file that is made to hold a page up', { timeout: 120_000 }, () => {
  const rows: [name: string, file: string, events: number][] = [
    ['thousands of events under one UID', calendar(...many(2000, at => ['UID:x', `SUMMARY:${at}`, `SEQUENCE:${at}`,
      `DTSTART:20260101T00${two(at)}${two(at / 60 | 0)}Z`])), eventLimits.events],
    ['thousands of copies of one event', calendar(...many(2000, () => ['UID:x', 'SUMMARY:A', 'DTSTART:20260101T000000Z'])), 1],
    ['as many series as moved dates under one UID', calendar(...many(1000, at => ['UID:x', `SUMMARY:${at}`,
      `DTSTART;TZID=Europe/London:20260101T00${two(at)}00`, 'RRULE:FREQ=DAILY']),
    ...many(1000, at => ['UID:x', `SUMMARY:m${at}`, `RECURRENCE-ID:20260102T1${at % 10}${two(at)}00Z`, 'DTSTART:20260103T000000Z'])), eventLimits.events],
    ['thousands of zones of its own', calendar(...Array.from({ length: 1500 }, (_, at) => ['BEGIN:VTIMEZONE', `TZID:z${at}`, 'BEGIN:STANDARD',
      'DTSTART:16010101T000000', 'TZOFFSETFROM:+0100', `TZOFFSETTO:+01${two(at)}`, 'RRULE:FREQ=DAILY', 'END:STANDARD',
      'BEGIN:DAYLIGHT', 'DTSTART:16010101T000000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'END:DAYLIGHT',
      'END:VTIMEZONE']).flat(),
    ...many(1500, at => [`UID:${at}`, `DTSTART;TZID=z${at}:20260101T000000`])), 1500],
    ['a line without end', calendar(...many(1, () => ['UID:x', 'DTSTART:20260101', `DESCRIPTION:${'<a href="'.repeat(90_000)}`])), 1],
    ['folds without end', calendar(...many(1, () => ['UID:x', 'DTSTART:20260101', `DESCRIPTION:x${'\n x'.repeat(200_000)}`])), 1],
    ['text lines without end', calendar(...many(1, () => ['UID:x', 'DTSTART:20260101', `DESCRIPTION:x${'\nx'.repeat(200_000)}`])), 1],
    ['quoted lines without end', calendar(...many(1, () => ['UID:x', 'DTSTART:20260101', `DESCRIPTION;ENCODING=QUOTED-PRINTABLE:x${'=\nx='.repeat(100_000)}`])),
      1],
    ['dates without end', calendar(...many(1, () => ['UID:x', 'DTSTART:20260101', `EXDATE:${'20260102,'.repeat(90_000)}`])), 1],
  ];
  for (const [name, file, events] of rows) it(`is read in time: ${name}`, async () => assert.equal((await readICalendar(file, 'Europe/London')).events.length,
    events));
});
