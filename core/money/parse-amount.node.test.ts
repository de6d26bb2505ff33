import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fractionDigits } from './currencies.js';
import { currencyNames } from './currency-names.js';
import { formatMoney } from './format-money.js';
import { type AmountProblem, parseAmount } from './parse-amount.js';
import { plainAmount, toEditableAmount } from './write-amount.js';

type Row = readonly [typed: string, expected: number | AmountProblem];

const tables: readonly (readonly [currency: string, locale: string | readonly string[], rows: readonly Row[]])[] = [
  ['EUR', 'en', [
    ['12', 1200], ['12.5', 1250], ['12.50', 1250], ['12,50', 1250], ['12,5', 1250], ['0.99', 99], ['0', 0], ['007', 700], ['.50', 50], [',5', 50], ['12.5000', 1250], ['0.500', 50],
    ['1,000', 100_000], ['12,345.67', 1_234_567], ['1,234.56', 123_456], ['1.234,56', 123_456], ['1.000,50', 100_050], ['1,234,567.80', 123_456_780], ['1.234.567', 123_456_700],
    ["1'000", 100_000], ['1’250.—', 125_000], ['1 000', 100_000], ['1\u202f000,5', 100_050], ['1\u2009234,5', 123_450], ['12,34,567', 123_456_700], ['1,23,456.00', 12_345_600],
    ['€ 12', 1200], ['€12', 1200], ['12 €', 1200], ['12,50 €', 1250], ['12 EUR', 1200], ['eur 12', 1200], ['€12 EUR', 1200], ['12 euros', 1200], ['1 Euro', 100],
    ['12€50', 1250], ['12 € 50', 1250], ['1.250€00', 125_000], ['12.-', 1200], ['12,--', 1200], ['12.– €', 1200],
    ['-5', -500], ['−5', -500], ['-€5', -500], ['€ -5', -500], ['-0', 0], ['-.50', -50], ['\u200e12.50\u200f', 1250], ['12\u00ad50', 125_000],
    ['١٢٫٥', 1250], ['١٬٢٣٤٫٥٠', 123_450], ['１２．５', 1250], ['१२', 1200],
    ['12.505', 'ambiguous'], ['12.500', 'ambiguous'], ['1.000', 'ambiguous'], ['€12.505', 'ambiguous'],
    ['12.5055', 'decimals'], ['0.125', 'decimals'], ['.505', 'decimals'], ['1234.567', 'decimals'], ['1,234.567', 'decimals'], ["1'234.567", 'decimals'],
    ['$5', 'currency'], ['£5', 'currency'], ['5 USD', 'currency'], ['CHF 12.50', 'currency'], ['A$12', 'currency'], ['12$50', 'currency'],
    ['', 'empty'], [' \u00a0', 'empty'],
    ['a lot', 'unreadable'], ['1.2.3', 'unreadable'], ['1,2,345', 'unreadable'], ['1,23,45', 'unreadable'], ['12 50', 'unreadable'], ['1.234,567.8', 'unreadable'], ['12.', 'unreadable'],
    ['12,', 'unreadable'], ['.', 'unreadable'], ['-', 'unreadable'], ['€', 'unreadable'], ['12.-5', 'unreadable'], ['5-10', 'unreadable'], ['1e3', 'unreadable'], ['12k', 'unreadable'],
    ['12€5', 'unreadable'], ['12€505', 'unreadable'], ['12€50€', 'unreadable'], ['12⁵⁰', 'unreadable'], ['12€⁵⁰', 'unreadable'], ['½', 'unreadable'], ['0x10', 'unreadable'], ['ten', 'unreadable'],
    ['9'.repeat(16), 'unreadable'], ['9'.repeat(2000), 'unreadable'], ['1'.repeat(15), 'unreadable'], ['9'.repeat(13), 999_999_999_999_900],
  ]],
  ['EUR', 'de', [['12.505', 1_250_500], ['1.000', 100_000], ['12,505', 'ambiguous'], ['12,50', 1250], ['12.50', 1250], ['1,234.56', 123_456]]],
  ['EUR', 'fr', [['12.505', 'ambiguous'], ['12,505', 'ambiguous'], ['12 505', 1_250_500], ['12€50', 1250]]],
  ['EUR', 'de-AT', [['12.505', 1_250_500]]],
  ['EUR', '', [['12.50', 1250]]],
  ['EUR', [], [['12.505', 'ambiguous'], ['12,505', 'ambiguous'], ['12,505.00', 1_250_500]]],
  ['EUR', ['de', 'en'], [['12.505', 'ambiguous'], ['12,505', 'ambiguous'], ['12,50', 1250]]],
  ['EUR', ['de', 'it'], [['12.505', 1_250_500]]],
  // The country of the currency has a say where the language alone names none.
  ['MXN', 'es', [['12.505', 'ambiguous'], ['12,505', 'ambiguous'], ['12505', 1_250_500]]],
  ['MXN', 'es-MX', [['12,505', 1_250_500], ['12.505', 'ambiguous']]],
  ['CHF', 'de', [['12.505', 'ambiguous'], ['CHF 12.50', 1250], ['Fr. 12.50', 1250], ["1'250.-", 125_000]]],
  ['COP', 'es', [['12.505', 1_250_500], ['$ 12.505,50', 1_250_550]]],
  ['INR', 'en', [['12,505', 1_250_500], ['Rs.50', 5000], ['₹1,23,456.50', 12_345_650]]],
  ['USD', 'en', [['$5', 500], ['$.50', 50], ['US$5', 500], ['5 dollars', 500], ['€5', 'currency']]],
  ['SEK', 'sv', [['50 kr', 5000], ['50 kronor', 5000], ['1 250:-', 'unreadable']]],
  ['JPY', 'en', [['500', 500], ['¥500', 500], ['￥500', 500], ['1,000', 1000], ['1.000', 1000], ['12.505', 12_505], ['500.00', 500], ['500.50', 'decimals'], ['1,5', 'decimals'], ['5¥50', 'unreadable']]],
  ['KRW', 'ko', [['₩12,500', 12_500], ['12500원', 12_500], ['12500 원', 12_500], ['12.5', 'decimals']]],
  ['CLP', 'es', [['$1.000', 1000], ['1.000', 1000], ['12,50', 'decimals']]],
  ['VND', 'en', [['50.000 ₫', 50_000], ['50,000', 50_000]]],
  ['KWD', 'en', [['12.505', 12_505], ['12,505', 12_505_000], ['12.5', 12_500], ['KD 1.250', 1250], ['12.5055', 'decimals'], ['12.5050', 12_505]]],
  ['KWD', 'de', [['12,505', 12_505], ['0.125', 125]]],
  ['IDR', 'id', [['Rp 12.500', 1_250_000], ['12.500,50', 1_250_050]]],
  ['IDR', 'en', [['12.500', 'ambiguous']]],
  ['CLF', 'en', [['1.2345', 12_345], ['1.23456', 'decimals']]],
];

for (const [currency, locale, rows] of tables) {
  describe(`an amount of ${currency} typed in ${[locale].flat().join(' and ') || 'no language'}`, () => {
    for (const [typed, expected] of rows) {
      it(`"${typed.slice(0, 40)}" is ${expected}`, () => {
        const { minorUnits, problem } = parseAmount(typed, { currency, locale });
        assert.equal(problem ?? minorUnits, expected);
      });
    }
  });
}

it('a symbol of the field is understood beside the currency’s own', () => {
  assert.equal(parseAmount('Tokens 12', { currency: '', locale: 'en', symbol: 'Tokens' }).minorUnits, 1200);
  assert.equal(parseAmount('12 Taler', { currency: '', locale: 'en', symbol: 'Tokens' }).problem, 'unreadable');
});

describe('what the product writes, it reads', () => {
  const locales = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr', 'ar', 'he', 'ja', 'zh', 'ko', 'de-CH', 'de-AT', 'fr-CH', 'en-IN', 'en-ZA', 'es-MX', 'pt-PT', 'ar-EG', 'ar-MA', 'fa-IR', 'hi-IN-u-nu-deva'];
  const amounts = [0, 1, 5, 99, 100, 1000, 1234, 12_505, 100_000, 1_250_000, 12_345_678, 99_999_999, -1, -12_345];
  const codes = [...Object.keys(currencyNames), 'KRW', 'CLP', 'VND', 'ISK', 'UGX', 'XAF', 'KWD', 'BHD', 'TND', 'JOD', 'CLF', 'IQD'];
  for (const locale of locales) {
    it(`in ${locale}: with symbol and groups the same amount or a question, as a field holds it always the same`, () => {
      for (const currency of codes) {
        for (const amount of amounts) {
          const context = { currency, locale };
          const typed = toEditableAmount(amount, context);
          assert.equal(parseAmount(typed, context).minorUnits, amount, `${typed} ${currency}`);
          for (const trim of [false, true]) {
            const text = formatMoney(amount, { ...context, trim });
            const { minorUnits, problem } = parseAmount(text, context);
            assert.ok(minorUnits === amount || problem === 'ambiguous', `${text} ${currency}: ${minorUnits ?? problem}`);
          }
        }
      }
    });
  }

  it('as programs read it, whatever the language of the reader', () => {
    assert.deepEqual([plainAmount(1250, 'EUR'), plainAmount(100_000, 'USD'), plainAmount(500, 'JPY'), plainAmount(12_505, 'KWD'), plainAmount(5, 'EUR')], ['12.50', '1000.00', '500', '12.5050', '0.05']);
    for (const currency of codes) {
      for (const amount of amounts) {
        const text = plainAmount(amount, currency);
        assert.ok(Math.abs(Number(text) * 10 ** fractionDigits(currency) - amount) < 1e-6, text);
        for (const locale of locales) assert.equal(parseAmount(text, { currency, locale }).minorUnits, amount, `${text} ${currency} ${locale}`);
      }
    }
  });
});
