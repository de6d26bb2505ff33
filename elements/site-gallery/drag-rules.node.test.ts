import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dragAxis, dragVelocity, sampled, type Sample } from './drag-rules.js';

describe('the axis of a drag', () => {
  const rows: [dx: number, dy: number, expected: ReturnType<typeof dragAxis>][] = [
    [9, 0, null], [-9, 9, null], [10, 0, 'along'], [-10, 4, 'along'], [4, 10, 'across'], [10, 10, 'along'], [-3, -30, 'across'],
  ];
  for (const [dx, dy, expected] of rows) {
    it(`after ${dx}, ${dy} px is ${expected ?? 'not decided'}`, () => assert.equal(dragAxis(dx, dy), expected));
  }
});

describe('the velocity of a drag', () => {
  it('is taken from the last five samples', () => {
    const points = [0, 500, 510, 520, 530, 540].map((x, at): Sample => ({ x, timeMs: at * 10 }));
    const samples = points.reduce<Sample[]>((kept, sample) => sampled(kept, sample), []);
    assert.equal(samples.length, 5);
    assert.equal(dragVelocity(samples), 1);
  });

  it('is gone when the hand has rested', () => {
    const fast = [0, 20, 40, 60, 80].map((x, at): Sample => ({ x, timeMs: at * 10 }));
    assert.equal(dragVelocity(fast), 2);
    assert.equal(dragVelocity(sampled(fast, { x: 80, timeMs: 640 })), 0);
    assert.ok(dragVelocity(sampled(fast, { x: 80, timeMs: 56 })) > 1);
  });

  it('is none without time', () => {
    assert.equal(dragVelocity([]), 0);
    assert.equal(dragVelocity([{ x: 0, timeMs: 5 }]), 0);
    assert.equal(dragVelocity([{ x: 0, timeMs: 5 }, { x: 50, timeMs: 5 }]), 0);
  });
});
