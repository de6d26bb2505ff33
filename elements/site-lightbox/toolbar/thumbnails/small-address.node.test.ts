import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { smallAddress } from './small-address.js';

describe('the small image of a slide', () => {
  const rows: [string, string, string, number, string][] = [
    ['is what the page shows', '/a.jpg', '/a-large.jpg', 96, '/a.jpg'],
    ['comes from a service in the width that is needed', '/a?format=1500w', '', 96, '/a?format=100w'],
    ['and in that of a sharp screen', '/a?format=1500w', '', 192, '/a?format=300w'],
    ['of a link of words comes from the service behind it', '', '/a?format=2500w', 192, '/a?format=300w'],
    ['is empty if only a large file exists', '', '/a.jpg', 96, ''],
  ];
  for (const [title, current, link, neededPx, address] of rows) it(title, () => assert.equal(smallAddress({ current, link }, neededPx), address));
});
