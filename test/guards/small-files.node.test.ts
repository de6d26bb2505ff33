import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { trackedFiles } from './tracked-files.js';

/** Texts in other languages are records, one a language; a consumer's site has the files that its tools want. */
const isOther = /\.test\.tsx?$|\/texts\/|^test\/distribution\/consumers\/sites\//;
const code = trackedFiles().filter(file => /\.(tsx?|mjs|js)$/.test(file) && !isOther.test(file));
const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;

test('of the files of code at most one in six has fifteen lines or fewer: what is always read together stands together', () => {
  const small = code.filter(file => linesOf(file) <= 15);
  assert.ok(code.length > 1000, 'the walk has found the files');
  assert.ok(small.length * 6 <= code.length, `${small.length} of ${code.length}:\n${small.join('\n')}`);
});
