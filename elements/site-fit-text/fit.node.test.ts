import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scaledSize, shrunkSize } from './fit.js';

describe('scaled text', () => {
  const rows: [fontPx: number, widthPx: number, roomPx: number, max: number, expected: number | null][] = [
    [16, 100, 400, Infinity, 64], [16, 400, 100, Infinity, 11], [16, 100, 400, 40, 40], [20, 300, 301, Infinity, 20], [16, 300, 100, 12, 11],
    [16, 0, 400, Infinity, null], [16, 100, 0, Infinity, null], [NaN, 100, 100, Infinity, null],
  ];
  for (const [fontPx, widthPx, roomPx, max, expected] of rows) {
    it(`${widthPx} px wide at ${fontPx} px, in ${roomPx} px: ${expected}`, () =>
      assert.equal(scaledSize({ fontPx, widthPx, roomPx }, { min: 11, max }), expected));
  }
});

describe('shrunk text', () => {
  for (const [most, fitsAt, expected] of [[40, 100, 40], [40, 25, 25], [40, 11, 11], [40, 5, 11], [10, 5, 10], [200, 12.3, 12.3]] as const) {
    it(`of ${most} px that fits at ${fitsAt} px is ${expected} px`, () => {
      let asked = 0;
      const size = shrunkSize(most, 11, px => { asked++; return px <= fitsAt; });
      assert.ok(size <= expected && size > expected - 0.7, String(size));
      assert.ok(asked <= 12);
    });
  }
});
