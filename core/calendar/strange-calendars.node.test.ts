import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { datesIn2026 } from './dates-in-2026.fixture.test.js';
import { readICalendarFile } from './read-icalendar.js';
import { strangeCalendars } from './strange-calendars.fixture.test.js';

describe('a calendar of another program', () => {
  const ids = new Set<string>();
  for (const { name, file, zone = '', dates, problems } of strangeCalendars) {
    it(`is read: ${name}`, async () => {
      const read = await readICalendarFile(typeof file === 'string' ? new TextEncoder().encode(file) : file, 'text/calendar', zone);
      assert.deepEqual(datesIn2026(read!.events), dates);
      if (problems) assert.match(read!.problems.join('\n'), problems);
      else assert.deepEqual(read!.problems, []);
      assert.equal(new Set(read!.events.map(({ id }) => id)).size, read!.events.length, 'each event has an id of its own');
    });
    it(`has a name of its own: ${name}`, () => {
      assert.equal(ids.has(name), false);
      ids.add(name);
    });
  }
});
