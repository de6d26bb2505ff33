import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { allot, roundedShare } from './exact.js';

describe('sums without fractions', () => {
  const shares: [amount: number, numerator: number, denominator: number, is: number][] = [
    [0, 19, 119, 0],
    [119, 19, 119, 19],
    [100, 1900, 11_900, 16], // 15.97
    [1, 1, 2, 1], // halves go up
    [3, 1, 6, 1],
    [99_999_999_900_000, 9999, 19_999, 49_997_499_824_996],
  ];
  for (const [amount, numerator, denominator, is] of shares) {
    test(`${amount} × ${numerator} ÷ ${denominator} is ${is}`, () => {
      assert.equal(roundedShare(amount, numerator, denominator), is);
      assert.equal(BigInt(is), (2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)));
    });
  }

  const divisions: [amount: number, weights: number[], parts: number[]][] = [
    [100, [1, 1, 1], [34, 33, 33]],
    [2, [1, 1, 1], [1, 1, 0]],
    [5, [0, 3], [0, 5]],
    [7, [], []],
    [7, [0, 0], [0, 0]],
    [10, [99_999_999, 1], [10, 0]],
  ];
  for (const [amount, weights, parts] of divisions) {
    test(`${amount} by ${weights.join(' : ') || 'nothing'} is ${parts.join(' + ') || 'nothing'}`, () => assert.deepEqual(allot(amount, weights), parts));
  }
});
