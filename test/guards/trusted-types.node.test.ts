import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { trackedFiles } from './tracked-files.js';

/** Policies of dependencies: lit renders leaves. */
const ofDependencies = ['lit-html'];
const inSource = trackedFiles().filter(file => /^(core|elements|styles)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/\bcreatePolicy\(\s{0,30}(['"`])([\w-]{1,60})\1/g)].map(([, , name]) => name!));
const policies = [...new Set([...inSource, ...ofDependencies])].sort();

test('SECURITY.md names every Trusted Types policy of the source, and says what each is for', () => {
  assert.ok(inSource.length >= 4, 'the policies were found');
  const text = readFileSync('SECURITY.md', 'utf8').replace(/\s+/g, ' ');
  const [, listed = ''] = /`trusted-types ([^`']+)`/.exec(text) ?? [];
  assert.deepEqual(listed.trim().split(' ').sort(), policies);
  for (const name of policies) assert.ok(text.split(`\`${name}\``).length > 1, `${name} is explained`);
});

test('no other document lists policies that are not all of them', () => {
  for (const file of trackedFiles().filter(one => one.endsWith('.md') && one !== 'CHANGELOG.md' && one !== 'docs/upgrade.md')) {
    for (const [, listed = ''] of readFileSync(file, 'utf8').matchAll(/trusted-types ((?:[\w-]+ ?){2,})/g))
      assert.deepEqual(listed.trim().split(' ').sort(), policies, file);
  }
});
