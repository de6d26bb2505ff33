import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatMeasure, readUnits } from './units.js';

for (const [standard, weight, length] of [
  ['imperial', 'lbs', 'inches'],
  ['IMPERIAL', 'lbs', 'inches'],
  [1, 'lbs', 'inches'],
  ['metric', 'kg', 'cm'],
  [2, 'kg', 'cm'],
  ['', 'kg', 'cm'],
  [undefined, 'kg', 'cm'],
  ['anything', 'kg', 'cm'],
] as const) {
  test(`${String(standard)} measures in ${weight} and ${length}`, () => assert.deepEqual(readUnits(standard), { weight, length }));
}

for (const [value, unit, locale, text] of [
  [2.5, 'kg', 'en-US', '2.5 kg'],
  [2.5, 'kg', 'de-DE', '2,5 kg'],
  [10, 'inches', 'en-US', '10 in'],
  [1.239, 'lbs', 'en-US', '1.24 lb'],
  [26, 'cm', 'fr-FR', '26 cm'],
  [26, 'cm', 'no locale', '26 cm'],
] as const) {
  test(`${value} ${unit} in ${locale} reads ${text}`, () =>
    assert.equal(formatMeasure(value, unit, locale).replace(/[\u00a0\u202f]/g, ' '), text));
}
