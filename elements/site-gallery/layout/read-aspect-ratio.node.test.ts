import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAspectRatio } from './read-aspect-ratio.js';

describe('an aspect ratio', () => {
  const rows: [string, string | null][] = [
    ['3:2', '3 / 2'], [' 16 : 9 ', '16 / 9'], ['4/5', '4 / 5'], ['1200x800', '1200 / 800'], ['1.5', '1.5 / 1'], ['2.35:1', '2.35 / 1'],
    ['auto', 'auto'], [' None', 'auto'], ['0', 'auto'], ['20:1', '20 / 1'], ['1:20', '1 / 20'],
    ['0:2', null], ['3:0', null], ['0:0', null], ['', null], ['21:1', null], ['1:21', null], ['99999:1', null], ['-3:2', null], ['wide', null], ['3:2:1', null], ['3:2; color: red', null],
  ];
  for (const [text, expected] of rows) {
    it(`"${text}" is ${expected ?? 'none'}`, () => assert.equal(readAspectRatio(text), expected));
  }
});
