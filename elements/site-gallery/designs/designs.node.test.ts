import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { DesignOptions, Layout } from './design.js';
import { designNamed, designOfBlock, designs, type DesignName } from './designs.js';

const nothing: DesignOptions = {
  flow: 'stack', slidesPerRow: null, gutter: null, aspectRatio: null, columnWidth: null, listImageSize: null, vSize: null,
  alignment: 'middle',
};
const much: DesignOptions = {
  flow: 'track', slidesPerRow: 7, gutter: 3, aspectRatio: '16 / 9', columnWidth: 90.5, listImageSize: 30, vSize: 6,
  alignment: 'end',
};

/** What each design returns for no options and for all; a new design adds a row. */
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
    const files = readdirSync(import.meta.dirname).filter(file => !/^(designs?|dimensions|record-named)\.|\.test\./.test(file));
    assert.deepEqual(files.map(file => file.replace('.ts', '')).sort(), Object.keys(designs).sort());
  });

  for (const [name, design] of Object.entries(designs)) {
    const [byItself, changed] = expected[name as DesignName];
    it(`${name} returns its defaults`, () => assert.deepEqual(design.layout(nothing), byItself));
    it(`${name} returns what the page asks for`, () => {
      assert.deepEqual(design.layout(much), { ...byItself, gutterPx: 3, aspectRatio: '16 / 9', ...changed });
    });
    it(`${name} accepts a gutter of 0`, () => assert.equal(design.layout({ ...nothing, gutter: 0 }).gutterPx, 0));
  }
});

describe('the name of a design', () => {
  for (const [name, found] of [...Object.entries(designs), ['stacked', designs.slideshow], [' GRID ', designs.grid]] as const) {
    it(`"${name}" is found`, () => assert.equal(designNamed(name), found));
  }
  for (const name of ['gird', '', 'constructor', '__proto__', 'auto-grid']) {
    it(`"${name}" is unknown`, () => {
      assert.throws(() => designNamed(name), { name: 'RangeError', message: /^no gallery design found by that name; expected slideshow, strip, / });
    });
  }
});

describe('the design of a content system\'s block', () => {
  const rows: [unknown, DesignName][] = [
    ['stacked', 'base'], ['slider', 'strip'], ['slideshow', 'slideshow'], ['grid', 'grid'], ['autogrid', 'autogrid'],
    ['autocolumns', 'autocolumns'], ['carousel', 'carousel'], ['list', 'list'], ['Grid', 'grid'],
    ['autorows', 'autorows'], [' Strip ', 'strip'], ['base', 'base'], ['gird', 'base'], ['', 'base'], [null, 'base'], [7, 'base'], ['constructor', 'base'],
  ];
  for (const [block, name] of rows) it(`${JSON.stringify(block)} is ${name}`, () => assert.equal(designOfBlock(block), name));
});
