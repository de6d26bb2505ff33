// Runs with npm run test:all: every way in which a script can be pasted wrongly.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { launch, watch } from './chromium.js';
import { eventually } from './demo/eventually.js';
import { servePages, type PageServer } from './page-server.js';

// `auto.classic.js`, for boxes that take plain scripts only; and the message for each way in which it cannot work.

const body = '<site-price price-cents="950" currency="EUR">9.50 €</site-price><site-cart-badge><a href="/cart">Cart</a></site-cart-badge>';
const inlined = `<script>${readFileSync('dist/cdn/auto.classic.js', 'utf8').replaceAll('</', '<\\/')}</script>`;
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; require-trusted-types-for 'script'";

let browser: Browser;
let server: PageServer;
/** Another host, whose files other origins cannot read. */
let files: PageServer;
before(async () => {
  browser = await launch();
  files = await servePages({});
  server = await servePages({
    '/plain': { body: `${body}<script src="/v1/auto.classic.js"></script>` },
    '/in-the-head': { body: `<script src="/v1/auto.classic.js" async></script>${body}` },
    '/strict': { body: `${body}<script src="/v1/auto.classic.js"></script>`, policy },
    '/based': { body: `${body}<script src="/copies/auto.classic.js" data-base="/v1"></script>` },
    '/inlined-based': { body: `${body}${inlined.replace('<script>', '<script data-base="/v1/">')}` },
    '/with-the-module': { body: `${body}<script src="/v1/auto.classic.js"></script><script type="module" src="/v1/auto.js"></script>` },
    '/inlined': { body: `${body}${inlined}` },
    '/copied': { body: `${body}<script src="/copies/auto.classic.js"></script>` },
    '/page-answers': { body: `${body}<script src="/pages/auto.classic.js"></script>` },
    '/other-host': { body: `${body}<script src="${files.url}/v1/auto.classic.js"></script>` },
    '/deep/module-inlined': { body: `${body}<script type="module">${readFileSync('dist/cdn/auto.js', 'utf8')}</script>` },
    '/deep/module-blob': { body: `${body}<script>import(URL.createObjectURL(new Blob([${JSON.stringify(readFileSync('dist/cdn/auto.js', 'utf8')).replaceAll('</', '<\\/')}], { type: 'text/javascript' })))</script>` },
  });
});
after(async () => {
  await browser?.close();
  server?.close();
  files?.close();
});

const script = { contentType: 'text/javascript', body: readFileSync('dist/cdn/auto.classic.js', 'utf8') };
const modulePattern = '**/auto.js';

async function open(address: string) {
  const page = await browser.newPage();
  const heard = watch(page);
  await page.route('**/copies/auto.classic.js', route => route.fulfill(script));
  await page.route('**/pages/auto.classic.js', route => route.fulfill(script));
  await page.route(`**/pages${modulePattern.slice(2)}`, route => route.fulfill({ contentType: 'text/html', body: '<p>Not found</p>' }));
  await page.goto(server.url + address);
  return { page, heard, ours: () => heard.console.filter(line => line.includes('site-elements:') || line.includes('did not load')) };
}

for (const address of ['/plain', '/in-the-head', '/strict', '/based', '/inlined-based', '/with-the-module']) {
  test(`${address}: elements load without a message`, async () => {
    const { page, heard } = await open(address);
    await page.waitForFunction(() => customElements.get('site-price') && customElements.get('site-cart-badge'));
    assert.deepEqual(heard.console, []);
    await page.close();
  });
}

const faults: Record<string, RegExp> = {
  '/inlined': /inlined or moved.*data-base=/,
  '/copied': /copies\/auto\.js answers 404.*data-base=/,
  '/page-answers': /is served as "text\/html"; expected "text\/javascript"/,
  '/other-host': /Access-Control-Allow-Origin/,
  '/deep/module-inlined': /its script did not load from http.*data-base/,
  '/deep/module-blob': /its script did not load from http.*data-base/,
};
for (const [address, line] of Object.entries(faults)) {
  test(`${address}: one line says what is wrong and what helps; the page's own content stays`, async () => {
    const { page, ours } = await open(address);
    await eventually(() => assert.ok(ours().length > 0, 'a line in the console'));
    for (const said of ours()) assert.match(said, line);
    if (!address.startsWith('/deep')) assert.equal(ours().length, 1);
    assert.ok(await page.getByText('Cart').isVisible());
    await page.close();
  });
}

test('a page that was opened as a file shows a message with the fix; its own content stays', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-elements-file-'));
  try {
    await copyFile('dist/cdn/auto.classic.js', path.join(folder, 'auto.classic.js'));
    await writeFile(path.join(folder, 'page.html'), `<!doctype html><meta charset="utf-8">${body}<script src="auto.classic.js"></script>`);
    const page = await browser.newPage();
    const { console: lines } = watch(page);
    await page.goto(pathToFileURL(path.join(folder, 'page.html')).href);
    await eventually(() => assert.ok(lines.length > 0, 'a line in the console'));
    assert.deepEqual([lines.length, /opened as a file \(file:\/\/\).*over http/.test(lines[0]!)], [1, true], lines.join('\n'));
    assert.ok(await page.getByText('Cart').isVisible());
    await page.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('integrity.json has the plain script', () => {
  const { files } = JSON.parse(readFileSync('dist/cdn/integrity.json', 'utf8'));
  assert.match(files['auto.classic.js'], /^sha384-/);
});
