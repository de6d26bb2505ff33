import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scroll } from './scroll.js';

describe('the scroll transition', () => {
  const rows: [string, { from: number; to: number; isWrapping: boolean }, 'glides' | 'appears'][] = [
    ['on', { from: 1, to: 2, isWrapping: false }, 'glides'],
    ['back', { from: 2, to: 1, isWrapping: false }, 'glides'],
    ['far', { from: 0, to: 9, isWrapping: false }, 'appears'],
    ['over the end', { from: 9, to: 0, isWrapping: true }, 'appears'],
    ['over the end of two', { from: 1, to: 0, isWrapping: true }, 'appears'],
  ];
  for (const [title, travel, expected] of rows) {
    it(`${expected} ${title}`, () => {
      const { scroll: how, play } = scroll.plan(travel);
      assert.deepEqual([how, !!play], expected === 'glides' ? ['smooth', false] : ['instant', true]);
    });
  }
});
