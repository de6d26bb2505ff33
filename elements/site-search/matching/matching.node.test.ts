import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { getExcerpt, highlight } from './highlight.js';
import { boundQuery, foldAccents, createMatcher, maxQueryCharacters, tokenize } from './words.js';

/** With the words that match in brackets. */
const bracketed = (text: string, query: string, found: string[] = []) =>
  highlight(text, createMatcher(query, found)).map(segment => (segment.isMatch ? `[${segment.text}]` : segment.text)).join('');

describe('words', () => {
  for (const [given, expected] of [
    ['CAFÉ', 'cafe'],
    ['Straße', 'strasse'],
    ['smørrebrød', 'smorrebrod'],
    ['İstanbul', 'istanbul'],
    ['ＡＢＣ', 'abc'],
    ['שָׁלוֹם', 'שלום'],
    ['كِتَاب', 'كتاب'],
    ['が', 'が'],
    ['한국', '한국'],
  ] as const) {
    test(`${given} is compared as ${expected}`, () => assert.equal(foldAccents(given), expected));
  }

  for (const [given, expected] of [
    ['Tide mug, 30 cl', ['tide', 'mug', '30', 'cl']], ['', []], ['!?…', []], ['陶器', ['陶器']], ['手作り陶器', ['手作', '作り', 'り陶', '陶器']], ['A4の紙', ['a4', 'の紙']],
  ] as const) {
    test(`"${given}" is found by ${expected.join(', ') || 'nothing'}`, () => assert.deepEqual(tokenize(given), expected));
  }

  test('a query has a maximum length, also when it is pasted', () => {
    assert.equal(boundQuery(`  a \n b ${'x'.repeat(1_000_000)}`).length <= maxQueryCharacters, true);
    assert.equal(boundQuery('  a \n b '), 'a b');
  });
});

describe('marked words', () => {
  for (const [text, query, expected] of [
    ['A mug and two mugs', 'mug', 'A [mug] and two [mugs]'],
    ['The Café by the cafeteria', 'café', 'The [Café] by the [cafeteria]'],
    ['a bowl', 'a', '[a] bowl'],
    ['手作りの陶器です', '陶器', '[手作りの陶器です]'],
    ['<b>mug</b>', 'mug', '<b>[mug]</b>'],
    ['Nothing here', '', 'Nothing here'],
  ] as const) {
    test(`"${query}" in "${text}"`, () => assert.equal(bracketed(text, query), expected));
  }

  test('what an index took for a word is marked too', () => assert.equal(bracketed('A blue glaze', 'glase', ['glaze']), 'A blue [glaze]'));

  test('an excerpt begins near the words, and is cut between words', () => {
    const text = `${'Lorem ipsum dolor sit amet. '.repeat(20)}The celadon glaze is poured once. ${'Consectetur elit sed do. '.repeat(20)}`;
    const excerpt = getExcerpt(text, createMatcher('celadon glaze'));
    assert.match(excerpt, /^… .*The celadon glaze is poured once\..* …$/);
    assert.ok(excerpt.length < 200, excerpt);
    assert.equal(getExcerpt('Short.', createMatcher('x')), 'Short.');
    assert.match(getExcerpt(text, createMatcher('nowhere')), /^Lorem .* …$/);
  });
});
