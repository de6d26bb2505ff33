import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { currencies } from 'site-elements/contract/store';
import { inLanguage } from '../../kernel/language/speech.js';
import { amountProblem, readAmount } from './read-amount.js';
import { formatPlainPrice, formatPrice } from './format-price.js';
import { inTestStore } from './settings/store-for-test.js';

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('an amount on the service\'s own pages', () => {
  for (const [cents, currency, language, expected] of [
    [1250, 'EUR', 'en', '€12.50'],
    [1250, 'JPY', 'en', 'JP¥1,250'],
    [5000, 'KRW', 'ko', '₩5,000'],
    [12_505, 'KWD', 'en', 'KWD 12.505'],
    [1_250_000, 'IDR', 'en', 'IDR 12,500.00'],
    [1_250_050, 'COP', 'es', '12.500,50 COP'],
    [50_000, 'VND', 'de', '50.000 ₫'],
    [1000, 'CLP', 'fr', '1 000 $CL'],
  ] as const) {
    test(`${cents} minor units of ${currency} read ${expected} in ${language}`, async () =>
      assert.equal(spaced(await inLanguage(language, 'visitor', () => inTestStore(() => formatPrice(cents, currency)))), expected));
  }

  for (const { code } of [...currencies, { code: 'KWD' }, { code: 'KRW' }]) {
    test(`in ${code} is read back as a field holds it, in every language that it may be shown in`, async () => {
      for (const language of ['en', 'de', 'fr', 'es', 'pl', 'ar', 'ja'] as const) {
        const back = await inLanguage(language, 'visitor', () => inTestStore(() =>
          [1, 1000, 12_505, 123_456].map(cents => readAmount(formatPlainPrice(cents, code), { least: 1, most: 1_000_000, currency: code }))));
        assert.deepEqual(back, [1, 1000, 12_505, 123_456], language);
      }
    });
  }

  test('is asked back in the currency that it is for', () => {
    const problem = (typed: string) => inTestStore(() => amountProblem(typed, { least: 1, most: 1000, currency: 'JPY' }));
    assert.match(problem('12.5')!, /“12\.5” has more decimal places than JPY/);
    assert.match(problem('5000')!, /from .*1 to .*1,000\./);
    assert.equal(problem('500'), null);
  });
});
