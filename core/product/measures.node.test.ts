import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMeasures, writeSize, writeWeight } from './measures.js';

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const rows: [given: Record<string, unknown>, locale: string, weight: string, size: string][] = [
  [{ weight: 1.2 }, 'en', '1.2 kg', ''],
  [{ weight: 450, weightUnit: 'g', length: 20, width: 12.5, height: 8 }, 'de', '450 g', '20 × 12,5 × 8 cm'],
  [{ weight: 2.205, weightUnit: 'lb', length: 11, width: 8.5, lengthUnit: 'in' }, 'en-US', '2.21 lb', '11 × 8.5 in'],
  [{ weight: 8, weightUnit: 'oz', height: 120, lengthUnit: 'mm' }, 'en', '8 oz', '120 mm'],
  [{ weight: 1500, weightUnit: 'g' }, 'fr', '1 500 g', ''],
  [{ length: 30, height: 40 }, 'ja', '', '30 × 40 cm'],
  [{ weight: 0, length: 0, width: 0, height: 0 }, 'en', '', ''],
  [{ weight: -1, length: Number.NaN, width: Infinity, height: '8' }, 'en', '', ''],
  [{ weight: '1.2' }, 'en', '', ''],
  [{ weight: 1, weightUnit: 'stone', length: 2, lengthUnit: 'yd' }, 'en', '', ''],
  [{ weight: 1, weightUnit: 'stone', length: 2 }, 'en', '', '2 cm'],
  [{}, 'en', '', ''],
];
for (const [given, locale, weight, size] of rows) {
  test(`${JSON.stringify(given)} in ${locale} is ${weight || 'no weight'}, ${size || 'no size'}`, () => {
    const read = readMeasures(given);
    assert.deepEqual([spaced(writeWeight(read, locale)), spaced(writeSize(read, locale))], [weight, size]);
  });
}
