import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSnapPoints, type SnapPoints } from './transition-options.js';

describe('snap points', () => {
  const rows: [string, SnapPoints | null][] = [
    ['', 'slides'], ['none', 'none'], [' None ', 'none'], ['50%', 0.5], ['12.5%', 0.125], ['100%', 1],
    ['0%', null], ['-5%', null], ['50', null], ['50px', null], ['% 50', null], ['auto', null],
  ];
  for (const [text, expected] of rows) {
    it(`"${text}" are ${expected ?? 'none that can be read'}`, () => assert.equal(readSnapPoints(text), expected));
  }
});
