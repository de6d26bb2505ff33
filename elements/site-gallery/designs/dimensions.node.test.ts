import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { columnsAt, readAspectRatio, thumbnailGapPx } from './dimensions.js';

describe('an aspect ratio', () => {
  const rows: [string, string | null][] = [
    ['3:2', '3 / 2'],
    [' 16 : 9 ', '16 / 9'],
    ['4/5', '4 / 5'],
    ['1200x800', '1200 / 800'],
    ['1.5', '1.5 / 1'],
    ['2.35:1', '2.35 / 1'],
    ['auto', 'auto'],
    [' None', 'auto'],
    ['0', 'auto'],
    ['20:1', '20 / 1'],
    ['1:20', '1 / 20'],
    ['0:2', null],
    ['3:0', null],
    ['0:0', null],
    ['', null],
    ['21:1', null],
    ['1:21', null],
    ['99999:1', null],
    ['-3:2', null],
    ['wide', null],
    ['3:2:1', null],
    ['3:2; color: red', null],
  ];
  for (const [text, expected] of rows) {
    it(`"${text}" is ${expected ?? 'none'}`, () => assert.equal(readAspectRatio(text), expected));
  }
});

describe('slides in a row', () => {
  for (const [columns, widthPx, expected] of [
    [4, 1200, 4], [4, 724, 4], [4, 723.9, 3], [3, 500, 3], [2, 723, 2], [4, 480, 3], [4, 479.9, 2], [2, 100, 2], [1, 100, 1], [12, 0, 2],
  ] as const) {
    it(`${columns} at ${widthPx} px are ${expected}`, () => assert.equal(columnsAt(columns, widthPx), expected));
  }
});

describe('the space between thumbnails', () => {
  for (const [padding, gapPx] of [[null, 5], [0, 0], [3, 3], [5, 5], [6, 5], [200, 5]] as const) {
    it(`is ${gapPx} px with a padding of ${padding}`, () => assert.equal(thumbnailGapPx(padding), gapPx));
  }
});
