import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);
const { bin, version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly bin: Readonly<Record<string, string>>; readonly version: string };
const file = bin['site-elements']!;
const command = async (...args: string[]): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> =>
  run(process.execPath, [file, ...args]).then(({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error);

/** Runs the command with something on its standard input. */
const converse = (args: readonly string[], input: string): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args]);
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => { stdout += text; });
    child.stderr.setEncoding('utf8').on('data', (text: string) => { stderr += text; });
    child.on('error', reject).on('close', code => resolve({ code, stdout, stderr }));
    child.stdin.end(input);
  });

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

  test('writes fields for content systems', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-elements-'));
    try {
      for (const [system, name, text] of [
        ['shopify', 'sections/site-gallery.liquid', /<site-gallery\n[^]*\{% schema %\}/], ['storyblok', 'components.json', /"name": "site_gallery"/],
        ['sanity', 'schema-types.js', /siteGallery/], ['grapesjs', 'grapesjs-site-elements.js', /addType/], ['puck', 'puck-config.js', /SiteGallery/],
      ] as const) {
        const { code, stdout } = await command('schema', '--for', system, '--out', path.join(folder, system), 'gallery');
        assert.equal(code, 0);
        assert.match(stdout, /: 1 element, \d files? in [^]*What \w+ lacks:\n- /);
        assert.match(readFileSync(path.join(folder, system, name), 'utf8'), text);
      }
      assert.match((await command('schema', '--for', 'wix')).stderr, /^There is no system wix; expected shopify, /);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('serves the elements by the Model Context Protocol, and outlives bad input', async () => {
    const ask = (id: number, method: string, params: object = {}) => JSON.stringify({ jsonrpc: '2.0', id, method, params });
    const lines = [
      ask(1, 'initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } }),
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      '{', '\u0000\uFFFD', '[]', '', 'x'.repeat(4_000_001), '['.repeat(100_000),
      ask(2, 'tools/list'),
      ask(3, 'tools/call', { name: 'make_paste_code', arguments: { element: 'site-gallery', settings: { design: 'grid', label: '"><script>' }, content: '<img src="a.jpg" alt="A">' } }),
      ask(4, 'tools/call', { name: 'make_paste_code', arguments: { element: 'site-gallery', settings: { design: 'puzzle' } } }),
      ask(5, 'tools/call', { name: 'check_page', arguments: { html: '<site-galery></site-galery>' } }),
      ask(6, 'tools/call', { name: 'describe_element', arguments: { element: 'gallery' } }),
      ask(7, 'resources/read', { uri: 'site-elements://schema/site-map' }),
      ask(8, 'nothing'),
      ask(9, 'ping'),
    ];
    const { code, stdout, stderr } = await converse(['mcp'], `${lines.join('\n')}\n`);
    assert.deepEqual([code, stderr], [0, '']);
    const answers = stdout.trimEnd().split('\n').map(line => JSON.parse(line) as { id: number | null; result?: object; error?: { code: number } });
    assert.deepEqual(answers.map(({ id, error }) => error?.code ?? id), [1, -32700, -32700, -32600, -32600, -32700, 2, 3, 4, 5, 6, 7, -32601, 9]);
    const textOf = (id: number): string => JSON.stringify(answers.find(answer => answer.id === id)!.result);
    assert.ok(textOf(1).includes(`"version":"${version}"`));
    assert.match(textOf(3), /site-gallery design=\\"grid\\" label=\\"&quot;&gt;&lt;script&gt;\\"[^]*"isError":false/);
    assert.match(textOf(4), /design \\"puzzle\\" is wrong; expected one of slideshow, [^]*"isError":true/);
    assert.match(textOf(5), /1:1: error: <site-galery> is not known/);
    assert.match(textOf(6), /slides-per-row/);
    assert.match(textOf(7), /application\/schema\+json/);
  });
});
