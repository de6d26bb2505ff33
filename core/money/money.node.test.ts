import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fractionDigits, isCurrencyCode } from './currencies.js';
import { currencyNames } from './currency-names.js';
import { formatMoney } from './format-money.js';

test('every named currency is a currency code, and nothing else is', () => {
  for (const code of Object.keys(currencyNames)) assert.ok(isCurrencyCode(code), code);
  assert.equal(Object.keys(currencyNames).length, 27);
  for (const code of ['', 'eur', 'EU', 'XXX', 'EUR USD', 'UR ']) assert.ok(!isCurrencyCode(code), code);
});

test('only the yen has no fraction digits', () => {
  for (const code of Object.keys(currencyNames)) assert.equal(fractionDigits(code), code === 'JPY' ? 0 : 2, code);
});

for (const [minorUnits, currency, locale, trim, expected] of [
  [2800, 'EUR', 'en-GB', false, '€28.00'],
  [2800, 'EUR', 'en-GB', true, '€28'],
  [2850, 'EUR', 'en-GB', true, '€28.50'],
  [123456789, 'USD', 'en-US', false, '$1,234,567.89'],
  [2800, 'JPY', 'en-US', false, '¥2,800'],
  [123456, 'EUR', 'de-DE', false, '1.234,56 €'],
  [0, 'GBP', 'en-GB', false, '£0.00'],
  [-500, 'USD', 'en-US', false, '-$5.00'],
  [100, 'USD', 'not a locale', false, '$1.00'],
  [100, 'nonsense', 'en', false, 'nonsense 1.00'],
] as const) {
  test(`${minorUnits} ${currency} in ${locale}${trim ? ', trimmed,' : ''} reads ${expected}`, () => {
    assert.equal(formatMoney(minorUnits, { currency, locale, trim }).replaceAll('\u00a0', ' '), expected);
  });
}
