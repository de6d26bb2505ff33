import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readExamples } from '../../core/manifest/describe/examples.js';
import { elementsFolder, readTables, visitorTables } from '../../core/manifest/describe/tables.js';
import { firstUses } from './first-answers.js';

/** Elements of visitors' pages with a view: their definition is a feature. */
const features = visitorTables(await readTables()).map(({ tag }): string => tag).filter(tag => readdirSync(path.join(elementsFolder, tag)).some(file =>
  file.endsWith('.element.ts') && /\bfeature\(/.test(readFileSync(path.join(elementsFolder, tag, file), 'utf8'))));

test('the first answer of every element with a view is measured, in one of its examples', () => {
  assert.deepEqual(Object.keys(firstUses).sort(), features.sort());
  for (const [tag, { example }] of Object.entries(firstUses)) assert.ok(readExamples(tag).some(({ name }) => name === example), `${tag}: ${example}`);
});
