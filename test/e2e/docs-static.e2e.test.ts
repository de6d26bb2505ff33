// Runs with npm run test:all: it draws every picture of the site.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { brokenLinks, type WrittenDocs } from '../../demo/site/static/broken-links.js';
import { writeDocs } from '../../demo/site/static/write-docs.js';
import { launch, watch } from './chromium.js';
import { eventually } from './demo/eventually.js';

// What `npm run docs` writes, on a web host that knows nothing, in a folder of it.

const base = '/handbook';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

let folder: string;
let written: WrittenDocs;
let server: Server;
let url: string;
let browser: Browser;
const missing: string[] = [];

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-elements-docs-'));
  written = await writeDocs(folder);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const file = path.join(folder, pathname.slice(base.length));
    if (!pathname.startsWith(`${base}/`) || !path.extname(file) || !existsSync(file)) {
      missing.push(pathname);
      response.writeHead(404).end();
    } else {
      response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
    }
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

async function visit(address: string, look: (page: Page, heard: ReturnType<typeof watch>) => Promise<void>, { javaScriptEnabled = true } = {}): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled });
  missing.length = 0;
  try {
    const page = await context.newPage();
    const heard = watch(page);
    await page.goto(`${url}/${address}`);
    await look(page, heard);
    assert.deepEqual({ missing, console: heard.console }, { missing: [], console: [] });
  } finally {
    await context.close();
  }
}

test('every link leads to a file, pictures too', async () => {
  assert.deepEqual(await brokenLinks(folder, written), []);
});

test('the landing shows its pictures and elements', () => visit('index.html', async page => {
  await page.locator('site-gallery').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector('site-gallery')?.matches(':defined'));
  await eventually(async () =>
    assert.ok(
      await page
        .locator('site-gallery img')
        .first()
        .evaluate(image => (image as HTMLImageElement).naturalWidth > 0),
      'a picture',
    ),
  );
}));

test('the search finds while one types and leads to the page of an element, where a setting changes the preview', () =>
  visit('docs/search/index.html?q=consent', async page => {
    assert.ok(await page.getByRole('link', { name: '<cookie-banner>', exact: true }).isVisible());
    assert.ok(!(await page.getByRole('link', { name: '<site-price>', exact: true }).isVisible()));
    await page.getByRole('searchbox', { name: /Elements, settings/ }).fill('slides row');
    await page.getByRole('link', { name: 'slides-per-row of <site-gallery>' }).click();
    await page.waitForURL('**/elements/site-gallery/index.html#setting-slides-per-row');
    const gallery = page.locator('.configurator-preview iframe').contentFrame().locator('site-gallery');
    await gallery.waitFor();
    await page.locator('site-element-editor').scrollIntoViewIfNeeded(); // its script loads near the viewport
    await page.locator('site-element-editor #set-design').selectOption('grid');
    await eventually(async () => assert.equal(await gallery.getAttribute('design'), 'grid'));
  }));

test('without scripts: a page has its snippets, its examples open, and the search page lists everything', async () => {
  await visit('elements/site-gallery/index.html', async page => {
    assert.ok(await page.locator('[data-form="tag"]').isVisible());
    await page.locator('.example-card summary').first().click();
    await page.locator('.example-card iframe').first().contentFrame().locator('site-gallery img').first().waitFor();
  }, { javaScriptEnabled: false });
  await visit('docs/search/index.html', async page => {
    assert.ok(await page.getByRole('link', { name: '<site-price>', exact: true }).isVisible());
  }, { javaScriptEnabled: false });
});
