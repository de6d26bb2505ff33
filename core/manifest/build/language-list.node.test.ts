import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import { trackedFiles } from '../../../test/guards/tracked-files.js';
import { languages, isRightToLeft } from '../../text/languages.js';
import { translatedLanguages } from '../../text/translated-languages.js';
import type { Words } from '../../text/translations.js';
import { isLanguageListFresh } from './language-list.js';

test('the list of languages is that of the files (npm run languages)', () => assert.ok(isLanguageListFresh()));

const folders = [...new Set(trackedFiles().filter(file => /\/texts\/[a-z]{2,3}\.ts$/.test(file)).map(path.dirname))];

test('every folder of texts has a file for each language', () => {
  assert.ok(folders.length > 60, 'the walk has found the folders');
  const missing = folders.flatMap(folder => translatedLanguages.map(language => `${folder}/${language}.ts`).filter(file => !existsSync(file)));
  assert.deepEqual(missing, []);
});

/** Spanish and Portuguese share their shorter sentences: what is longer in two languages is a copy that was not translated. */
const longestShared = 22;
const lettersIn = (text: string): number => text.replaceAll(/\{\w+/g, '').replaceAll(/\bplural\b|\b(?:zero|one|two|few|many|other)(?= \{)/g, '').match(/\p{L}/gu)?.length ?? 0;

test('no text is in the language that a new one was copied from', async () => {
  const copies: string[] = [];
  for (const folder of folders) {
    const first = new Map<string, string>();
    for (const language of translatedLanguages) {
      const { texts } = await import(pathToFileURL(`${folder}/${language}.ts`).href) as { texts: Words };
      for (const [key, text] of Object.entries(texts).filter(([, text]) => lettersIn(text) > longestShared)) {
        const other = first.get(`${key}: ${text}`);
        if (other) copies.push(`${folder}: ${other} and ${language} have the same text, ${key}: "${text}"`);
        else first.set(`${key}: ${text}`, language);
      }
    }
  }
  assert.ok(copies.length === 0, copies.join('\n'));
});

test('no file lists the languages of a folder: the build does', () => {
  assert.deepEqual(trackedFiles().filter(file => /\/texts\/(texts|index)\.ts$/.test(file)), []);
});

test('Arabic and Hebrew are written from right to left', () => {
  assert.deepEqual(languages.filter(isRightToLeft), ['ar', 'he']);
  for (const [language, isRight] of [['fa', true], ['ur', true], ['da', false], ['az', false]] as const) assert.equal(isRightToLeft(language), isRight, language);
});
