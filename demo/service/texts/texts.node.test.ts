import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fill, languages, type TranslationSource, wordsIn } from '../../../core/contract/language.js';
import { texts as forms } from '../owner/forms/texts/en.js';
import { texts as orders } from '../owner/orders/texts/en.js';
import { texts as rules } from '../owner/store/rules/texts/en.js';
import { texts as products } from '../owner/store/texts/en.js';
import { texts as submissions } from '../owner/submissions/texts/en.js';
import { texts as owner } from '../owner/texts/en.js';
import { texts as visitor } from './en.js';

const catalogues: [name: string, english: Record<string, string>, source: TranslationSource][] = [
  ['to visitors', visitor, () => import('./texts.js')],
  ['to the owner', owner, () => import('../owner/texts/texts.js')],
  ['of forms', forms, () => import('../owner/forms/texts/texts.js')],
  ['of submissions', submissions, () => import('../owner/submissions/texts/texts.js')],
  ['of products', products, () => import('../owner/store/texts/texts.js')],
  ['of rules', rules, () => import('../owner/store/rules/texts/texts.js')],
  ['of orders', orders, () => import('../owner/orders/texts/texts.js')],
];

/** Names that stand in braces, of plural forms too. */
const placeholdersOf = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!))].sort();

describe('what the service says', () => {
  test('has a name of its own in all catalogues: they are read as one', () => {
    const names = catalogues.flatMap(([, english]) => Object.keys(english));
    assert.deepEqual(names.filter((name, at) => names.indexOf(name) !== at), []);
  });

  for (const language of languages) {
    if (language === 'en') continue;
    for (const [name, english, source] of catalogues) {
      test(`${name} is whole in ${language}`, async () => {
        const words = await wordsIn(language, [source]);
        assert.deepEqual(Object.keys(words), Object.keys(english), 'the same keys in the same order');
        for (const [key, said] of Object.entries(english)) {
          const text = words[key]!;
          assert.deepEqual(placeholdersOf(text), placeholdersOf(said), `${key}: "${text}"`);
          assert.equal(text, text.trim(), key);
          assert.ok(text, key);
          const values = Object.fromEntries(placeholdersOf(said).map(name => [name, 3]));
          assert.doesNotMatch(fill(text, values, language), /[{}]|plural/, `${key}: "${text}"`);
          assert.ok(said.length <= 12 || text !== said, `${key} is still English`);
        }
      });
    }

    test(`asks a visitor without scripts for words that anybody can type in ${language}`, async () => {
      const list = (await wordsIn(language, [() => import('./texts.js')])).askWords!.split(', ');
      assert.ok(new Set(list).size >= 10 && list.length === new Set(list).size, 'ten different words or more');
      for (const word of list) {
        assert.match(word, /^[\p{L}\p{M}ー]{1,12}$/u);
        assert.equal(word.toUpperCase().toLowerCase(), word.toLowerCase(), 'may be typed in capitals');
        assert.equal(word.toLocaleUpperCase(language).toLowerCase(), word.toLowerCase(), 'in those of the language too');
      }
    });
  }
});
