import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileMessage, type MessageValues } from './message-format.js';

const pieces = '{count, plural, =0 {sold out} one {# piece left} other {# pieces left}}';
const place = 'the {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {month}';
const guests = '{n, plural, offset:1 =0 {nobody} =1 {{who}} one {{who} and one more} other {{who} and # more}}';
const nested = '{gender, select, female {{n, plural, one {her # boat} other {her # boats}}} other {{n, plural, one {their # boat} other {their # boats}}}}';
const inner = '{n, plural, one {{kind, select, tea {# tea} other {# cup}}} other {{kind, select, tea {# teas} other {# cups}}}}';

const rows: readonly (readonly [message: string, values: MessageValues, language: string, said: string])[] = [
  ['', {}, 'en', ''],
  ['Open till six', {}, 'en', 'Open till six'],
  ['{name}, {name}!', { name: 'Ada' }, 'en', 'Ada, Ada!'],
  ['{ name }', { name: 'Ada' }, 'en', 'Ada'],
  ['{0} of {1}', { 0: 1, 1: 2 }, 'en', '1 of 2'],
  ['{naïve}', { naïve: 'yes' }, 'en', 'yes'],
  ['{total}', { total: 12_345.5 }, 'de', '12.345,5'],
  ['{missing} {toString}', {}, 'en', '{missing} {toString}'],
  ['{name}', { name: '{name} # \'' }, 'en', '{name} # \''],
  [pieces, { count: 0 }, 'en', 'sold out'],
  [pieces, { count: 1 }, 'en', '1 piece left'],
  [pieces, { count: 1200 }, 'en', '1,200 pieces left'],
  [pieces, { count: '1' }, 'en', '1 piece left'],
  [pieces, {}, 'en', '{count}'],
  ['{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}', { n: 3 }, 'pl', '3 pliki'],
  ['{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}', { n: 12 }, 'pl', '12 plików'],
  ['{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}', { n: 1.5 }, 'pl', '1,5 pliku'],
  ['{n, plural, zero {لا} one {واحد} two {اثنان} few {قليل} many {كثير} other {غير}}', { n: 2 }, 'ar', 'اثنان'],
  ['{n, plural, other {#個}}', { n: 7 }, 'ja', '7個'],
  [place, { n: 1, month: 'May' }, 'en', 'the 1st of May'],
  [place, { n: 22, month: 'May' }, 'en', 'the 22nd of May'],
  [place, { n: 13, month: 'May' }, 'en', 'the 13th of May'],
  [guests, { n: 0, who: 'Ada' }, 'en', 'nobody'],
  [guests, { n: 1, who: 'Ada' }, 'en', 'Ada'],
  [guests, { n: 2, who: 'Ada' }, 'en', 'Ada and one more'],
  [guests, { n: 5, who: 'Ada' }, 'en', 'Ada and 4 more'],
  ['{n, plural, offset: 1 one {one more} other {# more}}', { n: 2 }, 'en', 'one more'],
  [nested, { gender: 'female', n: 1 }, 'en', 'her 1 boat'],
  [nested, { gender: 'unknown', n: 2 }, 'en', 'their 2 boats'],
  [inner, { n: 2, kind: 'tea' }, 'en', '2 teas'],
  ['{kind,select,a{A}other{O}}', { kind: 'a' }, 'en', 'A'],
  ['{kind, select, a {A} other {}}', { kind: '__proto__' }, 'en', ''],
  ['It\'s {name}\'s', { name: 'Ada' }, 'en', 'It\'s Ada\'s'],
  ['It\'\'s', {}, 'en', 'It\'s'],
  ['\'{name}\' is {name}', { name: 'Ada' }, 'en', '{name} is Ada'],
  ['\'{it\'\'s}\'', {}, 'en', '{it\'s}'],
  ['{', {}, 'en', '{'],
  ['{}', {}, 'en', '{}'],
  ['a } b', {}, 'en', 'a } b'],
  ['# outside, \'# too', {}, 'en', '# outside, \'# too'],
  ['{n, plural, other {\'#\' #}}', { n: 4 }, 'en', '# 4'],
  ['{share, number, percent}', { share: 0.25 }, 'en', '25%'],
  ['{n, number, integer}', { n: 1234.4 }, 'en', '1,234'],
  ['{n, number}', { n: 0.5 }, 'fr', '0,5'],
  ['{day, date, long}', { day: new Date(2026, 4, 7) }, 'en', 'May 7, 2026'],
  ['{day, date, short}', { day: new Date(2026, 4, 7) }, 'de', '07.05.26'],
  ['{day, date}', { day: 'someday' }, 'en', 'someday'],
  ['{n, plural, one {#} other {#s}}', { n: 2 }, 'no language', '2s'],
];
for (const [message, values, language, said] of rows) {
  test(`${JSON.stringify(message)} with ${JSON.stringify(values)} in ${language} is ${JSON.stringify(said)}`, () =>
    assert.equal(compileMessage(message, language)(values), said));
}

const invalid: readonly (readonly [message: string, language: string, reason: RegExp])[] = [
  [
    '{n, plural, few {#} other {#}}',
    'en',
    /^Invalid key `few` for argument `n`\. Valid plural keys for this locale are `one`, `other`, and explicit keys like `=0`\.$/,
  ],
  ['{n, plural, one {#} other {#}}', 'ja', /^Invalid key `one` for argument `n`/],
  ['{n, selectordinal, one {#} other {#}}', 'de', /^Invalid key `one` for argument `n`\. Valid selectordinal keys/],
  ['{n, plural, =x {#} other {#}}', 'en', /^invalid syntax at line 1 col 13/],
  ['{n, plural, = {#} other {#}}', 'en', /^invalid syntax at line 1 col 13/],
  ['{k, select, =1 {#} other {#}}', 'en', /^The case =1 is not valid with select at line 1 col 13/],
  ['{n, plural, one {#}}', 'en', /argument `n` has no key `other`/],
  ['{n, plural, one {a} one {b} other {c}}', 'en', /key `one` of argument `n` is there twice/],
  ['{n, plural, offset:1.5 other {c}}', 'en', /^invalid syntax at line 1/],
  ['{n, plural, offset:x other {c}}', 'en', /^invalid syntax at line 1/],
  ['{n, plural}', 'en', /^Invalid type identifier: plural/],
  ['{n, spellout}', 'en', /type `spellout` of argument `n` is unknown/],
  ['{n', 'en', /^Unexpected message end/],
  ['{a b}', 'en', /^invalid syntax at line 1 col 4/],
  ['{n, plural, other {a}', 'en', /^Unexpected message end/],
  ["'{ to the end", 'en', /^invalid syntax at line 1 col 7/],
  ['{n, plural, other a}', 'en', /^invalid syntax at line 1 col 13/],
  [`${'{n, select, other {'.repeat(50)}x${'}}'.repeat(50)}`, 'en', /more than 8 deep/],
  ['x'.repeat(10_001), 'en', /10001 characters; expected at most 10000/],
];
for (const [message, language, reason] of invalid) {
  test(`${JSON.stringify(message.slice(0, 60))} is refused in ${language}`, () =>
    assert.throws(() => compileMessage(message, language), { name: 'SyntaxError', message: reason }));
}
