import assert from 'node:assert/strict';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startForTest, type TestService } from '../../../start-for-test.js';
import { fetchFonts } from './fetch-fonts.js';

let run: TestService;
let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-elements-test-'));
  run = await startForTest({ fonts: { folders: ['demo/fonts', folder] } });
});
after(async () => {
  await run.stop();
  await rm(folder, { recursive: true });
});

/** A fonts service that answers from memory, and what was asked of it. */
function serviceWith(answers: Record<string, string>): { get: typeof fetch; asked: string[] } {
  const asked: string[] = [];
  const get = async (address: unknown) => {
    asked.push(String(address));
    const body = answers[String(address)];
    return new Response(body ?? 'no', { status: body === undefined ? 404 : 200 });
  };
  return { get: get as typeof fetch, asked };
}
const sheet = 'https://fonts.googleapis.com/css2?family=Karla:wght@400;700&display=swap';
const rule = (address: string) => `/* latin */ @font-face { font-family: 'Karla'; src: url(${address}) format('woff2'); }`;

test('a font of the site is answered with its type, once more as unchanged, and nothing outside of the folder', async () => {
  const answer = await fetch(`${run.address}/fonts/lora/style.css`);
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'text/css; charset=utf-8']);
  assert.match(await answer.text(), /url\("?lora-latin-400-normal\.woff2/);
  const font = await fetch(`${run.address}/fonts/lora/lora-latin-400-normal.woff2`);
  assert.deepEqual([font.status, font.headers.get('content-type'), font.headers.get('access-control-allow-origin')], [200, 'font/woff2', '*']);
  const again = await fetch(`${run.address}/fonts/lora/lora-latin-400-normal.woff2`, { headers: { 'if-none-match': font.headers.get('etag')! } });
  assert.equal(again.status, 304);
  for (const path of [
    '/fonts/lora/none.woff2',
    '/fonts/..%2F..%2Fdemo/start.css',
    '/fonts/lora/..%2F..%2F..%2Fpackage.json',
    '/fonts/none/style.css',
    '/fonts/.git/style.css',
  ]) {
    assert.equal((await fetch(run.address + path)).status, 404, path);
  }
});

test('a family is taken over once: the sheet names files beside it, and the site answers them', async () => {
  const { get, asked } = serviceWith({ [sheet]: rule('https://fonts.gstatic.com/s/karla/a.woff2'), 'https://fonts.gstatic.com/s/karla/a.woff2': 'wOF2 bytes' });
  await fetchFonts(['Karla'], folder, get);
  await fetchFonts(['Karla'], folder, get);
  assert.equal(asked.length, 2);
  const [file] = (await readdir(join(folder, 'karla'))).filter(name => name.endsWith('.woff2'));
  assert.equal(await readFile(join(folder, 'karla', 'style.css'), 'utf8'), rule(file!));
  assert.equal(await (await fetch(`${run.address}/fonts/karla/${file}`)).text(), 'wOF2 bytes');
});

test('a file that is not a font is reported and leaves nothing behind', async () => {
  const rows: [answers: Record<string, string>, told: RegExp][] = [
    [{}, /answers 404/],
    [{ [sheet]: rule('https://evil.example/a.woff2') }, /not what was expected/],
    [{ [sheet]: rule('https://fonts.gstatic.com/a.woff2'), 'https://fonts.gstatic.com/a.woff2': '<html>' }, /not a WOFF2/],
  ];
  for (const [answers, told] of rows) {
    const empty = await mkdtemp(join(tmpdir(), 'site-elements-test-'));
    await assert.rejects(fetchFonts(['Karla'], empty, serviceWith(answers).get), told);
    assert.deepEqual(await readdir(empty), []);
    await rm(empty, { recursive: true });
  }
  await assert.rejects(fetchFonts(['../x'], folder, serviceWith({}).get), /not the name of a font/);
});
