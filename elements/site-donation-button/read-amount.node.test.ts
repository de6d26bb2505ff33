import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainAmount, readAmount } from './read-amount.js';

describe('an amount of the visitor\'s own', () => {
  const rows: [typed: string, cents: number | null, digits?: number][] = [
    ['12', 1200], ['12.5', 1250], ['12,50', 1250], ['12,50 €', 1250], ['€ 12', 1200], ['12 EUR', 1200], ['$5', 500], ['0.99', 99], ['0', 0],
    ['1,000', 100_000], ['1.000', 100_000], ['1.000,50', 100_050], ['1,234,567.80', 123_456_780], ["1'000", 100_000], ['1 000', 100_000], ['1\u202f000,5', 100_050],
    ['١٢٫٥', 1250], ['１２', 1200],
    ['500', 500, 0], ['500.00', 500, 0], ['500.50', null, 0], ['¥500', 500, 0],
    ['', null], ['a lot', null], ['-5', null], ['1.2.3', null], ['12,345.678', null], ['1e3', null], ['12.', null], ['9'.repeat(20), null],
  ];
  for (const [typed, cents, digits = 2] of rows) it(`"${typed}" is ${cents}`, () => assert.equal(readAmount(typed, digits), cents));

  it('is sent as services read it', () => {
    assert.deepEqual([plainAmount(1250, 2), plainAmount(100_000, 2), plainAmount(500, 0)], ['12.50', '1000.00', '500']);
  });
});
