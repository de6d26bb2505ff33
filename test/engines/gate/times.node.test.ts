import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findTests } from './plan.js';
import { committedTimes, evenShards, longestFirst } from './times.js';

const times = { a: 1, b: 5, c: 3, d: 3 };

describe('the order of test files', () => {
  it('has the longest first', () => {
    assert.deepEqual(longestFirst(['a', 'b', 'c', 'd'], times), ['b', 'c', 'd', 'a']);
  });

  it('puts a file that was never measured by its size', () => {
    assert.deepEqual(longestFirst(['a', 'package.json'], times), ['package.json', 'a']);
  });

  it('splits them evenly', () => {
    assert.deepEqual(evenShards(['a', 'b', 'c', 'd'], 2, times), [['b', 'a'], ['c', 'd']]);
  });

  it('makes no empty part', () => {
    assert.deepEqual(evenShards(['a'], 3, times), [['a']]);
    assert.deepEqual(evenShards([], 3, times), []);
  });

  it('is known to a fresh clone: three of four files have a committed duration', () => {
    const files = Object.values(findTests()).flat();
    const unknown = files.filter(file => !(file in committedTimes()));
    assert.ok(unknown.length < files.length / 4, `Run \`npm test\` and then \`npm run times\`: ${unknown.length} of ${files.length} files have no duration.`);
  });
});
