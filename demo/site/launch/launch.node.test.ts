import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, on, once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { choosePassword } from './choose-password.js';
import { isBuildStale } from './is-build-stale.js';
import { nodeTooOld } from './node-version.js';
import { watchBuild } from './watch-build.js';
import { withProgress } from './with-progress.js';

test('an outdated Node is reported, with the required version', () => {
  assert.match(nodeTooOld('18.20.1', '20.9') ?? '', /Node 18\.20\.1.*20\.9/);
  assert.match(nodeTooOld('20.8.0', '20.9') ?? '', /20\.9/);
  for (const version of ['20.9.0', '20.20.2', '21.0.0', '24.1.0']) assert.equal(nodeTooOld(version, '20.9'), null);
});

test('a demo without a password chooses one and shows it, and a restart keeps it', () => {
  const environment: NodeJS.ProcessEnv = {};
  const chosen = choosePassword(environment);
  assert.ok(chosen.length >= 8);
  assert.equal(environment.OWNER_PASSWORD, chosen);
  assert.equal(choosePassword({ ...environment }), chosen);
});

test('a demo never shows a password of the developer\'s own', () => {
  for (const own of [{ OWNER_PASSWORD: 'a long kiln' }, { OWNER_PASSWORD_HASH: 'scrypt$…' }]) assert.equal(choosePassword({ ...own }), '');
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
  assert.equal(await withProgress('Work', Promise.resolve(7), line => lines.push(line)), 7);
  await assert.rejects(withProgress('Work', Promise.reject(new Error('no')), line => lines.push(line)), /no/);
  assert.deepEqual(lines, []);
});

test('a build that follows changes begins again for a new element, and with the next change after it broke down', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'site-elements-'));
  const ending = new AbortController();
  const begun = new EventEmitter();
  const builds = on(begun, 'build');
  const nextBuild = async (): Promise<ChildProcess> => (await builds.next()).value[0];
  const said: string[] = [];
  try {
    for (const folder of ['core', 'styles', 'elements/x-one']) await mkdir(path.join(root, folder), { recursive: true });
    await writeFile(path.join(root, 'elements/x-one/x-one.ts'), '');
    watchBuild({
      root,
      start() {
        const build = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
        begun.emit('build', build);
        return build;
      },
      say: line => said.push(line),
      signal: ending.signal,
    });
    const first = await nextBuild();
    const firstEnds = once(first, 'exit');
    await mkdir(path.join(root, 'elements/x-two'));
    await writeFile(path.join(root, 'elements/x-two/x-two.ts'), '');
    await firstEnds;
    const second = await nextBuild();
    second.kill();
    await once(second, 'exit');
    await writeFile(path.join(root, 'core/a.ts'), '');
    const third = await nextBuild();
    assert.equal(third.exitCode ?? third.signalCode, null);
    assert.deepEqual(said, [
      'The list of elements has changed; building again.',
      'The build has ended; the next change begins it again.',
    ]);
    ending.abort();
    await once(third, 'exit');
  } finally {
    ending.abort();
    await rm(root, { recursive: true, force: true });
  }
});
