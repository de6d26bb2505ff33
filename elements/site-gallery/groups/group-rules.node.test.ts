import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { groupCount, groupOf, groupPlace, indexAtPlace } from './group-rules.js';
import { slidesPerGroup } from './keep-groups.js';
import type { Layout } from '../designs/design.js';

describe('the groups of a row', () => {
  const rows: [count: number, perGroup: number, places: number[]][] = [
    [0, 3, []], [1, 3, [0]], [3, 3, [0]], [4, 3, [0, 1]], [6, 3, [0, 3]], [8, 3, [0, 3, 5]], [5, 1, [0, 1, 2, 3, 4]],
  ];
  for (const [count, perGroup, places] of rows) {
    it(`of ${count} slides, ${perGroup} at once, are shown where ${places.join(', ') || 'nothing'} slides have passed`, () => {
      const row = { count, perGroup };
      assert.equal(groupCount(row), places.length);
      assert.deepEqual(places.map((_, group) => groupPlace(group, row)), places);
    });
  }

  it('are found by any of their slides', () => {
    assert.deepEqual([0, 2, 3, 5, 6, 7].map(index => groupOf(index, { count: 8, perGroup: 3 })), [0, 0, 1, 1, 2, 2]);
  });
});

describe('a row that has passed some slides', () => {
  const rows: [place: number, count: number, perGroup: number, index: number][] = [
    [0, 8, 3, 0], [1.4, 8, 3, 0], [1.6, 8, 3, 3], [3, 8, 3, 3], [3.9, 8, 3, 3], [4.1, 8, 3, 6], [5, 8, 3, 6], [5.4, 8, 3, 6],
    [-0.3, 8, 3, 0], [1, 4, 3, 3], [0.4, 4, 3, 0], [0, 3, 3, 0], [0, 0, 3, 0], [2.4, 9, 1, 2], [2.6, 9, 1, 3], [8.2, 9, 1, 8],
  ];
  for (const [place, count, perGroup, index] of rows) {
    it(`${place} of ${count}, ${perGroup} at once, is at slide ${index}`, () => assert.equal(indexAtPlace(place, { count, perGroup }), index));
  }
});

describe('the slides of one step', () => {
  const layout = (flow: Layout['flow'], place: Layout['place'], columns: number): Layout =>
    ({ flow, place, columns, gutterPx: 0, aspectRatio: '1 / 1', opensLightbox: false });
  const rows: [string, Layout, number, number][] = [
    ['a wide carousel\'s row', layout('track', 'row', 4), 1200, 4],
    ['three in a carousel below 724 px', layout('track', 'row', 4), 723, 3],
    ['two in a carousel below 480 px', layout('track', 'row', 4), 479, 2],
    ['one in a carousel of one', layout('track', 'row', 1), 300, 1],
    ['one in a strip', layout('track', 'strip', 1), 1200, 1],
    ['one in a grid', layout('rows', 'even', 4), 1200, 1],
  ];
  for (const [title, given, widthPx, expected] of rows) {
    it(`are ${title}`, () => assert.equal(slidesPerGroup(given, widthPx), expected));
  }
});
