import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boundaries } from './boundaries.js';

describe('slides dragged past an end', () => {
  const shares = [0, 0.25, 0.5, 1, 4];

  it('follow the pointer where there is no boundary', () => assert.deepEqual(shares.map(boundaries.none), shares));

  it('do not move at a hard one', () => assert.deepEqual(shares.map(boundaries.hard), shares.map(() => 0)));

  it('follow less and less at an inertial one, and never by their width', () => {
    const followed = shares.map(boundaries.inertial);
    assert.equal(followed[0], 0);
    for (let at = 1; at < shares.length; at += 1) {
      assert.ok(followed[at]! > followed[at - 1]! && followed[at]! < 1);
      assert.ok(followed[at]! / shares[at]! < (followed[at - 1]! / shares[at - 1]! || 1));
    }
  });
});
