import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webcalUrl } from './webcal-url.js';

const page = 'https://example.com/visit/events';

for (const [address, expected] of [
  ['https://example.com/events.ics', 'webcal://example.com/events.ics'],
  ['http://example.com:8080/events.ics?year=2026', 'webcal://example.com:8080/events.ics?year=2026'],
  ['/events.ics', 'webcal://example.com/events.ics'],
  ['events.ics', 'webcal://example.com/visit/events.ics'],
  ['', 'webcal://example.com/visit/events'],
  ['webcal://example.com/events.ics', null],
  ['java\nscript:alert(1)', null],
  ['mailto:nora@example.com', null],
  ['https://', null],
] as const) {
  test(`calendar apps subscribe to "${address.replace('\n', '\\n')}" as ${expected}`, () => assert.equal(webcalUrl(address, page), expected));
}
