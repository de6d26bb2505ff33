import assert from 'node:assert/strict';
import { copyFileSync, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { elementDoc } from '../../../core/manifest/describe/element-docs.js';
import { sheetsFor } from '../../../core/manifest/sheets/style-sheets.js';
import { readTables } from '../../../core/manifest/describe/tables.js';
import { launch } from '../../e2e/chromium.js';
import { linkConsumer, type Consumer } from './consumer.js';
import { serveFolder } from './serve-folder.js';

// Every component of `site-elements/react` loads its element, whichever style sheet the site links. Rules that hide an
// element until its code is loaded must not keep that code from loading.

const components = (await readTables()).map(table => ({ tag: table.tag, name: elementDoc(table).className }));
const sheets: Readonly<Record<string, readonly string[]>> = {
  'no sheet': [],
  'the critical sheet': ['site-elements.critical.css'],
  'the sheet of all elements': ['site-elements.css'],
  'the sheet of each element': components.flatMap(({ tag }) => sheetsFor(`<${tag}>`)),
};

const source = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import * as components from 'site-elements/react';
const names = ${JSON.stringify(components.map(({ name }) => name))};
createRoot(document.querySelector('#app')).render(names.map(name => createElement('div', { key: name, style: { position: 'absolute', top: 0 } }, createElement(components[name]))));`;

describe('the components of site-elements/react', () => {
  let browser: Browser;
  let consumer: Consumer | undefined;
  let site: Awaited<ReturnType<typeof serveFolder>> | undefined;
  before(async () => {
    consumer = linkConsumer('component-sheets', ['react', 'react-dom', 'scheduler']);
    const pageWith = (links: readonly string[]) => `<!doctype html><html lang="en"><title>Site</title><link rel="icon" href="data:,">${
      links.map(file => `<link rel="stylesheet" href="/${file}">`).join('')}<div id="app"></div><script type="module" src="/page.js"></script></html>`;
    consumer.write({ 'page.js': source, ...Object.fromEntries(Object.values(sheets).map((links, at) => [`public/${at}.html`, pageWith(links)])) });
    for (const file of new Set(Object.values(sheets).flat())) copyFileSync(path.join('dist/cdn', file), path.join(consumer.folder, 'public', file));
    await consumer.run(
      path.resolve('node_modules/esbuild/bin/esbuild'),
      'page.js',
      '--bundle',
      '--format=esm',
      '--splitting',
      '--outdir=public',
      '--target=es2022',
      '--define:process.env.NODE_ENV="production"',
      '--log-level=error',
    );
    site = await serveFolder(path.join(consumer.folder, 'public'));
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    site?.close();
    consumer?.remove();
  });

  for (const [at, [name, links]] of Object.entries(sheets).entries()) {
    test(`load their elements beside ${name}`, async () => {
      assert.ok(links.every(file => readFileSync(path.join('dist/cdn', file)).length > 0));
      const page = await browser.newPage();
      await page.goto(`${site!.url}/${at}.html`);
      const tags = components.map(({ tag }) => tag);
      const undefinedTags = () => page.evaluate(all => all.filter(tag => !customElements.get(tag)), tags);
      await page.waitForFunction(all => all.every(tag => customElements.get(tag)), tags).catch(async () => assert.deepEqual(await undefinedTags(), []));
      await page.close();
    });
  }
});
