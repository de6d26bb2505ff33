import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fill } from './fill.js';
import { languageFor, languages } from './languages.js';

for (const [text, values, filled] of [
  ['Slide {index} of {count}', { index: 1, count: 5 }, 'Slide 1 of 5'],
  ['{name} {other}', { name: 'Ada' }, 'Ada {other}'],
  ['{constructor} {__proto__} {toString}', {}, '{constructor} {__proto__} {toString}'],
  ['{name}', { name: '{name} $& $1' }, '{name} $& $1'],
] as const) {
  test(`"${text}" is filled`, () => assert.equal(fill(text, values as Record<string, string | number>), filled));
}

for (const [language, count, filled] of [
  ['en', 1, '1 item'], ['en', 2, '2 items'], ['en', 0, '0 items'], ['de', 1000, '1000 items'], ['ar-EG', 3, '٣ items'],
] as const) {
  test(`${count} in ${language} is ${filled}`, () => {
    assert.equal(fill('{count, plural, one {# item} other {# items}}', { count }, language), filled);
  });
}

test('plural forms are those of the language', () => {
  const text = '{count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}} od {name}';
  assert.deepEqual([1, 2, 5, 22, 1.5].map(count => fill(text, { count, name: 'Ada' }, 'pl')),
    ['1 produkt', '2 produkty', '5 produktów', '22 produkty', '1,5 produktu'].map(said => `${said} od Ada`));
});

test('an invalid plural stays as it is written', () => {
  for (const text of ['{count, plural, one {#}', '{other, plural, one {#} other {#}}', '{constructor, plural, other {#}}'])
    assert.equal(fill(text, { count: 1 }), text);
});

for (const [tag, language] of [
  ['de-AT', 'de'],
  ['de_AT', 'de'],
  ['DE', 'de'],
  ['en-IE', 'en'],
  ['cy', undefined],
  ['', undefined],
  ['x', 'en'],
  ['{{ lang }}', 'en'],
] as const) {
  test(`the language for "${tag}" is ${language}`, () => assert.equal(languageFor(tag), language));
}

test('no language is listed twice', () => assert.equal(new Set(languages).size, languages.length));
