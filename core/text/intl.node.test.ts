import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { registry } from '../registry/registry.js';
import { formatMoney } from '../money/format-money.js';
import { collation, dateFormat, parseLocale, nearestTag, numberFormat, pluralForm, pluralRules, regionNames } from './intl.js';

const { warn } = console;
afterEach(() => {
  console.warn = warn;
  registry.warnings.clear();
});

/** What a page's `lang` may say, and the language that is used. */
const rows: [lang: string, tag: string][] = [
  ['de', 'de'],
  ['de-DE', 'de-DE'],
  ['en_US', 'en-US'],
  ['de_DE.UTF-8', 'de-DE'],
  ['ca_ES@valencia', 'ca-ES'],
  ['zh_Hans_CN', 'zh-Hans-CN'],
  [' fr ', 'fr'],
  ['fr-', 'fr'],
  ['pt-BR-x', 'pt-BR'],
  ['de-!', 'de'],
  ['x', 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['-', 'en'],
  ['english', 'english'],
  ['{{ lang }}', 'en'],
  ['C', 'en'],
  ['constructor', 'en'],
  [`${'a'.repeat(100_000)}`, 'en'],
  ['日本語', 'en'],
];

for (const [lang, tag] of rows) {
  test(`the language "${lang.slice(0, 20)}" is read as ${tag}, and nothing throws`, () => {
    const said: string[] = [];
    console.warn = (message: string) => said.push(message);
    assert.equal(nearestTag(lang), tag);
    for (let twice = 0; twice < 2; twice++) {
      assert.equal(numberFormat(lang).format(1).length, 1);
      assert.ok(dateFormat(lang).formatToParts().length > 4);
      assert.ok(regionNames(lang).of('DE'));
      assert.equal(collation(lang)('a', 'b'), -1);
      assert.match(formatMoney(100, { currency: 'EUR', locale: lang }), /€|EUR/);
      parseLocale(lang);
    }
    const isGood = !lang || lang === tag;
    assert.equal(said.length, isGood ? 0 : 1);
    if (!isGood) assert.match(said[0]!, /is not a language tag; expected .*; using "/);
  });
}

test('what is used is written as that language writes it', () => {
  console.warn = () => {};
  assert.equal(numberFormat('de_DE', { minimumFractionDigits: 2 }).format(1234.5), '1.234,50');
  assert.equal(regionNames('de_DE').of('DE'), 'Deutschland');
  assert.deepEqual(dateFormat('en_US').formatToParts().map(({ type }) => type).filter(type => type !== 'literal'), ['month', 'day', 'year']);
  assert.equal(parseLocale('en_GB')?.region, 'GB');
  assert.equal(parseLocale(''), null);
});

test('one formatter serves all callers with the same options, and no others', () => {
  const euro = { style: 'currency', currency: 'EUR' } as const;
  assert.equal(numberFormat('de', euro), numberFormat('de', { ...euro }));
  assert.equal(collation('de'), collation('de'));
  const formats = [
    numberFormat('de', euro),
    numberFormat('en', euro),
    numberFormat('de'),
    numberFormat('de', { ...euro, currency: 'USD' }),
  ].map(format => format.format(1.5));
  assert.equal(new Set(formats).size, 4, formats.join());
  assert.deepEqual([pluralForm('en', 2), pluralRules('en', 'ordinal').select(2)], ['other', 'two']);
  for (let digits = 0; digits < 300; digits++)
    numberFormat('en', { maximumFractionDigits: digits % 20, minimumIntegerDigits: 1 + (digits % 21) }); // more than are kept
  assert.equal(numberFormat('de', euro).format(1.5), formats[0]);
});
