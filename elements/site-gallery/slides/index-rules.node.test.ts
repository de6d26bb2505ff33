import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  groupCount, groupPosition, indexAfterChange, indexAtPosition, normaliseIndex, randomIndex, seenAtPosition, shownGroup, stepIndex,
} from './index-rules.js';

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

describe('a step of a row that shows several slides at a time', () => {
  const row = { count: 8, perGroup: 3 };
  /** Targets of the steps from each slide: the start of its own group if it is behind that, and never beyond the last slide that is visible. */
  const rows: [index: number, back: number | 'beginning', on: number | 'end'][] = [
    [0, 'beginning', 3], [1, 0, 3], [2, 0, 3], [3, 0, 6], [4, 3, 6], [5, 3, 'end'], [6, 3, 'end'], [7, 3, 'end'],
  ];
  const to = (step: ReturnType<typeof stepIndex>) => (typeof step === 'string' ? step : step.index);
  for (const [index, back, on] of rows) {
    it(`from ${index} leads back to ${back}, and on to ${on}`, () => {
      const steps = ([-1, 1] as const).map(by => stepIndex({ ...row, index, isLooping: false }, by));
      assert.deepEqual(steps.map(to), [back, on]);
    });
  }

  it('goes round at the ends alone', () => {
    const wraps = (by: 1 | -1) =>
      [...Array(8).keys()].filter(index => (stepIndex({ ...row, index, isLooping: true }, by) as { isWrapping: boolean }).isWrapping);
    assert.deepEqual([wraps(-1), wraps(1)], [[0], [5, 6, 7]]);
  });
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
    it(title, () => assert.equal(indexAfterChange([...before], [...after], index), expected));
  }
});

describe('the groups of a row', () => {
  const rows: [count: number, perGroup: number, places: number[]][] = [
    [0, 3, []], [1, 3, [0]], [3, 3, [0]], [4, 3, [0, 1]], [6, 3, [0, 3]], [8, 3, [0, 3, 5]], [5, 1, [0, 1, 2, 3, 4]],
  ];
  for (const [count, perGroup, places] of rows) {
    it(`of ${count} slides, ${perGroup} at a time, are shown where ${places.join(', ') || 'nothing'} slides have passed`, () => {
      const row = { count, perGroup };
      assert.equal(groupCount(row), places.length);
      assert.deepEqual(places.map((_, group) => groupPosition(group, row)), places);
    });
  }

  const shown: [count: number, perGroup: number, groups: number[]][] = [
    [8, 3, [0, 0, 1, 1, 1, 2, 2, 2]], [4, 3, [0, 1, 1, 1]], [9, 3, [0, 0, 1, 1, 1, 2, 2, 2, 2]], [3, 3, [0, 0, 0]], [4, 1, [0, 1, 2, 3]], [0, 3, [0]],
  ];
  for (const [count, perGroup, groups] of shown) {
    it(`of ${count} slides, ${perGroup} at a time, are the nearest to the position of the row with each slide as the current one`, () => {
      assert.deepEqual(groups.map((_, index) => shownGroup({ index, count, perGroup })), groups);
    });
  }
});

describe('a row that has passed some slides', () => {
  const rows: [position: number, count: number, perGroup: number, index: number][] = [
    [0, 8, 3, 0], [1.4, 8, 3, 0], [1.6, 8, 3, 3], [3, 8, 3, 3], [3.9, 8, 3, 3], [4.1, 8, 3, 6], [5, 8, 3, 6], [5.4, 8, 3, 6],
    [-0.3, 8, 3, 0], [1, 4, 3, 3], [0.4, 4, 3, 0], [0, 3, 3, 0], [0, 0, 3, 0], [2.4, 9, 1, 2], [2.6, 9, 1, 3], [8.2, 9, 1, 8],
  ];
  for (const [position, count, perGroup, index] of rows) {
    it(`${position} of ${count}, ${perGroup} at a time, continues to slide ${index}`, () => assert.equal(indexAtPosition(position, { count, perGroup }), index));
  }
});

describe('a row that stops between the steps', () => {
  const rows: [position: number, count: number, perGroup: number, index: number][] = [
    [0, 8, 3, 0],
    [1, 8, 3, 1],
    [2, 8, 3, 3],
    [3, 8, 3, 3],
    [3.96, 8, 3, 4],
    [5, 8, 3, 6],
    [527, 1000, 2, 527],
    [526, 1000, 3, 526],
    [997, 1000, 3, 999],
    [1, 4, 3, 3],
    [0, 3, 3, 0],
    [0, 2, 3, 0],
    [0, 0, 3, 0],
    [2.4, 9, 1, 2],
    [2.5, 9, 1, 2],
    [2.6, 9, 1, 3],
    [8.2, 9, 1, 8],
    [-0.3, 8, 3, 0],
  ];
  for (const [position, count, perGroup, index] of rows) {
    it(`${position} of ${count}, ${perGroup} at a time, has slide ${index} in view as its current one`, () =>
      assert.equal(seenAtPosition(position, { count, perGroup }), index));
  }
});

describe('a random slide', () => {
  const draws = [0, 0.2, 0.4, 0.6, 0.8, 0.999];
  const picked = (index: number, count: number, perGroup = 1) =>
    [...new Set(draws.map(draw => randomIndex(index, { count, perGroup }, () => draw)))].sort((a, b) => a - b);

  const rows: [string, number[], number[]][] = [
    ['is any but the first', picked(0, 4), [1, 2, 3]],
    ['is any but one in the middle', picked(2, 4), [0, 1, 3]],
    ['is any but the last', picked(3, 4), [0, 1, 2]],
    ['is the other of two', picked(1, 2), [0]],
    ['is the only one', picked(0, 1), [0]],
    ['is empty without slides', picked(0, 0), [0]],
    ['begins another group of a carousel', picked(4, 8, 3), [0, 6]],
  ];
  for (const [title, got, expected] of rows) it(title, () => assert.deepEqual(got, expected));

  it('is each as likely as any other', () => {
    const counts = [0, 0, 0, 0];
    for (let draw = 0; draw < 300; draw += 1) counts[randomIndex(1, { count: 4, perGroup: 1 }, () => draw / 300)]! += 1;
    assert.deepEqual(counts, [100, 0, 100, 100]);
  });
});
