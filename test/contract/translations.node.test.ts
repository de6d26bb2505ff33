import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { addressTexts } from '../../core/forms/assist/address/address-texts.js';
import { phoneTexts } from '../../core/forms/assist/phone/phone-texts.js';
import { limitMessages } from '../../core/contract/limits/limit-messages.js';
import { sentAnswersTexts } from '../../core/forms/answers/sent-answers-texts.js';
import { captchaTexts } from '../../core/forms/captcha/captcha-texts.js';
import { drawTexts } from '../../core/forms/field-list/draw-texts.js';
import { saveTexts } from '../../core/forms/save/save-texts.js';
import { stepTexts } from '../../core/forms/steps/step-texts.js';
import { formRows } from '../../core/forms/form.settings.js';
import { catalogTexts } from '../../core/consent/catalog/catalog-texts.js';
import { catalogTranslations } from '../../core/consent/catalog/load-catalog-texts.js';
import { fill } from '../../core/text/fill.js';
import { languages } from '../../core/text/languages.js';
import { wordsIn, type Words } from '../../core/text/translations.js';
import { elementsFolder, readTables } from '../../core/manifest/describe/tables.js';

/** Names that are in braces, of plural forms too. */
const placeholdersOf = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!))].sort();
const others = languages.filter(language => language !== 'en');
const tables = await readTables();
const formTexts: Words = { ...formRows.texts, ...drawTexts, ...addressTexts, ...phoneTexts, ...captchaTexts, ...stepTexts, ...saveTexts, ...sentAnswersTexts, ...limitMessages };
const spoken = [
  { tag: 'forms', texts: formTexts, translations: formRows.translations },
  { tag: 'purposes', texts: catalogTexts as Words, translations: [catalogTranslations] },
  ...tables.map(({ tag, texts, translations }) => ({ tag, texts: texts as Words, translations })).filter(({ texts }) => Object.keys(texts).length > 0),
];
/** Elements around a form have the texts of all forms, and need not have a folder of their own. */
const isForm = (texts: Words) => 'tooLong' in texts;
/** Texts that are for authors, or names that no language changes. */
const mayBeLikeEnglish = new Set(['counter', 'emailExample', 'errorOf']);

for (const { tag, texts, translations } of spoken) {
  describe(`the texts of ${tag}`, () => {
    test('have translations', () => {
      assert.ok(translations?.length, `expected translations in the settings table of ${tag}: a function that imports "./texts/de.js" for "de"`);
      if (isForm(texts) || tag === 'purposes') return;
      for (const language of others)
        assert.ok(existsSync(path.join(elementsFolder, tag, 'texts', `${language}.ts`)), `elements/${tag}/texts/${language}.ts is missing`);
    });

    for (const language of others) {
      test(`are whole in ${language}`, async () => {
        const words = await wordsIn(language, translations ?? []);
        const missing = Object.keys(texts).filter(key => !Object.hasOwn(words, key));
        assert.deepEqual(missing, [], `keys without a text in ${language}`);
        const known = isForm(texts) ? { ...formTexts, ...texts } : texts;
        assert.deepEqual(Object.keys(words).filter(key => !Object.hasOwn(known, key)), [], `texts in ${language} that English does not have`);
        for (const [key, english] of Object.entries(texts)) {
          const text = words[key]!;
          assert.deepEqual(placeholdersOf(text), placeholdersOf(english), `${key}: "${text}"`);
          assert.equal(text, text.trim(), key);
          assert.ok(text, key);
          const values = Object.fromEntries(placeholdersOf(english).map(name => [name, 3]));
          assert.doesNotMatch(fill(text, values, language), /[{}]|plural/, `${key}: "${text}"`);
        }
        const same = Object.entries(texts).filter(([key, english]) => english.length > 12 && words[key] === english && !mayBeLikeEnglish.has(key));
        assert.deepEqual(same, [], `texts in ${language} that are still English`);
      });
    }
  });
}
