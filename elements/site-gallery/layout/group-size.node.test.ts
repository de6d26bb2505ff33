import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Layout } from '../designs/design.js';
import { slidesPerGroup } from './group-size.js';

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
