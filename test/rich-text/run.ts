// `npm run test:editors`: opens our elements in real editors of rich text, which have a lock file of their own. Needs `npm run build`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { launch, watch } from '../e2e/chromium.js';
import { documentHtml, documentTags } from './document.js';

const folder = 'test/rich-text';
const modules = `${folder}/node_modules`;
const editors = readdirSync(`${folder}/pages`).map(file => path.basename(file, '.ts')).filter(name => !['rich-text', 'tsconfig.json', 'styles.d'].includes(name));
const chosen = process.argv.slice(2);

/** Installs the editors as the lock file says, and links the built package beside them. */
function install(): void {
  if (!existsSync('dist/npm/rich-text/elements.js')) throw new Error('dist/npm has no rich-text; run `npm run build` first.');
  execFileSync('npm', ['ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  mkdirSync(modules, { recursive: true });
  if (!existsSync(`${modules}/site-elements`)) symlinkSync(process.cwd(), `${modules}/site-elements`);
  execFileSync('node_modules/.bin/tsc', ['-p', `${folder}/pages`], { stdio: 'inherit' });
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path fill="#8ab" d="M0 0h300v200H0z"/></svg>';
const pageOf = (name: string): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/dist/cdn/site-elements.css"><link rel="stylesheet" href="/bundle/${name}.css">
<script type="module" src="/dist/cdn/auto.js"></script><script type="module" src="/dist/cdn/editors.js"></script>
<main><h1>${name}</h1><div id="text"></div></main><script type="module" src="/bundle/${name}.js"></script></html>`;
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' };

/** Serves the pages, their bundles and the built library. */
async function serve(bundles: ReadonlyMap<string, string>) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const name = pathname.slice(1);
    const send = (text: string | Buffer, type: string) => response.writeHead(200, { 'content-type': type }).end(text);
    if (editors.includes(name)) return send(pageOf(name), 'text/html');
    const type = types[path.extname(pathname)] ?? 'application/octet-stream';
    if (pathname.startsWith('/bundle/')) return send(bundles.get(name) ?? '', type);
    if (pathname.startsWith('/demo/')) return send(picture, type);
    const file = path.join(process.cwd(), path.normalize(pathname));
    if (pathname.startsWith('/dist/') && existsSync(file)) return send(readFileSync(file), type);
    return response.writeHead(404).end();
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

async function bundle(name: string): Promise<readonly (readonly [string, string])[]> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/pages/${name}.ts`], bundle: true, write: false, format: 'esm', outdir: 'bundle', logLevel: 'error', charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' }, loader: { '.svg': 'dataurl', '.woff': 'dataurl', '.woff2': 'dataurl' },
  });
  return outputFiles.map(({ path: file, text }) => [`bundle/${path.basename(file)}`, text]);
}

install();
const server = await serve(new Map((await Promise.all(editors.map(bundle))).flat()));
let browser: Browser;
before(async () => { browser = await launch(); });
after(async () => {
  await browser.close();
  server.close();
});

const htmlOf = (page: Page) => page.evaluate(() => window.editorPage.getHtml());
/** The document of the text: that of the page, or of a frame that the editor makes. */
const textOf = async (page: Page) => {
  await page.waitForFunction(() => 'editorPage' in window);
  return await page.$('iframe.tox-edit-area__iframe') ? page.frameLocator('iframe.tox-edit-area__iframe') : page;
};

for (const name of editors.filter(one => chosen.length === 0 || chosen.includes(one))) {
  describe(name, () => {
    let page: Page;
    let seen: ReturnType<typeof watch>;
    before(async () => {
      page = await browser.newPage();
      seen = watch(page);
      await page.goto(`${server.address}/${name}`);
    });
    after(() => page.close());

    test('shows five elements live, and writes its HTML as it was', async () => {
      const text = await textOf(page);
      for (const tag of documentTags) {
        const element = text.locator(`.site-rich-text-live > ${tag}`);
        await element.scrollIntoViewIfNeeded();
        await element.and(text.locator(':defined')).waitFor();
      }
      await text.locator('site-price.big').getByText('28.00').waitFor();
      assert.equal(await htmlOf(page), documentHtml);
    });

    test('edits a setting as one step, which its undo takes back', async () => {
      const text = await textOf(page);
      const price = text.locator('.site-rich-text:has(> * > site-price.big)');
      await price.hover();
      await price.getByRole('button', { name: 'Edit settings: Price' }).click();
      const field = page.getByRole('dialog', { name: 'Edit settings: Price' }).locator('#set-priceCents');
      for (const cents of ['3000', '3500']) {
        await field.fill(cents);
        await field.blur();
      }
      await text.locator('site-price.big').getByText('35.00').waitFor();
      await page.getByRole('button', { name: 'Done' }).click();
      assert.equal(await htmlOf(page), documentHtml.replace('"2800"', '"3500"'));
      await page.evaluate(() => window.editorPage.undo());
      assert.equal(await htmlOf(page), documentHtml);
      await text.locator('site-price.big').getByText('28.00').waitFor();
    });

    test('logs no error', () => assert.deepEqual(seen.console.filter(line => line.startsWith('error')), []));
  });
}
