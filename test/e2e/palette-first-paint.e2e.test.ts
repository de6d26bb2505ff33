// A palette's bare tag, without the rules that are copied with it: its colors are there at the first paint where its script holds that back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launch, namedFunctions } from './chromium.js';
import { firstPaint, hold } from './critical-path-arrival.js';
import { servePages, type PageServer } from './page-server.js';

const tag = '<site-palette seed="#9b4521"></site-palette>';
const scripts = {
  // As the tag's docs say, in the head: browsers take `blocking` nowhere else.
  held: '<script type="module" async blocking="render" src="/v1/site-palette.js"></script>',
  plain: '<script type="module" src="/v1/auto.js"></script>',
};
const write = (script: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title><link rel="icon" href="data:,">
<script>addEventListener('site-palette-change', () => performance.mark('colored'))</script>${script}</head>
<body>${tag}<h1 style="color: var(--site-palette-accent, gray)">Pots</h1></body></html>`;

interface Seen { colors?: string[] }

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages({});
});
after(async () => {
  await browser?.close();
  server?.close();
});

/** Opens a page that nothing holds back, and waits until it is painted: one that was opened before it would be, too. */
async function paintAnother(): Promise<void> {
  const page = await browser.newPage();
  await page.route(`${server.url}/`, route => route.fulfill({ contentType: 'text/html', body: write('') }));
  await page.goto(server.url);
  await firstPaint(page);
  await page.close();
}

/** Opens a page whose palette's script comes late; gives the colors that its heading has had in the frames that were painted. */
async function colorsOf(script: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.addInitScript(namedFunctions);
  await page.addInitScript(() => {
    const colors: string[] = [];
    (globalThis as Seen).colors = colors;
    const look = () => {
      const heading = document.querySelector('h1');
      const isPainted = performance.getEntriesByName('first-paint').length > 0;
      const color = heading && isPainted ? getComputedStyle(heading).color : null;
      if (color && colors.at(-1) !== color) colors.push(color);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.route(`${server.url}/`, route => route.fulfill({ contentType: 'text/html', body: write(script) }));
  const release = await hold(page, '**/v1/site-palette.js');
  const asked = page.waitForRequest('**/v1/site-palette.js');
  await page.goto(server.url, { waitUntil: 'commit' });
  await asked;
  await paintAnother();
  await release();
  await firstPaint(page);
  await page.waitForFunction(() => performance.getEntriesByName('colored').length > 0 && (globalThis as Seen).colors!.at(-1) === 'rgb(155, 69, 33)');
  const colors = await page.evaluate(() => (globalThis as Seen).colors!);
  await page.close();
  return colors;
}

test('with a script that holds the first paint back, nothing is seen in another color', async () =>
  assert.deepEqual(await colorsOf(scripts.held), ['rgb(155, 69, 33)']));

test('with the loader alone, colors change when the script comes: what the docs say', async () =>
  assert.deepEqual(await colorsOf(scripts.plain), ['rgb(128, 128, 128)', 'rgb(155, 69, 33)']));
