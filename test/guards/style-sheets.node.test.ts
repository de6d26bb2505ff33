import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const sheets = ['core', 'elements', 'styles'].flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map(name => `${folder}/${name}`).filter(name => /(?:\.styles\.ts|-css\.ts|\.css)$/.test(name)));
const guarded = /\b(?:max|min)\((-?[\d.]+)rem, (-?[\d.]+)px\)/g;

test('no style sheet relies on the root\'s text size, which themes set to 62.5 %: `max(1rem, 16px)` in place of `1rem`', () => {
  assert.ok(sheets.length > 30, 'the walk has found the sheets');
  const bare = sheets.flatMap(name => readFileSync(name, 'utf8').replace(guarded, '').split('\n')
    .filter(line => /\drem\b/.test(line)).map(line => `${name}: ${line.trim()}`));
  assert.deepEqual(bare, []);
});

test('no rule inside an element asks its host what it holds: Chromium has no `:host(:has())` and drops the rule', () => {
  const asking = sheets.flatMap(name =>
    readFileSync(name, 'utf8')
      .split('\n')
      .filter(line => /:host\([^{]*:has\(|:host:has\(/.test(line))
      .map(line => `${name}: ${line.trim()}`),
  );
  assert.deepEqual(asking, []);
});

test('both lengths of such a pair are the same at the usual text size', () => {
  const uneven = sheets.flatMap(name => [...readFileSync(name, 'utf8').matchAll(guarded)]
    .filter(([, rem, px]) => Math.abs(Number(rem) * 16 - Number(px)) > 0.001).map(([pair]) => `${name}: ${pair}`));
  assert.deepEqual(uneven, []);
});

test('a custom property with a type is one element\'s own: the type holds for the whole page', () => {
  const folderOf = (name: string) => name.split('/').slice(0, 2).join('/');
  const typed = sheets.flatMap(name =>
    [...readFileSync(name, 'utf8').matchAll(/@property (--[\w-]+)/g)].map(([, property]) => ({
      property: property!,
      folder: folderOf(name),
    })),
  );
  assert.ok(typed.length > 0, 'there are some');
  const shared = typed.flatMap(({ property, folder }) =>
    sheets
      .filter(name => folderOf(name) !== folder && new RegExp(`${property}(?![\\w-])`).test(readFileSync(name, 'utf8')))
      .map(name => `${name}: ${property} of ${folder}`),
  );
  assert.deepEqual(shared, []);
});
