import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keptIndex } from './kept-index.js';
import { normaliseIndex } from './normalise-index.js';
import { stepIndex } from './step-index.js';

describe('an index', () => {
  const rows: [index: number, count: number, expected: number][] = [
    [0, 5, 0], [4, 5, 4], [5, 5, 0], [12, 5, 2], [-1, 5, 4], [-5, 5, 0], [-6, 5, 4], [3, 1, 0], [3, 0, 0], [-3, 0, 0],
  ];
  for (const [index, count, expected] of rows) {
    it(`${index} of ${count} slides means ${expected}`, () => assert.equal(normaliseIndex(index, count) + 0, expected));
  }
});

describe('a step', () => {
  const rows: [string, number, number, boolean, 1 | -1, ReturnType<typeof stepIndex>][] = [
    ['on', 0, 3, false, 1, { index: 1, isWrapping: false }],
    ['back', 2, 3, false, -1, { index: 1, isWrapping: false }],
    ['past the end', 2, 3, false, 1, 'end'],
    ['before the beginning', 0, 3, false, -1, 'beginning'],
    ['past the end of a loop', 2, 3, true, 1, { index: 0, isWrapping: true }],
    ['before the beginning of a loop', 0, 3, true, -1, { index: 2, isWrapping: true }],
    ['in a loop of one', 0, 1, true, 1, 'end'],
    ['of nothing', 0, 0, true, 1, 'end'],
  ];
  for (const [title, index, count, isLooping, by, expected] of rows) {
    it(title, () => assert.deepEqual(stepIndex({ index, count, isLooping, perGroup: 1 }, by), expected));
  }
});

describe('the current slide', () => {
  const rows: [string, string, string, number, number][] = [
    ['stays when slides come behind it', 'abc', 'abcd', 1, 1],
    ['moves when a slide comes before it', 'abc', 'xabc', 1, 2],
    ['moves when a slide before it goes', 'abc', 'bc', 1, 0],
    ['moves when slides are sorted', 'abc', 'cba', 0, 2],
    ['gives way to its successor when it goes', 'abc', 'ac', 1, 1],
    ['gives way to the last one when it was last', 'abc', 'ab', 2, 1],
    ['is the first when all go', 'abc', '', 2, 0],
    ['is the first when the first come', '', 'abc', 0, 0],
  ];
  for (const [title, before, after, index, expected] of rows) {
    it(title, () => assert.equal(keptIndex([...before], [...after], index), expected));
  }
});
