import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { getTags } from '../../../core/manifest/describe/tables.js';
import { launch, watch } from '../../e2e/chromium.js';
import { isEverything } from '../../engines/everything.js';
import { installConsumer, linkConsumer, registryProblem, type Consumer } from './consumer.js';
import { settingsAndLight } from './example-settings.js';
import { serveFolder } from './serve-folder.js';

// Sites with a React of their own, bundled by esbuild as most bundlers do: one React serves the site and the elements,
// whichever version in the range of `peerDependencies` it is. The gate has the newest, from this repository's own
// folder; `npm run test:all` installs them all.

const tags = getTags();
/** The elements that React renders: only their view depends on the version of React. */
const features = tags.filter(tag => readFileSync(`elements/${tag}/${tag}.ts`, 'utf8').includes('registerFeature'));
const repositoryVersion: string = JSON.parse(readFileSync('node_modules/react/package.json', 'utf8')).version;
/** The ends of each minor that a site may have today. */
const versions = ['18.3.1', '19.0.0', '19.1.0', 'latest'];

const registrations = tags.map(tag => `import 'site-elements/${tag}';`).join('\n');
const sources = {
  /** Elements in plain markup, and in a tree of the site's own React. */
  'page.js': `${registrations}
import { createElement, StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';
const picture = alt => createElement('img', { src: '/images/one.jpg', width: 300, height: 200, alt, key: alt });
function App() {
  return createElement(StrictMode, null, createElement('site-gallery', { design: 'slideshow', label: 'Of the site' }, ['One', 'Two'].map(picture)));
}
window.reactVersion = version;
const box = document.querySelector('#app');
if (box) createRoot(box).render(createElement(App));`,
  /** The components of `site-elements/react`: the server's and the browser's first drawing. */
  'tree.js': `import { createElement } from 'react';
import { SiteGallery } from 'site-elements/react';
export const tree = (ref, heard) => createElement('main', null, createElement(SiteGallery, {
  ref, design: 'slideshow', slidesPerRow: 2, controls: true, loop: false, className: 'wide', id: 'works', label: 'Works', onSiteSlideChange: event => heard.push(event.detail.index),
}, ['One', 'Two', 'Three'].map(alt => createElement('img', { key: alt, src: '/images/one.jpg', width: 300, height: 200, alt }))));`,
  'components.js': `import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { tree } from './tree.js';
window.heard = [];
window.gallery = createRef();
hydrateRoot(document.querySelector('#app'), tree(window.gallery, window.heard), { onRecoverableError: error => console.error('hydration: ' + error.message) });`,
  'server.js': `import { renderToString } from 'react-dom/server';
import { tree } from './tree.js';
import { renderElement } from 'site-elements/server';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
for (const { tag, className, settings, light } of JSON.parse(readFileSync('examples.json', 'utf8'))) {
  const element = (await import('site-elements/' + tag))[className];
  const html = await renderElement(element, settings, light);
  writeFileSync('public/components.html', '<!doctype html><html lang="en"><title>Components</title><link rel="icon" href="data:,"><div id="app">' + renderToString(tree(null, [])) + '</div><script type="module" src="/components.js"></script></html>');
  writeFileSync('public/served/' + tag + '.html', '<!doctype html><html lang="en"><title>Served</title><link rel="icon" href="data:,">' + html + '<script type="module" src="/page.js"></script></html>');
}`,
};

/** Bundles as a development build: React says there what it does not like. */
async function build(consumer: Consumer): Promise<{ copiesOfReact: number }> {
  const examples = tags.map(tag => ({ tag, ...settingsAndLight(tag) }));
  const page = (body: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title><link rel="icon" href="data:,"><body>${body}<script type="module" src="/page.js"></script></body></html>`;
  const pages = examples.map(({ tag, markup }) => [`public/plain/${tag}.html`, page(markup)]);
  consumer.write({
    ...sources,
    'examples.json': JSON.stringify(examples),
    'public/served/.keep': '',
    'public/react.html': page('<div id="app"></div>'),
    ...Object.fromEntries(pages),
  });
  const esbuild = path.resolve('node_modules/esbuild/bin/esbuild');
  await consumer.run(
    esbuild,
    'page.js',
    'components.js',
    '--bundle',
    '--format=esm',
    '--splitting',
    '--outdir=public',
    '--target=es2022',
    '--define:process.env.NODE_ENV="development"',
    '--metafile=meta.json',
    '--log-level=error',
  );
  await consumer.run(process.execPath, 'server.js');
  const { inputs } = JSON.parse(readFileSync(path.join(consumer.folder, 'meta.json'), 'utf8')) as { inputs: Record<string, unknown> };
  return { copiesOfReact: Object.keys(inputs).filter(name => name.endsWith('node_modules/react/index.js')).length };
}

/** Waits until the element has drawn itself, and says what became of it. */
const drawn = (page: Page, tag: string) => page.evaluate(async name => {
  await customElements.whenDefined(name);
  const element = document.querySelector<HTMLElement & { updateComplete: Promise<void> }>(name)!;
  await element.updateComplete;
  await new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
  return { isDrawn: !!element.shadowRoot!.querySelector('#root')?.firstChild || !element.shadowRoot!.textContent, hasFailed: element.matches(':state(error)') };
}, tag);

const warnings = (heard: { console: string[] }) => heard.console.filter(line => !/Failed to load resource|React DevTools/.test(line));

function promises(name: string, version: string, make: () => Promise<Consumer>): void {
  describe(name, () => {
    let browser: Browser;
    let consumer: Consumer | undefined;
    let site: Awaited<ReturnType<typeof serveFolder>> | undefined;
    let built: Awaited<ReturnType<typeof build>>;
    before(async () => {
      consumer = await make();
      built = await build(consumer);
      site = await serveFolder(path.join(consumer.folder, 'public'));
      browser = await launch();
    });
    after(async () => {
      await browser?.close();
      site?.close();
      consumer?.remove();
    });

    test('there is one React in the bundle', () => assert.equal(built.copiesOfReact, 1));

    test('a tree of the site\'s own React shows a gallery that moves forward when Next is pressed', async () => {
      const page = await browser.newPage();
      const heard = watch(page);
      await page.goto(`${site!.url}/react.html`);
      assert.deepEqual(await drawn(page, 'site-gallery'), { isDrawn: true, hasFailed: false });
      if (version !== 'latest') assert.equal(await page.evaluate('reactVersion'), version);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.waitForFunction(() => (document.querySelector('site-gallery') as unknown as { current: number }).current === 1);
      assert.deepEqual(warnings(heard), []);
      await page.close();
    });

    test('a component is rendered on the server, receives events after hydration and loads automatically', async () => {
      const page = await browser.newPage();
      const heard = watch(page);
      await page.goto(`${site!.url}/components.html`);
      const served = readFileSync(path.join(consumer!.folder, 'public/components.html'), 'utf8');
      assert.match(served, /<site-gallery(?=[^>]*slides-per-row="2")(?=[^>]*controls="")(?=[^>]*loop="false")(?=[^>]*class="wide")[^>]*>/);
      assert.deepEqual(await drawn(page, 'site-gallery'), { isDrawn: true, hasFailed: false });
      assert.deepEqual(await page.evaluate('[gallery.current.slidesPerRow, gallery.current.loop, gallery.current.controls]'), [2, false, true]);
      await page.evaluate('gallery.current.next()');
      await page.waitForFunction('heard.length > 0');
      assert.deepEqual(await page.evaluate('heard'), [1]);
      assert.deepEqual(warnings(heard), []);
      await page.close();
    });

    for (const tag of features) {
      for (const kind of ['plain', 'served']) {
        test(`<${tag}> ${kind === 'plain' ? 'in plain markup is drawn' : 'drawn by a server is taken over'} without a warning`, async () => {
          const page = await browser.newPage();
          const heard = watch(page);
          await page.goto(`${site!.url}/${kind}/${tag}.html`);
          assert.deepEqual({ ...await drawn(page, tag), warnings: warnings(heard) }, { isDrawn: true, hasFailed: false, warnings: [] });
          await page.close();
        });
      }
    }
  });
}

const problem = isEverything ? await registryProblem() : null;
if (isEverything && !problem) {
  for (const version of versions) {
    promises(`a site with React ${version}`, version, () => installConsumer('react', [`react@${version}`, `react-dom@${version}`]));
  }
} else {
  if (problem) console.log(`not run: sites with React ${versions.join(', ')}; the npm registry is not reachable (${problem})`);
  promises(`a site with React ${repositoryVersion}, without a registry`, repositoryVersion, async () =>
    linkConsumer('react', ['react', 'react-dom', 'scheduler']),
  );
}
