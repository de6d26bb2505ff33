import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';

const folder = 'dist/cdn';
const budgets: { files: Record<string, number>; sums: Record<string, { files: string[]; bytes: number }> } =
  JSON.parse(readFileSync('test/budgets.json', 'utf8'));

/** Files of the CDN build by stable name: a chunk's hash is left out. */
const files = new Map(readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.(js|css)$/.test(name))
  .map(name => [name.replaceAll('\\', '/').replace(/^(chunks\/.+)-[a-z0-9_]{8}\.js$/, '$1.js'), `${folder}/${name}`]));

const bytesOf = (name: string): number => {
  const path = files.get(name);
  assert.ok(path, `${name} is not in ${folder}; expected one of ${[...files.keys()].join(', ')}`);
  return brotliCompressSync(readFileSync(path)).length;
};

for (const name of files.keys()) {
  test(`${name} keeps its budget`, () => {
    const budget = budgets.files[name];
    assert.ok(budget, `${name} has no budget in test/budgets.json; it weighs ${bytesOf(name)} bytes`);
    assert.ok(bytesOf(name) <= budget, `${name} weighs ${bytesOf(name)} bytes of brotli; its budget is ${budget}`);
  });
}

test('every budget is of a file that exists', () => {
  assert.deepEqual(Object.keys(budgets.files).filter(name => !files.has(name)), []);
});

for (const [title, { files: names, bytes }] of Object.entries(budgets.sums)) {
  test(`${title} keep their budget together`, () => {
    const sum = names.reduce((total, name) => total + bytesOf(name), 0);
    assert.ok(sum <= bytes, `${names.join(' + ')} weigh ${sum} bytes of brotli; their budget is ${bytes}`);
  });
}

test('the autoloader imports nothing before it is asked to', () => {
  assert.doesNotMatch(readFileSync(`${folder}/auto.js`, 'utf8'), /\bimport\s*[{"*]|\bfrom\s*"/);
});
