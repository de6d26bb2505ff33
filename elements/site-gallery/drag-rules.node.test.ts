import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dragAxis, dragStep, dragVelocity, sampled, type Sample } from './drag-rules.js';

describe('the axis of a drag', () => {
  const rows: [dx: number, dy: number, expected: ReturnType<typeof dragAxis>][] = [
    [9, 0, null], [-9, 9, null], [10, 0, 'along'], [-10, 4, 'along'], [4, 10, 'across'], [10, 10, 'along'], [-3, -30, 'across'],
  ];
  for (const [dx, dy, expected] of rows) {
    it(`after ${dx}, ${dy} px is ${expected ?? 'not decided'}`, () => assert.equal(dragAxis(dx, dy), expected));
  }
});

describe('a released drag', () => {
  const rows: [string, number, number, -1 | 0 | 1][] = [
    ['goes on past half the width', -301, 0, 1],
    ['goes back past half the width', 301, 0, -1],
    ['stays at half the width', -300, 0, 0],
    ['goes on after a quick flick', -40, -1.1, 1],
    ['goes back after a quick flick', 40, 1.1, -1],
    ['stays after a slow flick', -40, -1, 0],
    ['is taken back by a flick the other way', -400, 1.5, 0],
  ];
  for (const [title, draggedPx, velocity, expected] of rows) {
    it(title, () => assert.equal(dragStep({ draggedPx, widthPx: 600, velocity }), expected));
  }
});

describe('the velocity of a drag', () => {
  it('is taken from the last five samples', () => {
    const points = [0, 500, 510, 520, 530, 540].map((x, at): Sample => ({ x, timeMs: at * 10 }));
    const samples = points.reduce<Sample[]>((kept, sample) => sampled(kept, sample), []);
    assert.equal(samples.length, 5);
    assert.equal(dragVelocity(samples), 1);
  });

  it('is none without time', () => {
    assert.equal(dragVelocity([]), 0);
    assert.equal(dragVelocity([{ x: 0, timeMs: 5 }]), 0);
    assert.equal(dragVelocity([{ x: 0, timeMs: 5 }, { x: 50, timeMs: 5 }]), 0);
  });
});
