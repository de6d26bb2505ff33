import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomIndex } from './random-index.js';

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
    ['is none of none', picked(0, 0), [0]],
    ['begins another group of a carousel', picked(4, 8, 3), [0, 6]],
  ];
  for (const [title, got, expected] of rows) it(title, () => assert.deepEqual(got, expected));

  it('is each as likely as any other', () => {
    const counts = [0, 0, 0, 0];
    for (let draw = 0; draw < 300; draw += 1) counts[randomIndex(1, { count: 4, perGroup: 1 }, () => draw / 300)]! += 1;
    assert.deepEqual(counts, [100, 0, 100, 100]);
  });
});
