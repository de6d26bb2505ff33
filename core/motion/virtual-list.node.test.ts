import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { evenPlaces, itemAtPx, getRowSegments, layOutRow, rangeAround, rangeInView, type RowSegment } from './virtual-list.js';

const even = (count: number) => evenPlaces(count, 90, 10);
const uneven = layOutRow([50, 100, 200, 50], 10);

/** Items by their numbers, room by its length. */
const written = (pieces: readonly RowSegment[]) => pieces.map(piece => ('index' in piece ? piece.index : `${piece.roomPx}px`)).join(' ');

describe('a row of which what is seen is drawn', () => {
  it('knows where its items stand', () => {
    assert.deepEqual([0, 1, 2, 3, 4].map(uneven.startAt), [0, 60, 170, 380, 440]);
    assert.deepEqual([0, 7].map(even(9).startAt), [0, 700]);
  });

  for (const [px, index] of [[-5, 0], [0, 0], [59, 0], [60, 1], [169, 1], [170, 2], [379, 2], [380, 3], [9999, 3]] as const) {
    it(`finds item ${index} at ${px} px`, () => assert.equal(itemAtPx(uneven, px), index));
  }
  it('finds the first of none', () => assert.equal(itemAtPx(even(0), 100), 0));

  for (const [title, count, scrolledPx, viewPx, range] of [
    ['all of few', 100, 0, 300, [0, 100]],
    ['the beginning of many', 101, 0, 300, [0, 16]],
    ['what is seen and as much before and behind', 10_000, 700_000, 1600, [6976, 7040]],
    ['the same after a little scrolling', 10_000, 700_100, 1600, [6976, 7040]],
    ['others after more', 10_000, 700_900, 1600, [6992, 7056]],
    ['the end', 10_000, 998_400, 1600, [9968, 10_000]],
    ['the end where the row is longer than it knows', 10_000, 2_000_000, 1600, [9984, 10_000]],
    ['a block of a row that is not laid out', 10_000, 0, 0, [0, 16]],
  ] as const) {
    it(`draws ${title}`, () => assert.deepEqual(rangeInView(even(count), scrolledPx, viewPx), range));
  }

  for (const [count, index, range] of [[100, 50, [0, 100]], [10_000, 0, [0, 32]], [10_000, 7003, [6976, 7024]], [10_000, 9999, [9968, 10_000]]] as const) {
    it(`draws ${range.join(' to ')} of ${count} around ${index}`, () => assert.deepEqual(rangeAround(even(count), index), range));
  }

  for (const [title, range, always, expected] of [
    ['everything', [0, 6], [], '0 1 2 3 4 5'],
    ['room before and behind', [2, 4], [], '190px 2 3 190px'],
    ['an item before them', [4, 6], [1], '90px 1 190px 4 5'],
    ['an item behind them', [0, 2], [5], '0 1 290px 5'],
    ['no room between neighbours', [2, 4], [1, 4], '90px 1 2 3 4 90px'],
    ['items in their order, and each once', [2, 3], [5, 0, 2, 0], '0 90px 2 190px 5'],
    ['no items that are not there', [0, 99], [-1, 6], '0 1 2 3 4 5'],
    ['room alone', [0, 0], [], '590px'],
  ] as const) {
    it(`holds ${title}`, () => assert.equal(written(getRowSegments(even(6), range, always)), expected));
  }

  it('is always as long as the whole row', () => {
    const lengthOf = (pieces: readonly RowSegment[]) =>
      pieces.reduce((sum, piece) => sum + 10 + ('index' in piece ? uneven.startAt(piece.index + 1) - uneven.startAt(piece.index) - 10 : piece.roomPx), -10);
    for (const [from, to, other] of [[0, 4, 0], [1, 3, 0], [0, 1, 3], [2, 2, 1], [3, 4, 1]] as const) {
      assert.equal(lengthOf(getRowSegments(uneven, [from, to], [other])), 430);
    }
  });
});
