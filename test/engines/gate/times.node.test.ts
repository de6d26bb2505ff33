import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { evenShards, longestFirst } from './times.js';

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
});
