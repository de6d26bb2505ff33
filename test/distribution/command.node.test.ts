import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);
const { bin, version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly bin: Readonly<Record<string, string>>; readonly version: string };
const file = bin['site-elements']!;
const command = async (...args: string[]): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> =>
  run(process.execPath, [file, ...args]).then(({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error);

describe(`the command of the built package, ${version}`, () => {
  test('is a program of its own', () => assert.match(readFileSync(file, 'utf8'), /^#!\/usr\/bin\/env node\n/));

  test('finds nothing wrong with the examples, and names what is wrong with a page', async () => {
    assert.deepEqual(await command('check', 'elements/site-gallery/examples', 'elements/site-form/examples').then(({ code }) => code), 0);
    const { code, stdout } = await command('check', '--json', 'test/distribution/wrong-page.html');
    assert.equal(code, 1);
    assert.deepEqual((JSON.parse(stdout) as { line: number; column: number; message: string }[]).map(({ line, column, message }) => [line, column, message]), [
      [4, 1, '<site-galery> is not known. Did you mean <site-gallery>?'],
      [5, 11, '<site-map>: zoom "99" is out of range; expected a number from 0 to 22.'],
    ]);
  });

  test('lists all elements and describes one', async () => {
    const { stdout } = await command('list', '--json');
    const tags = (JSON.parse(stdout) as { tag: string }[]).map(({ tag }) => tag);
    assert.ok(tags.length >= 57 && tags.includes('site-gallery'), tags.join());
    assert.match((await command('describe', 'gallery')).stdout, /^<site-gallery>[^]*slides-per-row \(/);
    assert.match((await command('describe', 'galery')).stderr, /Did you mean site-gallery\?/);
  });
});
