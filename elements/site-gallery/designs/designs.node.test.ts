import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { designs, type DesignName } from './designs.js';
import type { Layout, Wishes } from './design.js';

const nothing: Wishes = { slidesPerRow: null, gutter: null, aspectRatio: null };
const much: Wishes = { slidesPerRow: 7, gutter: 3, aspectRatio: '16 / 9' };

/** What each design answers to nothing and to much; a new design adds a row. */
const expected: Record<DesignName, [Layout, Layout]> = {
  slideshow: [
    { flow: 'track', columns: 1, gutterPx: 16, aspectRatio: '3 / 2' },
    { flow: 'track', columns: 1, gutterPx: 3, aspectRatio: '16 / 9' },
  ],
  grid: [
    { flow: 'rows', columns: 4, gutterPx: 12, aspectRatio: '1 / 1' },
    { flow: 'rows', columns: 7, gutterPx: 3, aspectRatio: '16 / 9' },
  ],
};

describe('the designs', () => {
  it('are the files of the folder', () => {
    const files = readdirSync(import.meta.dirname).filter(file => !/^designs?\.|\.test\./.test(file));
    assert.deepEqual(files.map(file => file.replace('.ts', '')).sort(), Object.keys(designs).sort());
  });

  for (const [name, design] of Object.entries(designs)) {
    it(`${name} answers what it is by itself, and what the page wishes`, () => {
      assert.deepEqual([design.layout(nothing), design.layout(much)], expected[name as DesignName]);
    });

    it(`${name} accepts a gutter of nothing`, () => assert.equal(design.layout({ ...nothing, gutter: 0 }).gutterPx, 0));
  }
});
