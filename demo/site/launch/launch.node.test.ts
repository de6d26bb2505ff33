import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { isBuildStale } from './is-build-stale.js';
import { nodeTooOld } from './node-version.js';
import { withProgress } from './with-progress.js';

test('an old Node is told so, with the version that is needed', () => {
  assert.match(nodeTooOld('18.20.1', '20.9') ?? '', /Node 18\.20\.1.*20\.9/);
  assert.match(nodeTooOld('20.8.0', '20.9') ?? '', /20\.9/);
  for (const version of ['20.9.0', '20.20.2', '21.0.0', '24.1.0']) assert.equal(nodeTooOld(version, '20.9'), null);
});

test('the build is stale when it is missing or older than a source, not when a test or an example changes', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'site-elements-'));
  const touch = async (file: string, seconds: number) => {
    const full = path.join(root, file);
    await mkdir(path.dirname(full), { recursive: true });
    await writeFile(full, '');
    for (let place = full; place !== root; place = path.dirname(place)) await utimes(place, seconds, seconds);
  };
  try {
    await touch('core/a.ts', 100);
    assert.equal(await isBuildStale(root), true);
    await touch('dist/npm/custom-elements.json', 200);
    await touch('dist/cdn/integrity.json', 200);
    assert.equal(await isBuildStale(root), false);
    await touch('elements/x-y/examples/one.html', 100);
    await utimes(path.join(root, 'elements/x-y/examples/one.html'), 300, 300);
    await touch('core/a.test.ts', 100);
    await utimes(path.join(root, 'core/a.test.ts'), 300, 300);
    assert.equal(await isBuildStale(root), false);
    await touch('elements/x-y/x-y.ts', 300);
    assert.equal(await isBuildStale(root), true);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

test('work that is over soon says nothing, and its failure is passed on', async () => {
  const lines: string[] = [];
  assert.equal(await withProgress('Work', Promise.resolve(7), (line) => lines.push(line)), 7);
  await assert.rejects(withProgress('Work', Promise.reject(new Error('no')), (line) => lines.push(line)), /no/);
  assert.deepEqual(lines, []);
});
