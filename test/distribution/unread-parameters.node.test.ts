import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Linter } from 'eslint';
import { listFiles } from '../engines/list-files.js';

// TypeScript refuses parameters that the source never reads. One that the build never reads has lost what read it.

const linter = new Linter();
const rules: Linter.RulesRecord = {
  'no-unused-vars': ['error', { vars: 'local', args: 'all', argsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true }],
};

function unreadParameters(file: string): string[] {
  const found = linter.verify(readFileSync(file, 'utf8'), { languageOptions: { ecmaVersion: 'latest', sourceType: 'module' }, rules });
  return found // comments about rules of this repository's own are reported too, under no rule
    .filter(({ ruleId }) => ruleId === 'no-unused-vars')
    .map(({ line, message }) => `${file}:${line}: ${message}`);
}

test('the build reads every parameter that the source reads', () => {
  const files = listFiles(['dist/npm/core', 'dist/npm/elements', 'dist/npm/styles'], /\.js$/);
  assert.ok(files.length > 500, `${files.length} modules`);
  assert.deepEqual(files.flatMap(unreadParameters), []);
});
