import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limitFor, readTags, select, collectTags } from './selection-rules.js';

describe('the tags of a slide', () => {
  const rows: [string | undefined, string[]][] = [
    ['sea, harbour', ['sea', 'harbour']], [' Low  tide ,', ['Low tide']], ['', []], [undefined, []], [',,', []],
  ];
  for (const [text, tags] of rows) it(`"${text}" are ${JSON.stringify(tags)}`, () => assert.deepEqual(readTags(text), tags));
});

it('every tag is there once, as it was written first, in the order of the slides', () => {
  assert.deepEqual(collectTags([['Sea', 'birds'], [], ['SEA', 'Harbour'], ['Birds']]), ['Sea', 'birds', 'Harbour']);
});

describe('a selection', () => {
  const slides = [['sea'], ['sea', 'birds'], [], ['Birds'], ['sea']];
  const rows: [tag: string, limit: number, shown: number[], count: number][] = [
    ['', Infinity, [0, 1, 2, 3, 4], 5], ['', 2, [0, 1], 5], ['birds', Infinity, [1, 3], 2], ['Sea', 2, [0, 1], 3], ['fog', 9, [], 0],
  ];
  for (const [tag, limit, shown, count] of rows) {
    it(`of "${tag}", ${limit} at most, is ${shown.join() || 'nothing'} of ${count}`, () => {
      const selected = select(slides, { tag, limit });
      assert.deepEqual([[...selected.shown], selected.count], [shown, count]);
    });
  }
});

describe('for a slide to be there', () => {
  for (const [index, step, limit] of [[0, 12, 12], [11, 12, 12], [12, 12, 24], [29, 12, 36], [3, 1, 4], [5, Infinity, Infinity]] as const) {
    it(`at ${index}, ${limit} are loaded in steps of ${step}`, () => assert.equal(limitFor(index, step), limit));
  }
});
