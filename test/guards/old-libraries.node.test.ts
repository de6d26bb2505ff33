import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const buildTime = /\.test\.tsx?$|\/manifest\/|page-sheet\.ts$/;
const sources = ['core', 'elements'].flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map(name => `${folder}/${name}`).filter(name => /\.tsx?$/.test(name) && !buildTime.test(name)));

test('no code of a page calls `Array.from`, which old libraries replace by one that knows no second argument: `[...x].map()`', () => {
  assert.ok(sources.length > 300, 'the walk has found the sources');
  assert.deepEqual(sources.filter(name => /(?<!\w)Array\.from\(/.test(readFileSync(name, 'utf8'))), []);
});
