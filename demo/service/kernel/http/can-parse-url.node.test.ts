import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validateField } from 'site-elements/contract/fields/validate-field';
import './can-parse-url.js';

test('a website with letters such as ü is taken, however many addresses were checked before', () => {
  const field = { id: 'site', type: 'website', title: 'Website' } as const;
  for (let count = 0; count < 10_000; count++) assert.equal(validateField(field, 'https://bücher.example').kind, 'good');
  for (const wrong of ['', '/path', 'https://']) assert.equal(URL.canParse(wrong), false);
  assert.equal(URL.canParse('/path', 'https://example.com'), true);
});
