import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dragAxis, velocityAt, withSample, type PointerSample } from './drag-rules.js';

describe('the axis of a drag', () => {
  const rows: [dx: number, dy: number, expected: ReturnType<typeof dragAxis>][] = [
    [9, 0, null], [-9, 9, null], [10, 0, 'horizontal'], [-10, 4, 'horizontal'], [4, 10, 'vertical'], [10, 10, 'horizontal'], [-3, -30, 'vertical'],
  ];
  for (const [dx, dy, expected] of rows) {
    it(`after ${dx}, ${dy} px is ${expected ?? 'not decided'}`, () => assert.equal(dragAxis(dx, dy), expected));
  }
});

describe('the velocity of a drag', () => {
  const every10Ms = (...xs: number[]) => xs.map((x, at): PointerSample => ({ x, y: -x / 2, timeMs: at * 10 }));

  it('is taken from the last five samples, on both axes', () => {
    const all = every10Ms(0, 500, 510, 520, 530, 540);
    const samples = all.reduce<PointerSample[]>(withSample, []);
    assert.equal(samples.length, 5);
    assert.deepEqual(velocityAt(samples, 50), { x: 1, y: -0.5 });
    assert.deepEqual(velocityAt(all, 50), { x: 1, y: -0.5 });
  });

  it('is zero after the pointer has rested', () => {
    const fast = every10Ms(0, 20, 40, 60, 80);
    assert.equal(velocityAt(fast, 40).x, 2);
    assert.equal(velocityAt(fast, 139).x, 0);
    assert.equal(velocityAt(withSample(fast, { x: 80, y: 0, timeMs: 640 }), 640).x, 0);
    assert.ok(velocityAt(withSample(fast, { x: 80, y: 0, timeMs: 56 }), 56).x > 1);
  });

  it('ignores what was before a rest', () => {
    const samples = [0, 900, 920, 940].map((timeMs, at): PointerSample => ({ x: Math.max(0, at - 1) * 20, y: 0, timeMs }));
    assert.equal(velocityAt(samples, 950).x, 1);
  });

  it('is zero without time', () => {
    for (const samples of [[], [{ x: 0, y: 0, timeMs: 5 }], [{ x: 0, y: 0, timeMs: 5 }, { x: 50, y: 0, timeMs: 5 }]]) {
      assert.deepEqual(velocityAt(samples, 5), { x: 0, y: 0 });
    }
  });
});
