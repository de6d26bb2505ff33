import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { listFiles } from '../engines/list-files.js';

// The service in this repository reads the contract from its source. One that is installed beside the package reads the
// build, which drops what nothing in the package calls, unless its file is an entry.

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: { './contract/*': { default: string } } };

/** The names that a file imports at run time from the package, by entry. */
function* importsOf(file: string): Generator<[entry: string, name: string]> {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  for (const statement of statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue;
    const { text: entry } = statement.moduleSpecifier as ts.StringLiteral;
    const bindings = statement.importClause?.namedBindings;
    if (!entry.startsWith('site-elements/') || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { isTypeOnly, propertyName, name } of bindings.elements) if (!isTypeOnly) yield [entry, (propertyName ?? name).text];
  }
}

/** The compiler's own paths would lead to the source. */
const built = (entry: string) => path.resolve(manifest.exports['./contract/*'].default.replace('*', entry.replace('site-elements/contract/', '')));

test('everything that the service imports of the package is in the build', async () => {
  const imports = listFiles(['demo/service'], /\.ts$/).flatMap(file => [...importsOf(file)]);
  assert.ok(imports.length > 200, `${imports.length} imports`);
  const missing = new Set<string>();
  for (const [entry, name] of imports) if (!(name in await import(built(entry)))) missing.add(`${name} of ${entry}`);
  assert.deepEqual([...missing], []);
});
