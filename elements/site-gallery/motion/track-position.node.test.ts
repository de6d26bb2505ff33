import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getRestState, positionIn, type SilentRow } from './track-position.js';

const placed = (offsets: readonly number[], offset: number) => positionIn(index => offsets[index]!, offsets.length, offset);

describe('the place of an offset in a row', () => {
  const uneven = [0, 100, 400, 450];
  const rows: [string, readonly number[], number, number][] = [
    ['at the first slide', uneven, 0, 0],
    ['at a slide', uneven, 100, 1],
    ['at a slide, roundings aside', uneven, 100.4, 1],
    ['halfway between two', uneven, 250, 1.5],
    ['near the next of a wide one', uneven, 385, 1.95],
    ['at the last slide', uneven, 450, 3],
    ['past the last', uneven, 470, 3],
    ['before the first', uneven, -20, 0],
    ['the first of those that the end shows together', [0, 200, 400, 400, 400], 400, 2],
    ['the first where nothing scrolls', [0, 0, 0], 0, 0],
    ['of one slide', [0], 0, 0],
    ['without slides', [], 0, 0],
  ];
  for (const [title, offsets, offset, expected] of rows) {
    it(`is ${title}`, () => assert.ok(Math.abs(placed(offsets, offset) - expected) < 0.01, String(placed(offsets, offset))));
  }

  it('is found by measuring few of many', () => {
    let looks = 0;
    const place = positionIn(index => { looks += 1; return index * 300; }, 10_000, 1_234_500);
    assert.equal(place, 4115);
    assert.ok(looks < 20);
  });
});

const silence: SilentRow = { position: 2, isTouched: false, isSure: false };

describe('a row that is silent', () => {
  const rows: [string, Partial<SilentRow>, ReturnType<typeof getRestState>][] = [
    ['rests on a slide', {}, 'at rest'],
    ['rests there when a little is missing', { position: 1.97 }, 'at rest'],
    ['is under way between two slides', { position: 1.4 }, null],
    ['is under way where a finger pauses', { position: 1.6, isTouched: true }, null],
    ['has been left between two', { position: 1.6, isSure: true }, 'between'],
    ['is not pulled from under a finger', { position: 1.6, isTouched: true, isSure: true }, 'at rest'],
  ];
  for (const [title, more, expected] of rows) it(title, () => assert.equal(getRestState({ ...silence, ...more }), expected));
});
