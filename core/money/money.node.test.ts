import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fractionDigits, isCurrencyCode } from './currencies.js';
import { currencyNames } from './currency-names.js';
import { currencies, defaultCurrency } from './currency-table.js';
import { formatMoney } from './format-money.js';
import { calculatePercentage, splitByWeight } from './shares.js';

test('the 27 currencies of the specification are among the currencies of stores, by its names and decimals', () => {
  assert.equal(Object.keys(currencyNames).length, 27);
  for (const [code, name] of Object.entries(currencyNames)) {
    assert.equal(currencies.find(currency => currency.code === code)?.name, name);
    assert.equal(fractionDigits(code), code === 'JPY' ? 0 : 2, code);
  }
});

test('currencies are those of ISO 4217 in use, and nothing else is one', () => {
  const unlisted = ['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW']; // funds
  const inUse = Object.values(iso4217).flatMap(listed => listed.split(/\s+/)).filter(code => !unlisted.includes(code));
  assert.deepEqual(currencies.map(({ code }) => code), inUse.sort());
  for (const { code } of currencies) assert.ok(isCurrencyCode(code), code);
  for (const code of ['', 'eur', 'EU', 'XXX', 'XTS', 'XAU', 'DEM', 'EUR USD', 'UR ', 'toString']) assert.ok(!isCurrencyCode(code), code);
});

/** ISO 4217, list one: every currency in use, by its minor unit. */
const iso4217: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP
    GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK
    NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG
    YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

test('every currency has the decimals of ISO 4217, and is written with them whatever the platform has', () => {
  for (const [digits, codes] of Object.entries(iso4217)) {
    for (const code of codes.split(/\s+/)) {
      assert.equal(fractionDigits(code), Number(digits), code);
      const [, places = ''] = /\d(?:\.(\d+))?$/.exec(formatMoney(1_234_567, { currency: code, locale: 'en' }))!;
      assert.equal(places.length, Number(digits), code);
    }
  }
  for (const none of ['', 'J', 'JPY KRW', 'PY KR', 'jpy', '...']) assert.equal(fractionDigits(none), 2, none);
});

test('each currency has a name, and a number of its own', () => {
  assert.equal(new Set(currencies.map(({ numericCode }) => numericCode)).size, currencies.length);
  const numbers = { EUR: '978', AED: '784', ALL: '008', KWD: '414', XAF: '950', ZWG: '924', XCG: '532', USD: '840', AUD: '036', KRW: '410', UAH: '980', VND: '704', ZAR: '710' };
  for (const { code, name, numericCode } of currencies) {
    assert.match(numericCode, /^\d{3}$/);
    assert.ok(name.length > 2, code);
    if (code in numbers) assert.equal(numericCode, numbers[code as keyof typeof numbers], code);
  }
  assert.equal(defaultCurrency, 'USD');
});

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

for (const [minorUnits, currency, locale, trim, expected] of [
  [2800, 'EUR', 'en-GB', false, '€28.00'],
  [2800, 'EUR', 'en-GB', true, '€28'],
  [2850, 'EUR', 'en-GB', true, '€28.50'],
  [123456789, 'USD', 'en-US', false, '$1,234,567.89'],
  [2800, 'JPY', 'en-US', false, '¥2,800'],
  [2800, 'JPY', 'en-US', true, '¥2,800'],
  [123456, 'EUR', 'de-DE', false, '1.234,56 €'],
  [0, 'GBP', 'en-GB', false, '£0.00'],
  [-0, 'GBP', 'en-GB', false, '£0.00'],
  [5, 'GBP', 'en-GB', true, '£0.05'],
  [-500, 'USD', 'en-US', false, '-$5.00'],
  [-5, 'USD', 'en-US', false, '-$0.05'],
  [-500, 'USD', 'en-US', true, '-$5'],
  [100, 'USD', 'not a locale', false, '$1.00'],
  [100, 'nonsense', 'en', false, 'nonsense 1.00'],
  [99_999_999_999_999_999n, 'USD', 'en-US', false, '$999,999,999,999,999.99'],
  [9_007_199_254_740_991, 'USD', 'en-US', false, '$90,071,992,547,409.91'],
  [100_000_000_000_000_000n, 'USD', 'en-US', true, '$1,000,000,000,000,000'],
] as const) {
  test(`${minorUnits} ${currency} in ${locale}${trim ? ', trimmed,' : ''} reads ${expected}`, () => {
    assert.equal(spaced(formatMoney(minorUnits, { currency, locale, trim })), expected);
  });
}

for (const [style, expected] of [
  [{ symbol: 'US$' }, 'US$1,234,567.89'], [{ thousandsSeparator: '' }, '$1234567.89'], [{ decimalSeparator: ',', thousandsSeparator: '.' }, '$1.234.567,89'],
  [{ symbol: '', thousandsSeparator: '’' }, '1’234’567.89'],
] as const) {
  test(`an amount with ${JSON.stringify(style)} reads ${expected}`, () => {
    assert.equal(formatMoney(123456789, { currency: 'USD', locale: 'en-US', ...style }), expected);
  });
}

describe('in every currency and thirty languages', () => {
  const locales = ['en-US', 'en-GB', 'en-IN', 'de-DE', 'de-CH', 'de-AT', 'fr-FR', 'fr-CH', 'fr-CA', 'es-ES', 'es-MX', 'it-IT', 'pt-BR', 'pt-PT', 'nl-NL', 'sv-SE', 'nb-NO', 'da-DK',
    'fi-FI', 'pl-PL', 'cs-CZ', 'ru-RU', 'uk-UA', 'tr-TR', 'el-GR', 'he-IL', 'ar-EG', 'fa-IR', 'hi-IN-u-nu-deva', 'ja-JP', 'ko-KR', 'th-TH', 'zh-CN', 'id-ID'];
  const amounts = [0, 1, 5, 10, 99, 100, 101, 999, 1000, 1234, 99_999, 100_000, 123_456, 1_000_000, 12_345_678, 99_999_999, 100_000_000, -1, -100, -12_345];
  /** The figures of a text in any script, as those of 0 to 9. */
  const figures = (text: string, own: readonly string[]) => [...text].map(sign => own.indexOf(sign)).filter(figure => figure >= 0).join('');
  for (const locale of locales) {
    test(`${locale} reads as the platform writes it, and says the amount`, () => {
      const own = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)].reverse();
      for (const { code, fractionDigits: digits } of currencies) {
        const platform = new Intl.NumberFormat(locale, { style: 'currency', currency: code, minimumFractionDigits: digits, maximumFractionDigits: digits });
        for (const minorUnits of amounts) {
          const text = formatMoney(minorUnits, { currency: code, locale });
          assert.equal(text, platform.format(minorUnits / 10 ** digits));
          assert.equal(Number(figures(text, own)), Math.abs(minorUnits), `${text} for ${minorUnits} ${code}`);
          const trimmed = formatMoney(minorUnits, { currency: code, locale, trim: true });
          const isWhole = minorUnits % 10 ** digits === 0;
          assert.equal(Number(figures(trimmed, own)), isWhole ? Math.abs(minorUnits) / 10 ** digits : Math.abs(minorUnits), trimmed);
        }
      }
    });
  }
});

for (const [amount, hundredths, share] of [
  [10_000, 1900, 1900], [1, 5000, 1], [3, 5000, 2], [-1, 5000, -1], [-3, 5000, -2], [999, 700, 70], [0, 1900, 0], [100_000_000, 10_000, 100_000_000], [33, 0, 0], [9_007_199_254_740_991, 10_000, 9_007_199_254_740_991],
] as const) {
  test(`${hundredths / 100} % of ${amount} are ${share}`, () => assert.equal(calculatePercentage(amount, hundredths), share));
}

for (const [amount, weights, parts] of [
  [100, [1, 1, 1], [34, 33, 33]], [100, [50, 30, 20], [50, 30, 20]], [1, [1, 1], [1, 0]], [-100, [1, 1, 1], [-34, -33, -33]], [5, [0, 0], [3, 2]], [5, [0, 1], [0, 5]], [0, [1, 2], [0, 0]], [7, [], []],
  [101, [999, 1], [101, 0]],
] as [number, number[], number[]][]) {
  test(`${amount} split by ${weights.join(':')} is ${parts.join(', ')}`, () => assert.deepEqual(splitByWeight(amount, weights), parts));
}

test('no unit is lost or made, however an amount is split', () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let run = 0; run < 2000; run += 1) {
    const amount = random(1_000_000) - 500_000;
    const weights = Array.from({ length: 1 + random(12) }, () => random(10_000));
    const parts = splitByWeight(amount, weights);
    assert.equal(parts.reduce((sum, part) => sum + part, 0), amount);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total > 0) parts.forEach((part, at) => assert.ok(Math.abs(part - amount * weights[at]! / total) < 1, `${part} of ${amount} by ${weights.join()}`));
  }
});
