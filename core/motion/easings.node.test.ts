import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { easings, type EasingName } from './easings.js';

/** What a browser makes of four points: the height of the curve at a share of its width, found by halving. */
function bezierAt(css: string, share: number): number {
  if (css === 'linear') return share;
  const [x1, y1, x2, y2] = /\((.*)\)/.exec(css)![1]!.split(',').map(Number) as [number, number, number, number];
  const along = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  let [low, high] = [0, 1];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (along(x1, x2, middle) < share) low = middle;
    else high = middle;
  }
  return along(y1, y2, low);
}

/** Two points make no exact power or wave. */
const closeEnough = 0.08;
const shares = Array.from({ length: 21 }, (_, at) => at / 20);

const known: [name: EasingName, share: number, value: number][] = [
  ['linear', 0.3, 0.3], ['easeOutSine', 0.5, Math.SQRT1_2], ['easeInSine', 1 / 3, 1 - Math.cos(Math.PI / 6)], ['easeInOutSine', 0.5, 0.5],
  ['easeInQuad', 0.5, 0.25], ['easeOutQuad', 0.5, 0.75], ['easeInCubic', 0.5, 0.125], ['easeInOutCubic', 0.25, 0.0625],
  ['easeOutQuart', 0.5, 0.9375], ['easeInExpo', 0.5, 2 ** -5], ['easeInBack', 0.5, -0.0876975],
];
for (const [name, share, value] of known) {
  test(`${name} is ${value.toFixed(4)} at ${share.toFixed(2)}`, () => assert.ok(Math.abs(easings[name].at(share) - value) < 1e-9));
}

for (const [name, easing] of Object.entries(easings)) {
  describe(name, () => {
    test('goes from 0 to 1', () => {
      assert.ok(Math.abs(easing.at(0)) < 1e-9);
      assert.ok(Math.abs(easing.at(1) - 1) < 1e-9);
    });

    test('never turns back', () => {
      if (name.endsWith('Back')) return assert.ok(shares.some(share => easing.at(share) < 0 || easing.at(share) > 1));
      shares.reduce((before, share) => {
        assert.ok(easing.at(share) >= before, `at ${share}`);
        return easing.at(share);
      }, 0);
    });

    test('is what its four points draw', () => {
      for (const share of shares) {
        const away = Math.abs(easing.at(share) - bezierAt(easing.css, share));
        assert.ok(away < closeEnough, `${away} at ${share}`);
      }
    });
  });
}
