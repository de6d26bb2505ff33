import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { datesIn2026 } from '../../core/calendar/dates-in-2026.fixture.test.js';
import { decodeICalendar } from '../../core/calendar/decode-icalendar.js';
import { readICalendar } from '../../core/calendar/read-icalendar.js';
import { strangeCalendars } from '../../core/calendar/strange-calendars.fixture.test.js';
import { publicCalendar } from '../../demo/service/modules/feeds/calendars/public-calendar.js';

describe('a calendar that comes through the service', () => {
  const whole = strangeCalendars.filter(({ name }) => name !== 'a file that is cut');
  for (const { name, file, zone, dates } of whole) {
    it(`says the same as its file: ${name}`, async () => {
      const text = decodeICalendar(typeof file === 'string' ? new TextEncoder().encode(file) : file, null);
      assert.deepEqual(datesIn2026((await readICalendar(publicCalendar(text), zone)).events), dates);
    });
  }
});
