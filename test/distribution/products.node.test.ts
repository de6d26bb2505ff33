import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import ts from 'typescript';
import { elementDoc } from '../../core/manifest/describe/element-docs.js';
import { publicEntries } from '../../core/manifest/products/public-entries.js';
import { generateFiles } from '../../core/manifest/products/generate-files.js';
import { sheetsFor } from '../../core/manifest/sheets/style-sheets.js';
import { getTags, readTables, visitorTables } from '../../core/manifest/describe/tables.js';
import { contractModules } from '../../core/manifest/build/inputs.js';
import { VERSION } from '../../core/registry/registry.js';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const pinned: Record<string, string[]> = JSON.parse(readFileSync('test/distribution/exports.json', 'utf8'));
const tables = await readTables();
const tags = getTags();

test('the version in the code is the package\'s', () => assert.equal(VERSION, manifest.version));

for (const [file, text] of Object.entries(generateFiles(tables, manifest.version))) {
  test(`${file} in the build is what the settings tables say`, () => {
    assert.equal(readFileSync(`dist/npm/${file}`, 'utf8'), text);
  });
}

const sheets = ['site-elements', 'site-elements.critical', ...tags.flatMap(tag => sheetsFor(`<${tag}>`)).map(sheet => sheet.replace('.css', ''))];

/** What the pattern of an entry of `exports` may hold. */
function getFills(entry: string): readonly string[] {
  if (!entry.includes('*')) return [''];
  if (entry === './*.css') return sheets;
  if (entry.startsWith('./contract')) return contractModules();
  return entry.startsWith('./schema') ? visitorTables(tables).map(({ tag }) => tag) : tags;
}

/** Every path an entry of `exports` stands for, patterns filled with what they may hold. */
const targets = Object.entries(manifest.exports as Record<string, string | Record<string, string>>).flatMap(([entry, target]) => {
  const paths = typeof target === 'string' ? [target] : Object.values(target);
  const fills = getFills(entry);
  return fills.flatMap(fill => paths.map(path => [entry.replace('*', fill), path.replaceAll('*', fill)] as const));
});
for (const [entry, path] of targets) {
  test(`${entry} leads to ${path}`, () => assert.ok(existsSync(path), `${path} does not exist`));
}

test('every file that an export leads to is published', () => {
  const published = (manifest.files as string[]).map(name => `./${name}`);
  const left = targets.map(([, path]) => path)
    .filter(path => path !== './package.json' && !published.some(name => path === name || path.startsWith(`${name}/`)));
  assert.deepEqual(left, []);
});

/** Types of files that are no modules of the package: scripts of a page, style sheets. */
const foreignTypes = ['./dist/npm/script.d.ts', './dist/npm/style-sheet.d.ts'];

test('the types of every export are declarations of the same module, and are found first', () => {
  for (const [entry, target] of Object.entries(manifest.exports as Record<string, string | Record<string, string>>)) {
    if (typeof target === 'string') continue;
    assert.equal(Object.keys(target)[0], 'types', entry);
    const { types, default: code } = target;
    assert.match(types!, /\.d\.ts$/, entry);
    if (code && !foreignTypes.includes(types!)) assert.equal(code, types!.replace(/\.d\.ts$/, '.js'), entry);
    if (/^\.\/dist\/cdn\/|\.css$/.test(code ?? '')) assert.ok(foreignTypes.includes(types!), entry);
  }
});

const mit = readFileSync('LICENSE', 'utf8');

test('the license is in the package, in the plugin and in the zip for web hosts', () => {
  assert.equal(manifest.license, 'MIT');
  assert.match(mit, /^MIT License\n/);
  assert.ok(manifest.files.includes('LICENSE'));
  assert.equal(readFileSync('dist/wordpress/site-elements/LICENSE.txt', 'utf8'), mit);
  for (const archive of ['dist/wordpress/site-elements-wordpress.zip', 'dist/release/site-elements.zip'])
    assert.ok(readFileSync(archive).includes('site-elements/LICENSE.txt'), archive);
});

const namesIn = async (entry: string) => Object.keys(await import(`site-elements/${entry}`)).sort();

test('every public entry is exported, typed and pinned', () => {
  for (const [name, file] of Object.entries(publicEntries)) {
    assert.deepEqual(manifest.exports[`./${name}`], { types: `./dist/npm/${file}.d.ts`, default: `./dist/npm/${file}.js` });
  }
  assert.deepEqual(Object.keys(pinned), Object.keys(publicEntries));
});

for (const [entry, names] of Object.entries(pinned)) {
  test(`site-elements/${entry} exports what exports.json says`, async () => assert.deepEqual(await namesIn(entry), names));
}

for (const table of tables) {
  test(`site-elements/${table.tag} exports its class and the functions of its docs file`, async () => {
    const { className, functions } = elementDoc(table);
    assert.deepEqual(await namesIn(table.tag), [className, ...functions.map(({ name }) => name)].sort());
  });
}

test('the JSX types are good TypeScript', () => {
  const program = ts.createProgram(['dist/npm/jsx.d.ts'], {
    strict: true, types: ['react'], jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, noEmit: true,
  });
  const texts = ts.getPreEmitDiagnostics(program).filter(({ file }) => file?.fileName.endsWith('jsx.d.ts'));
  assert.deepEqual(texts.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')), []);
});

const integrity = JSON.parse(readFileSync('dist/cdn/integrity.json', 'utf8'));

test('integrity.json has the right hash of every file', () => {
  const files = readdirSync('dist/cdn', { recursive: true, encoding: 'utf8' }).filter(name => /\.(js|css|json)$/.test(name) && name !== 'integrity.json');
  const hashes = Object.fromEntries(files.map(name => [name.replaceAll('\\', '/'),
    `sha384-${createHash('sha384').update(readFileSync(`dist/cdn/${name}`)).digest('base64')}`]));
  assert.deepEqual(integrity.files, hashes);
});

test('the import map names every element and a hash for every script', () => {
  for (const tag of tags) assert.equal(integrity.importMap.imports[`site-elements/${tag}`], `./${tag}.js`);
  for (const name of Object.keys(integrity.files).filter(file => file.endsWith('.js'))) {
    assert.equal(integrity.importMap.integrity[`./${name}`], integrity.files[name]);
  }
});

/** What a module of the npm build does when it is imported, beside defining things and directives such as 'use client'. */
function deedsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements
    .filter(
      node =>
        (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression))
        || ts.isIfStatement(node)
        || (ts.isImportDeclaration(node) && !node.importClause && !/^'\.\//.test(node.moduleSpecifier.getText(source))),
    )
    .map(node => node.getText(source));
}

test('what acts on import is listed under sideEffects, or bundlers drop it', () => {
  const modules = readdirSync('dist/npm', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.js'))
    .map(name => `./dist/npm/${name.replaceAll('\\', '/')}`);
  const kept = (manifest.sideEffects as string[]).map(pattern =>
    new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/\*\*?/g, stars => (stars === '**' ? '.*' : '[^/]*'))}$`));
  const dropped = modules.filter(file => deedsOf(file).length > 0 && !kept.some(pattern => pattern.test(file)));
  assert.deepEqual(dropped, []);
});

test('no sentence of documentation travels to visitors', () => {
  const scripts = Object.keys(integrity.files).filter(name => name.endsWith('.js')).map(name => readFileSync(`dist/cdn/${name}`, 'utf8')).join();
  for (const { tag, summary, docs: { accessibility = [], slots = {}, parts = {} } } of tables) {
    for (const sentence of [summary, ...accessibility, ...Object.values(slots), ...Object.values(parts)].filter(text => text.length >= 30))
      assert.ok(!scripts.includes(sentence.slice(0, 30)), `${tag}: ${sentence}`);
  }
});
