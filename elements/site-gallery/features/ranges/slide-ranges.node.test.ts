import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { columnStarts, rangeStarts } from './slide-ranges.js';

describe('the ranges of many slides', () => {
  /** Lines of this many slides, each 100 px below the one before. */
  const inLines = (...perLine: number[]) => {
    const tops = perLine.flatMap((count, line) => Array.from({ length: count }, (_, at) => line * 100 + (at % 2) / 4));
    return { count: tops.length, startOf: (index: number) => tops[index]! };
  };
  const unasked = () => { throw new Error('a row has no lines to measure'); };

  it('are of one size in a row, and the last is what is left', () => {
    assert.deepEqual(rangeStarts(10, { size: 4, hasLines: false }, unasked), [0, 4, 8]);
    assert.deepEqual(rangeStarts(8, { size: 4, hasLines: false }, unasked), [0, 4]);
    assert.deepEqual(rangeStarts(3, { size: 4, hasLines: false }, unasked), [0]);
  });

  it('end where a line ends, whatever rounding says of its slides', () => {
    const rows: [perLine: number[], size: number, starts: number[]][] = [
      [[3, 3, 3], 3, [0, 3, 6]],
      [[3, 3, 3], 4, [0, 6]],
      [[2, 4, 3, 1, 5], 3, [0, 6, 9]],
      [[5, 5], 4, [0, 5]],
      [[7], 3, [0]],
    ];
    for (const [perLine, size, starts] of rows) {
      const { count, startOf } = inLines(...perLine);
      assert.deepEqual(rangeStarts(count, { size, hasLines: true }, startOf), starts, `${perLine} by ${size}`);
    }
  });

  it('measure few of ten thousand', () => {
    let measured = 0;
    rangeStarts(10_000, { size: 96, hasLines: true }, index => { measured += 1; return Math.floor(index / 4); });
    assert.ok(measured < 2000, String(measured));
  });
});

describe('columns that slides fill one after the other', () => {
  const rows: [perColumn: number[], starts: number[]][] = [[[3, 3, 2], [0, 3, 6]], [[5], [0]], [[1, 1, 1], [0, 1, 2]], [[40, 2], [0, 40]]];
  for (const [perColumn, starts] of rows) {
    it(`begin where a slide is beside the one before: ${perColumn}`, () => {
      const sides = perColumn.flatMap((count, column) => Array.from({ length: count }, (_, at) => column * -100 + (at % 2) / 4));
      assert.deepEqual(columnStarts(sides.length, index => sides[index]!), starts);
    });
  }

  it('are found with few questions', () => {
    let asked = 0;
    columnStarts(10_000, index => { asked += 1; return Math.floor(index / 2500); });
    assert.ok(asked < 100, String(asked));
  });
});
