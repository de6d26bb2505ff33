// Runs with npm run test:all: it installs frameworks.
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { eventually } from '../../e2e/demo/eventually.js';
import { launch, watch } from '../../e2e/chromium.js';
import { freePort } from '../../engines/free-port.js';
import { installConsumer, registryProblem, type Consumer } from './consumer.js';
import { serveFolder } from './serve-folder.js';

// The sites in `sites/`, each in its framework, installed from the registry, built by the framework's own build and opened
// in a browser. `npm run test:all` alone: they take minutes. `FRAMEWORKS=vue,astro` builds these.

interface Site {
  readonly name: string;
  /** Commands that check and build it. */
  readonly build: readonly (readonly string[])[];
  /** The folder that was built, for any web host; else what starts its server, which listens at PORT. */
  readonly folder?: string;
  readonly start?: readonly string[];
  /** The markup of prices has their shadow roots, each of which links one sheet; with `gallery`, the gallery's as well. */
  readonly isServed?: 'prices' | 'gallery';
  /** Where it has files that are served as they are. */
  readonly publicFolder?: string;
}
interface Group { readonly dependencies: readonly string[]; readonly sites: readonly Site[] }

const react = ['react@19', 'react-dom@19'];
const vite = ['vite', 'build'];
// Frameworks of one group are installed together, in versions that run on Node 20.
const groups: readonly Group[] = [
  {
    dependencies: [...react, 'vite@8', 'webpack@5', 'webpack-cli@7', 'style-loader@4', 'css-loader@7', 'vue@3', '@vitejs/plugin-vue@6', 'vue-tsc@3', 'typescript@5.9',
      'solid-js@1', 'vite-plugin-solid@2', 'svelte@5', '@sveltejs/vite-plugin-svelte@7', 'svelte-check@4', '@sveltejs/kit@2', '@sveltejs/adapter-node@5', 'express@5'],
    sites: [
      { name: 'vite', build: [vite], folder: 'dist' },
      { name: 'webpack', build: [['webpack']], folder: 'public' },
      { name: 'vue', build: [['vue-tsc', '--noEmit'], vite], folder: 'dist' },
      { name: 'svelte', build: [['svelte-check', '--fail-on-warnings'], vite], folder: 'dist' },
      { name: 'solid', build: [['tsc', '--noEmit'], vite], folder: 'dist' },
      { name: 'express', build: [vite], start: ['server.js'], isServed: 'gallery' },
      { name: 'sveltekit', build: [vite], start: ['build/index.js'], isServed: 'gallery', publicFolder: 'static' },
    ],
  },
  { dependencies: [...react, 'astro@5'], sites: [{ name: 'astro', build: [['astro', 'build']], folder: 'dist', isServed: 'gallery', publicFolder: 'public' }] },
  { dependencies: [...react, 'nuxt@~4.1'], sites: [{ name: 'nuxt', build: [['nuxt', 'build']], start: ['.output/server/index.mjs'], isServed: 'gallery', publicFolder: 'public' }] },
  { dependencies: [...react, 'next@16'], sites: [{ name: 'next', build: [['next', 'build']], start: ['node_modules/next/dist/bin/next', 'start'], isServed: 'prices', publicFolder: 'public' }] },
  {
    dependencies: [...react, '@angular/cli@20', '@angular/build@20', ...['core', 'common', 'compiler', 'compiler-cli', 'platform-browser'].map(name => `@angular/${name}@20.3.35`), 'rxjs@7', 'tslib@2', 'typescript@5.9'],
    sites: [{ name: 'angular', build: [['ng', 'build']], folder: 'dist/works/browser' }],
  },
];

const shadowRoot = /<template shadowrootmode="open"[^>]*>(.*?)<\/template>/gs;

/** Opens a site and uses it as a visitor does. */
async function visit(page: Page, url: string, { isServed }: Site): Promise<void> {
  const heard = watch(page);
  await page.route('**/images/*', route => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>' }));
  const response = await page.goto(url);
  const html = await response!.text();
  await page.waitForFunction(() => document.querySelector('site-gallery')?.matches(':defined'));
  assert.equal(await page.evaluate(async () => {
    const gallery = document.querySelector('site-gallery')!;
    await gallery.updateComplete;
    return gallery.slidesPerRow;
  }), 2);
  // The framework may listen only once it has taken the page over, so the gallery is asked until it has been heard.
  await eventually(async () => {
    await page.evaluate(() => document.querySelector('site-gallery')!.next());
    assert.match(await page.locator('#heard').innerText(), /^\d$/);
  });
  assert.equal(await page.evaluate(() => document.querySelectorAll('site-gallery > img').length), 3);
  if (isServed) {
    const roots = [...html.matchAll(shadowRoot)].map(([, content]) => content!);
    assert.equal(roots.length, isServed === 'gallery' ? 3 : 2, html);
    assert.ok(roots.every(root => /<link rel="stylesheet" href="\/shadow\/site-[a-z]+\.css">/.test(root) && !root.includes('<style')));
    assert.equal(heard.requests.filter(address => address === '/shadow/site-price.css').length, 1);
    await page.waitForFunction(() => document.querySelector('site-price')?.matches(':defined'));
    assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll('site-price')].map(price => price.shadowRoot!.textContent!.trim())), ['€28.00', '€30.00']);
  }
  assert.deepEqual(heard.console.filter(line => !/^(log|debug|info):/.test(line)), []);
}

function promises(consumerOf: () => Consumer, browserOf: () => Browser, isAlone: boolean, site: Site): void {
  test(`a site made with ${site.name} is built, shows a gallery, sets a property and hears an event`, async () => {
    const consumer = consumerOf();
    const folder = path.join(consumer.folder, isAlone ? '' : site.name);
    cpSync(path.join(import.meta.dirname, 'sites', site.name), folder, { recursive: true });
    if (site.publicFolder) cpSync(path.join(consumer.folder, 'node_modules/site-elements/dist/npm/shadow'), path.join(folder, site.publicFolder, 'shadow'), { recursive: true });
    const programs = path.join(consumer.folder, 'node_modules/.bin');
    for (const [program, ...parameters] of site.build) await consumer.runIn(folder, path.join(programs, program!), ...parameters);
    let server: ChildProcess | undefined;
    let files: Awaited<ReturnType<typeof serveFolder>> | undefined;
    const page = await browserOf().newPage();
    try {
      let url: string;
      if (site.start) {
        const port = await freePort();
        url = `http://127.0.0.1:${port}/`;
        server = spawn(process.execPath, [...site.start], { cwd: folder, env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' }, stdio: 'ignore' });
        await eventually(() => fetch(url), 60_000);
      } else {
        files = await serveFolder(path.join(folder, site.folder!));
        url = `${files.url}/`;
      }
      await visit(page, url, site);
    } finally {
      await page.close();
      files?.close();
      server?.kill();
    }
  });
}

const wanted = process.env.FRAMEWORKS?.split(',');
const chosen = groups.map(({ dependencies, sites }) => ({ dependencies, sites: sites.filter(({ name }) => !wanted || wanted.includes(name)) })).filter(({ sites }) => sites.length > 0);
const names = groups.flatMap(({ sites }) => sites.map(({ name }) => name)).join(', ');
const problem = await registryProblem();
if (!problem) {
  for (const { dependencies, sites } of chosen) {
    describe(sites.map(({ name }) => name).join(', '), () => {
      let browser: Browser;
      let consumer: Consumer;
      before(async () => {
        consumer = await installConsumer('frameworks', dependencies);
        browser = await launch();
      });
      after(async () => {
        await browser?.close();
        consumer?.remove();
      });
      for (const site of sites) promises(() => consumer, () => browser, sites.length === 1, site);
    });
  }
} else {
  test('not run: the npm registry is not reachable', () => {
    console.log(`not run: sites made with ${names}; the npm registry is not reachable (${problem})`);
  });
}
