import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fill, languages, type TranslationSource, wordsIn } from 'site-elements/contract/language';
import './create-service.js'; // every module declares its catalogues
import { cataloguesFor } from './kernel/language/catalogue.js';

const catalogues = cataloguesFor('owner').map(
  ({ english, translations }): [name: string, english: Readonly<Record<string, string>>, translations: TranslationSource] => [
    `the catalogue of ${Object.keys(english)[0]}…`,
    english,
    translations,
  ],
);

/** Names that are in braces, of plural forms too. */
const placeholdersOf = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!))].sort();

describe('what the service says', () => {
  test('comes from the catalogs of all modules', () => {
    assert.ok(catalogues.length > 15, `${catalogues.length} catalogues`);
  });

  for (const language of languages) {
    if (language === 'en') continue;
    for (const [readers, english, translations] of catalogues) {
      test(`${readers} is whole in ${language}`, async () => {
        const words = await wordsIn(language, [translations]);
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

    test(`asks a visitor without scripts for words that are easy to type in ${language}`, async () => {
      const list = (await wordsIn(language, [language => import(`./modules/forms/texts/${language}.js`)])).askWords!.split(', ');
      assert.ok(new Set(list).size >= 10 && list.length === new Set(list).size, 'ten different words or more');
      for (const word of list) {
        assert.match(word, /^[\p{L}\p{M}ー]{1,12}$/u);
        assert.equal(word.toUpperCase().toLowerCase(), word.toLowerCase(), 'may be typed in capitals');
        assert.equal(word.toLocaleUpperCase(language).toLowerCase(), word.toLowerCase(), 'in those of the language too');
      }
    });
  }
});
