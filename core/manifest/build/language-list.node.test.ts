import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { trackedFiles } from '../../../test/guards/tracked-files.js';
import { languages, isRightToLeft } from '../../text/languages.js';
import { translatedLanguages } from '../../text/translated-languages.js';
import { isLanguageListFresh } from './language-list.js';

test('the list of languages is that of the files (npm run languages)', () => assert.ok(isLanguageListFresh()));

const folders = [...new Set(trackedFiles().filter(file => /\/texts\/[a-z]{2,3}\.ts$/.test(file)).map(path.dirname))];

test('every folder of texts has a file for each language', () => {
  assert.ok(folders.length > 60, 'the walk has found the folders');
  const missing = folders.flatMap(folder => translatedLanguages.map(language => `${folder}/${language}.ts`).filter(file => !existsSync(file)));
  assert.deepEqual(missing, []);
});

test('no file lists the languages of a folder: the build does', () => {
  assert.deepEqual(trackedFiles().filter(file => /\/texts\/(texts|index)\.ts$/.test(file)), []);
});

test('Arabic and Hebrew are written from right to left', () => {
  assert.deepEqual(languages.filter(isRightToLeft), ['ar', 'he']);
  for (const [language, isRight] of [['fa', true], ['ur', true], ['da', false], ['az', false]] as const) assert.equal(isRightToLeft(language), isRight, language);
});
