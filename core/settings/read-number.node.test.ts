import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readNumber } from './read-number.js';

describe('a number as people write it', () => {
  const between = (min: number, max: number) => (value: number) => value >= min && value <= max;
  const rows: [text: string, isPossible: (value: number) => boolean, expected: number][] = [
    ['52.955', between(-90, 90), 52.955],
    [' 4 ', between(0, 10), 4],
    ['\u22124.5', between(-10, 10), -4.5],
    ['', between(0, 1), NaN],
    ['wide', between(0, 1), NaN],
    // Thousands would be beyond the poles: a decimal comma is the one reading.
    ['52,955', between(-90, 90), 52.955],
    ['-0,5', between(-90, 90), -0.5],
    // Two readings, and one that decides.
    ['1,200', between(0, 5000), NaN],
    ['1,200', between(100, 5000), 1200],
    ['1,200', between(0, 10), 1.2],
    ['1,200,000', between(0, 5_000_000), 1_200_000],
    // No reading.
    ['1,2,3', between(0, 5000), NaN],
    ['1.200,5', between(0, 5000), NaN],
    ['12,34', value => Number.isInteger(value), NaN],
  ];
  for (const [text, isPossible, expected] of rows) it(`${JSON.stringify(text)} is ${expected}`, () => assert.equal(readNumber(text, isPossible), expected));
});
