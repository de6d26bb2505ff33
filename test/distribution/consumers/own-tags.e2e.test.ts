import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launch, watch } from '../../e2e/chromium.js';
import { linkConsumer, type Consumer } from './consumer.js';
import { serveFolder } from './serve-folder.js';

// A site that gives the elements tag names of its own, by `site-elements/define`, bundled by esbuild.

const sources = {
  'page.js': `import { define } from 'site-elements/define';
import { SiteCartBadge } from 'site-elements/define/site-cart-badge';
import { SiteGallery } from 'site-elements/define/site-gallery';
import { SiteForm } from 'site-elements/define/site-form';
import { addToCart } from 'site-elements/stores';
class WorksGallery extends SiteGallery {
  get worksShown() { return this.children.length; }
}
window.answers = [define('shop-badge', SiteCartBadge), define('nav-badge', SiteCartBadge), define('shop-badge', SiteCartBadge), define('works-gallery', WorksGallery), define('shop-form', SiteForm)];
customElements.define('native-gallery', class extends SiteGallery {});
window.addToCart = addToCart;`,
  'taken.js': `import { define } from 'site-elements/define';
import { SitePrice } from 'site-elements/define/site-price';
customElements.define('shop-price', class extends HTMLElement {});
define('shop-price', SitePrice);`,
  'leaf.js': `import { define } from 'site-elements/define';
import { SitePrice } from 'site-elements/define/site-price';
define('shop-price', SitePrice);`,
  'server.js': `import { writeFileSync } from 'node:fs';
import { define } from 'site-elements/define';
import { SiteGallery } from 'site-elements/define/site-gallery';
import { renderElement } from 'site-elements/server';
class WorksGallery extends SiteGallery {}
if (define('works-gallery', WorksGallery) !== WorksGallery) throw new Error('define did something');
const html = await renderElement(WorksGallery, { label: 'Works', slidesPerRow: 2 }, '<img src="/images/1.jpg" width="300" height="200" alt="One">', { tag: 'works-gallery' });
writeFileSync('public/served.html', '<!doctype html><html lang="en"><title>Served</title><link rel="icon" href="data:,">' + html + '<script type="module" src="/page.js"></script></html>');`,
};
const page = (body: string, script: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Site</title><link rel="icon" href="data:,">
<script type="application/json" data-site-context>{ "texts": { "site-gallery": { "next": "Onwards" } } }</script>
<body>${body}<script type="module" src="/${script}.js"></script></body></html>`;
const pictures = ['One', 'Two', 'Three'].map(alt => `<img src="/images/1.jpg" width="300" height="200" alt="${alt}">`).join('');
const pages = {
  'public/index.html': page(`<shop-badge></shop-badge><nav-badge></nav-badge>
<works-gallery design="slideshow" slides-per-row="3" label="Works">${pictures}</works-gallery><native-gallery design="slideshow" label="More">${pictures}</native-gallery>
<shop-form><form action="/x"><label>Name <input name="name" required></label><button>Send</button></form></shop-form>`, 'page'),
  'public/taken.html': page('<shop-price price-cents="100">1</shop-price>', 'taken'),
};

let browser: Browser;
let consumer: Consumer;
let site: Awaited<ReturnType<typeof serveFolder>>;
let leafInputs: string[];
before(async () => {
  consumer = linkConsumer('own-tags', ['react', 'react-dom', 'scheduler']);
  consumer.write({ ...sources, ...pages });
  const esbuild = path.resolve('node_modules/esbuild/bin/esbuild');
  const bundle = (...more: string[]) =>
    consumer.run(
      esbuild,
      ...more,
      '--bundle',
      '--format=esm',
      '--splitting',
      '--target=es2022',
      '--define:process.env.NODE_ENV="development"',
      '--log-level=error',
    );
  await bundle('page.js', 'taken.js', '--outdir=public');
  await bundle('leaf.js', '--outdir=leaf', '--metafile=leaf.json');
  leafInputs = Object.keys((JSON.parse(readFileSync(path.join(consumer.folder, 'leaf.json'), 'utf8')) as { inputs: object }).inputs);
  await consumer.run(process.execPath, 'server.js');
  site = await serveFolder(path.join(consumer.folder, 'public'));
  browser = await launch();
});
after(async () => {
  await browser?.close();
  site?.close();
  consumer?.remove();
});

async function open(address: string): Promise<{ page: Page; heard: ReturnType<typeof watch> }> {
  const opened = await browser.newPage();
  const heard = watch(opened);
  await opened.goto(`${site.url}/${address}`);
  return { page: opened, heard };
}
const warnings = (heard: { console: string[] }) => heard.console.filter(line => !/React DevTools/.test(line));

test('elements under two names of a site\'s own share one cart, and ours stay free', async () => {
  const { page: opened, heard } = await open('');
  await opened.evaluate('addToCart({ sku: "mug", name: "Mug", priceCents: 2800, quantity: 2 })');
  for (const tag of ['shop-badge', 'nav-badge']) {
    await opened.waitForFunction(name => /2/.test(document.querySelector(name)!.shadowRoot!.textContent ?? ''), tag);
  }
  assert.equal(
    await opened.evaluate(
      'customElements.get("site-cart-badge") ?? customElements.get("site-gallery") ?? customElements.get("site-form") ?? null',
    ),
    null,
  );
  assert.equal(await opened.evaluate('answers[0] === answers[2] && answers[0] !== answers[1] && answers[0] === customElements.get("shop-badge")'), true);
  assert.deepEqual(warnings(heard), []);
  await opened.close();
});

test('settings, methods, events and the site\'s own words hold under every name', async () => {
  const { page: opened, heard } = await open('');
  for (const tag of ['works-gallery', 'native-gallery']) {
    assert.deepEqual(await opened.evaluate(async name => {
      const gallery = document.querySelector(name) as HTMLElementTagNameMap['site-gallery'];
      await gallery.updateComplete;
      gallery.loop = false;
      const heard: string[] = [];
      document.addEventListener('site-slide-change', event => heard.push((event.target as Element).localName), { once: true });
      const hasMoved = await gallery.next();
      const words = [...gallery.shadowRoot!.querySelectorAll('button')].map(button => button.ariaLabel ?? button.textContent);
      return { perRow: gallery.slidesPerRow, loop: gallery.loop, hasMoved, heard, hasOwnWord: words.some(word => word?.includes('Onwards')) };
    }, tag), { perRow: tag === 'works-gallery' ? 3 : null, loop: false, hasMoved: true, heard: [tag], hasOwnWord: true });
  }
  assert.equal(await opened.evaluate('document.querySelector("works-gallery").worksShown'), 3);
  assert.deepEqual(warnings(heard), []);
  await opened.evaluate('document.querySelector("works-gallery").slidesPerRow = "many"');
  await opened.waitForFunction('document.querySelector("works-gallery").slidesPerRow === null');
  assert.match(heard.console.join('\n'), /<works-gallery>: .*many/);
  await opened.close();
});

test('an element brings its rules for the author\'s markup along, under its own name', async () => {
  const { page: opened } = await open('');
  await opened.waitForFunction('document.querySelector("shop-form form")?.noValidate');
  assert.equal(await opened.evaluate('getComputedStyle(document.querySelector("shop-form label")).display !== "inline"'), true);
  await opened.close();
});

test('a server draws an element under the site\'s name, and the browser takes it over', async () => {
  const { page: opened, heard } = await open('served.html');
  assert.match(
    readFileSync(path.join(consumer.folder, 'public/served.html'), 'utf8'),
    /<works-gallery [^>]*slides-per-row="2"[^>]*><template shadowrootmode="open"[\s\S]*<\/works-gallery>/,
  );
  await opened.waitForFunction(
    'document.querySelector("works-gallery").updateComplete?.then(() => document.querySelector("works-gallery").slidesPerRow === 2)',
  );
  assert.deepEqual(warnings(heard), []);
  await opened.close();
});

test('a name that another script uses is reported once and left alone', async () => {
  const { page: opened, heard } = await open('taken.html');
  await opened.waitForFunction('customElements.get("shop-price")');
  assert.match(warnings(heard).join('\n'), /^warning: <shop-price>: is defined already, as an element of another script;[^\n]*$/);
  await opened.close();
});

test('the class of an element that React does not draw brings no React', () => {
  assert.deepEqual(leafInputs.filter(file => /node_modules\/react/.test(file)), []);
});
