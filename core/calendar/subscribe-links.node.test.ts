import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getSubscribeLinks } from './subscribe-links.js';

test('a calendar file is subscribed to by an app, Google, Outlook and Microsoft 365', () => {
  assert.deepEqual(getSubscribeLinks('/events.ics?for=a&b', 'Saltmarsh & friends', 'https://example.com/visit'), {
    file: 'https://example.com/events.ics?for=a&b',
    links: [
      { service: 'app', href: 'webcal://example.com/events.ics?for=a&b' },
      { service: 'google', href: 'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fexample.com%2Fevents.ics%3Ffor%3Da%26b' },
      {
        service: 'outlook',
        href: 'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fexample.com%2Fevents.ics%3Ffor%3Da%26b&name=Saltmarsh+%26+friends',
      },
      {
        service: 'microsoft365',
        href: 'https://outlook.office.com/calendar/0/addfromweb?url=https%3A%2F%2Fexample.com%2Fevents.ics%3Ffor%3Da%26b&name=Saltmarsh+%26+friends',
      },
    ],
  });
});

for (const address of ['javascript:alert(1)', 'data:text/calendar,BEGIN:VCALENDAR', 'https://']) {
  test(`there is nothing to subscribe to at "${address}"`, () => assert.equal(getSubscribeLinks(address, 'Events', 'https://example.com/'), null));
}
