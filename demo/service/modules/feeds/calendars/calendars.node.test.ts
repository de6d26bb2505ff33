import assert from 'node:assert/strict';
import { after, before, describe, it, test } from 'node:test';
import type { PublicAnswer } from '../../../kernel/http/fetch-public.js';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { publicCalendar } from './public-calendar.js';

const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', 'DTSTART:20261205T190000Z', ...lines, 'END:VEVENT'];

describe('what of a calendar is for everybody', () => {
  const rows: [said: string, given: string, expected: string][] = [
    ['times, words and places', file(...event('SUMMARY:Market', 'LOCATION:Cley', 'RRULE:FREQ=YEARLY')), file(...event('SUMMARY:Market', 'LOCATION:Cley', 'RRULE:FREQ=YEARLY'))],
    ['nobody who comes, invites or is reminded', file(...event('ORGANIZER:mailto:nora@example.com', 'ATTENDEE;CN=Tom:mailto:tom@example.com', 'X-NOTE:secret', 'BEGIN:VALARM', 'SUMMARY:Alarm', 'END:VALARM', 'SUMMARY:Market')), file(...event('SUMMARY:Market'))],
    ['no private event, and no task', file(...event('CLASS:PRIVATE', 'SUMMARY:Dentist'), 'BEGIN:VTODO', 'SUMMARY:Glaze', 'END:VTODO', ...event('CLASS:PUBLIC', 'SUMMARY:Market')), file(...event('SUMMARY:Market'))],
    ['lines that are folded, and no part of the others', file(...event('ATTENDEE:mailto:tom', ' @example.com', 'SUMMARY:Win', ' ter')), file(...event('SUMMARY:Winter'))],
    ['the zone of the calendar, days and versions', file('X-WR-CALNAME:Nora', 'X-WR-TIMEZONE:Europe/London', ...event('SEQUENCE:2', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE', 'X-ALT-DESC;FMTTYPE=text/html:<b>Kilns</b>')),
      file('X-WR-TIMEZONE:Europe/London', ...event('SEQUENCE:2', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE', 'X-ALT-DESC;FMTTYPE=text/html:<b>Kilns</b>'))],
    ['a series without the date that has become private', file(...event('SUMMARY:Class', 'RRULE:FREQ=DAILY'), ...event('CLASS:PRIVATE', 'SUMMARY:Dentist', 'RECURRENCE-ID;TZID=Europe/London:20261206T190000')),
      file(...event('SUMMARY:Class', 'RRULE:FREQ=DAILY', 'EXDATE;TZID=Europe/London:20261206T190000'))],
    ['a series until the date from which on it has become private', file(...event('SUMMARY:Class', 'DTSTART:20261201T190000Z', 'RRULE:FREQ=DAILY;COUNT=9', 'RRULE:FREQ=WEEKLY;UNTIL=20261203T190000Z', 'RDATE:20261204T080000Z,20261207T080000Z'), ...event('CLASS:PRIVATE', 'SUMMARY:Dentist', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261206T190000Z')),
      file(...event('SUMMARY:Class', 'DTSTART:20261201T190000Z', 'RRULE:FREQ=DAILY;COUNT=9;UNTIL=20261206T185959Z', 'RRULE:FREQ=WEEKLY;UNTIL=20261203T190000Z', 'RDATE:20261204T080000Z', 'EXDATE:20261206T190000Z'))],
    ['days until the day from which on they have become private', file(...event('SUMMARY:Class', 'RRULE:FREQ=DAILY;UNTIL=20270101', 'RDATE;TZID=Europe/London:20261206T190000,20261204T190000'), ...event('CLASS:PRIVATE', 'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20261206')),
      file(...event('SUMMARY:Class', 'RRULE:FREQ=DAILY;UNTIL=20261205', 'RDATE;TZID=Europe/London:20261204T190000', 'EXDATE;VALUE=DATE:20261206'))],
    ['texts that are quoted or broken into lines', file(...event('SUMMARY;ENCODING=QUOTED-PRINTABLE:Win=', 'ter', 'DESCRIPTION:One', 'and two')), file(...event('SUMMARY;ENCODING=QUOTED-PRINTABLE:Winter', 'DESCRIPTION:One\\nand two'))],
  ];
  for (const [said, given, expected] of rows) it(said, () => assert.equal(publicCalendar(given), expected));
  for (const wrong of ['', '<html>', 'BEGIN:VEVENT', 'BEGIN:VCALENDAR\nEND:VEVENT']) it(`is nothing of "${wrong}"`, () => assert.throws(() => publicCalendar(wrong)));
});

const answer = (body: string, status = 200): PublicAnswer => ({ status, headers: { 'content-type': 'text/calendar' }, body: Buffer.from(body), url: 'https://calendar.example/basic.ics' });
const market = file(...event('SUMMARY:Märkte', 'ATTENDEE:mailto:tom@example.com'));
let run: TestService;
before(async () => {
  run = await startForTest({
    calendars: {
      sources: [{ name: 'markets', url: 'https://calendar.example/basic.ics' }, { name: 'away', url: 'https://away.example/' }, { name: 'page', url: 'https://page.example/' }, { name: 'own', url: '/own.ics' }],
      ask: async ({ name }) => (name === 'markets' ? answer(market) : name === 'page' ? answer('<html>') : answer('', 404)),
    },
    routes(app) { app.get('/own.ics', context => context.body(file(...event('SUMMARY:Own')))); },
  });
});
after(() => run.stop());

for (const [name, title] of [['markets', 'Märkte'], ['own', 'Own']] as const) {
  test(`the calendar "${name}" is answered as an iCalendar file`, async () => {
    const got = await fetch(`${run.address}/api/calendars/${name}`);
    const text = await got.text();
    assert.deepEqual([got.status, got.headers.get('content-type'), text.includes('ATTENDEE')], [200, 'text/calendar; charset=utf-8', false]);
    assert.ok(text.includes(`SUMMARY:${title}\r\n`), text);
  });
}

for (const [name, status] of [['none', 404], ['away', 503], ['page', 503], ['https%3A%2F%2Fevil.example', 404]] as const) {
  test(`/api/calendars/${name} is answered ${status}`, async () => assert.equal((await fetch(`${run.address}/api/calendars/${name}`)).status, status));
}
