import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { toHex, sha256 } from './sha256.js';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

describe('SHA-256', () => {
  test('is that of Node for every length around the ends of its blocks', () => {
    for (let length = 0; length <= 200; length++) {
      const text = 'kiln'.repeat(50).slice(0, length);
      assert.equal(toHex(sha256(text)), digest(text), `${length} letters`);
    }
  });

  for (const text of ['', 'abc', 'Zürich — 陶器 🏺', '\u0000\u0001', 'a'.repeat(10_000)]) {
    test(`is that of Node for ${JSON.stringify(text.slice(0, 20))}`, () => assert.equal(toHex(sha256(text)), digest(text)));
  }

  test('carries nothing over from one text to the next', () => {
    const first = toHex(sha256('a teapot'));
    sha256('a cup'.repeat(99));
    assert.equal(toHex(sha256('a teapot')), first);
  });
});
