import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ViewerState, normalIndex } from './lightbox.state.js';

describe('a place', () => {
  const rows: [number, number, number][] = [[0, 3, 0], [2, 3, 2], [3, 3, 0], [-1, 3, 2], [-4, 3, 2], [1.5, 3, 0], [NaN, 3, 0], [Infinity, 3, 0]];
  for (const [given, count, place] of rows) it(`${given} of ${count} is ${place}`, () => assert.equal(normalIndex(given, count), place));
});

describe('the row of slides', () => {
  const around = (state: ViewerState) => [-1, 0, 1].map(by => state.indexAt(state.position + by));

  it('begins again after its end', () => {
    assert.deepEqual(around(new ViewerState(3, 2, true)), [1, 2, 0]);
    assert.deepEqual(around(new ViewerState(3, 0, true)), [2, 0, 1]);
  });
  it('ends where it does not loop', () => {
    const state = new ViewerState(3, 2, false);
    assert.deepEqual(around(state), [1, 2, null]);
    assert.deepEqual([state.canTurn(-1), state.canTurn(1)], [true, false]);
  });
  it('of one slide has no neighbours', () => assert.deepEqual(around(new ViewerState(1, 0, true)), [null, 0, null]));
  it('of two has the other on both sides', () => assert.deepEqual(around(new ViewerState(2, 0, true)), [1, 0, 1]));
  it('loops without an end', () => {
    const state = new ViewerState(3, 2, true);
    state.go(0, 1);
    assert.deepEqual([state.position, ...around(state)], [3, 2, 0, 1]);
    state.go(2, -1);
    assert.deepEqual([state.position, ...around(state)], [2, 1, 2, 0]);
  });
  it('lets a slide that is far away come from its side', () => {
    const state = new ViewerState(9, 1, true);
    state.go(8, 1);
    assert.deepEqual([state.position, ...around(state)], [2, 7, 8, 0]);
  });
});
