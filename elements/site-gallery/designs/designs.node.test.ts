import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { designNamed } from './design-named.js';
import { designOfBlock } from './design-of-block.js';
import { designs, type DesignName } from './designs.js';
import type { Layout, Wishes } from './design.js';

const nothing: Wishes = {
  flow: 'stack', slidesPerRow: null, gutter: null, aspectRatio: null, columnWidth: null, listImageSize: null, vSize: null,
  alignment: 'middle',
};
const much: Wishes = {
  flow: 'track', slidesPerRow: 7, gutter: 3, aspectRatio: '16 / 9', columnWidth: 90.5, listImageSize: 30, vSize: 6,
  alignment: 'end',
};

/** What each design answers to nothing and to much; a new design adds a row. */
const expected: Record<DesignName, [Layout, Partial<Layout>]> = {
  slideshow: [
    { flow: 'stack', place: 'stack', columns: 1, gutterPx: 16, aspectRatio: '3 / 2', opensLightbox: false, speedMs: 1000 },
    { flow: 'track', place: 'single', aspectRatio: '16 / 9' },
  ],
  strip: [
    { flow: 'track', place: 'strip', columns: 1, gutterPx: 8, aspectRatio: 'auto', heightPercent: 50, alignment: 'middle', opensLightbox: false, speedMs: 500 },
    { heightPercent: 30, alignment: 'end' },
  ],
  grid: [
    { flow: 'rows', place: 'even', columns: 4, gutterPx: 12, aspectRatio: '1 / 1', opensLightbox: true },
    { columns: 7 },
  ],
  autogrid: [
    { flow: 'rows', place: 'fit', columns: 1, sizePx: 250, gutterPx: 0, aspectRatio: 'auto', opensLightbox: false },
    { sizePx: 90.5 },
  ],
  autocolumns: [
    { flow: 'rows', place: 'columns', columns: 1, sizePx: 250, gutterPx: 0, aspectRatio: 'auto', opensLightbox: false },
    { sizePx: 90.5 },
  ],
  autorows: [
    { flow: 'rows', place: 'lines', columns: 1, sizePx: 250, gutterPx: 20, aspectRatio: 'auto', opensLightbox: true },
    {},
  ],
  carousel: [
    { flow: 'track', place: 'row', columns: 3, gutterPx: 1, aspectRatio: '1 / 1', opensLightbox: false },
    { columns: 7 },
  ],
  list: [
    { flow: 'rows', place: 'list', columns: 1, imagePercent: 50, gutterPx: 32, aspectRatio: '3 / 2', opensLightbox: false },
    { imagePercent: 30 },
  ],
  base: [
    { flow: 'rows', place: 'whole', columns: 1, gutterPx: 20, aspectRatio: 'auto', opensLightbox: false },
    {},
  ],
};

describe('the designs', () => {
  it('are the files of the folder', () => {
    const files = readdirSync(import.meta.dirname).filter(file => !/^designs?[.-]|\.test\./.test(file));
    assert.deepEqual(files.map(file => file.replace('.ts', '')).sort(), Object.keys(designs).sort());
  });

  for (const [name, design] of Object.entries(designs)) {
    const [byItself, wished] = expected[name as DesignName];
    it(`${name} answers what it is by itself`, () => assert.deepEqual(design.layout(nothing), byItself));
    it(`${name} answers what the page wishes`, () => {
      assert.deepEqual(design.layout(much), { ...byItself, gutterPx: 3, aspectRatio: '16 / 9', ...wished });
    });
    it(`${name} accepts a gutter of nothing`, () => assert.equal(design.layout({ ...nothing, gutter: 0 }).gutterPx, 0));
  }
});

describe('the name of a design', () => {
  for (const [name, found] of [...Object.entries(designs), ['stacked', designs.slideshow], [' GRID ', designs.grid]] as const) {
    it(`"${name}" is found`, () => assert.equal(designNamed(name), found));
  }
  for (const name of ['gird', '', 'constructor', '__proto__', 'auto-grid']) {
    it(`"${name}" is none`, () => {
      assert.throws(() => designNamed(name), { name: 'RangeError', message: /^no gallery design found by that name; expected slideshow, strip, / });
    });
  }
});

describe('the design of a content system\'s block', () => {
  const rows: [unknown, DesignName][] = [
    ['stacked', 'base'], ['slider', 'strip'], ['slideshow', 'slideshow'], ['grid', 'grid'], ['autogrid', 'autogrid'],
    ['autocolumns', 'autocolumns'], ['carousel', 'carousel'], ['list', 'list'], ['Grid', 'grid'],
    ['autorows', 'base'], ['strip', 'base'], ['', 'base'], [null, 'base'], [7, 'base'], ['constructor', 'base'],
  ];
  for (const [block, name] of rows) it(`${JSON.stringify(block)} is ${name}`, () => assert.equal(designOfBlock(block), name));
});
