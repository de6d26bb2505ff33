import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { getTags } from '../../core/manifest/describe/tables.js';
import { trackedFiles } from './tracked-files.js';

const code = trackedFiles().filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const isFeature = (tag: string) =>
  code.some(file => new RegExp(`^elements/${tag}/[\\w-]+\\.element\\.ts$`).test(file) && /\bfeature\(/.test(readFileSync(file, 'utf8')));
const tags = getTags();
const below = (folders: readonly string[]) => code.filter(file => folders.some(folder => file.startsWith(`${folder}/`)));
const whoImport = (files: readonly string[], module: RegExp) => files
  .filter(file => ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.some(({ fileName }) => module.test(fileName)));

describe('what draws', () => {
  it('a feature, and what features share, is React and no second template language', () => {
    const features = tags.filter(isFeature).map(tag => `elements/${tag}`);
    assert.ok(features.length > 20, 'they are found');
    assert.deepEqual(whoImport(below([...features, 'core/forms', 'core/events', 'core/product']), /^lit(-html)?(\/|$)|^@lit/), []);
  });

  it('a leaf does not use React: a page with leaves only never loads it', () => {
    const leaves = tags.filter(tag => !isFeature(tag)).map(tag => `elements/${tag}`);
    assert.ok(leaves.length > 15, 'they are found');
    assert.deepEqual(whoImport(below(leaves), /^react(-dom)?(\/|$)/), []);
    assert.deepEqual(below(leaves).filter(file => file.endsWith('.tsx')), []);
  });
});
