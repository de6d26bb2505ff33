import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fullTextFile, textIndexFile } from '../../../core/manifest/products/text-index.js';
import { pictures } from '../../pictures/catalogue.js';
import { startForTest } from '../../service/start-for-test.js';
import { elementTags } from '../content/examples.js';
import { brokenLinks, type WrittenDocs } from './broken-links.js';
import { addressesIn, fileOf, imageOf, staticWidths, withRelativeLinks } from './relative-links.js';
import { tilesAround } from './tiles-around.js';
import { writeDocs } from './write-docs.js';

let folder: string;
let written: WrittenDocs;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-elements-docs-'));
  written = await writeDocs(folder, { drawsImages: false });
});
after(() => rm(folder, { recursive: true, force: true }));

const textOf = (address: string) => readFile(path.join(folder, fileOf(address)), 'utf8');

test('addresses become relative files, but for what one copies', () => {
  const page = '<a href="/b?x=1&amp;y=2#c">b</a><img srcset="/images/m?format=300w 300w, /images/m?format=750w 750w"><pre><a href="/b"></pre>';
  assert.deepEqual(addressesIn(page), ['/b?x=1&y=2', '/images/m?format=300w', '/images/m?format=750w']);
  assert.equal(
    withRelativeLinks(page, { page: '/a/b', resolve: address => (address.startsWith('/images/') ? imageOf(address)!.file : 'b/index.html') }),
    '<a href="../../b/index.html#c">b</a><img srcset="../../images/m-500w.webp 300w, ../../images/m-1000w.webp 750w"><pre><a href="/b"></pre>',
  );
});

test('a map has the tiles around its place', () => {
  const tiles = tilesAround(['<site-map lat="52.955" lng="0.85" zoom="12" tiles="/tiles/{z}/{x}/{y}.png">']);
  assert.ok(tiles.includes('tiles/12/2057/1338.png'), tiles.filter(tile => tile.startsWith('tiles/12/')).join());
});

test('every element, guide and page of the site is written', async () => {
  for (const address of ['/', '/elements', '/docs', '/docs/theming', '/docs/themes', '/docs/search', '/docs/privacy', '/docs/upgrade', '/docs/backends', '/404.html']) {
    assert.ok(written.pages.includes(address), address);
  }
  for (const tag of await elementTags()) assert.ok(written.pages.includes(`/elements/${tag}`), tag);
  const text = await readFile(path.join(folder, fullTextFile), 'utf8');
  for (const tag of await elementTags()) assert.ok(text.includes(`### <${tag}>`), tag);
});

test('every link of the index for programs leads to a file', async () => {
  const links = [...(await readFile(path.join(folder, textIndexFile), 'utf8')).matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
  assert.ok(links.length > (await elementTags()).length);
  for (const link of links) assert.ok((await readFile(path.join(folder, link), 'utf8')).length > 200, link);
});

/** A picture is drawn by the command, not by this test: that it can be drawn has to do. */
function isPicture(file: string): boolean {
  const [, name, width] = /^images\/([\w-]+)-(\d+)w\.webp$/.exec(file) ?? [];
  return name !== undefined && Object.hasOwn(pictures, name) && staticWidths.some(each => each === Number(width));
}

test('every relative link of a page leads to a file, and every fragment to a place in it', async () => {
  assert.deepEqual(await brokenLinks(folder, written, { isKnown: isPicture }), []);
});

test('a broken link is found, in whichever attribute it is written', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'site-elements-links-'));
  try {
    await writeFile(path.join(place, 'index.html'), '<a href="a.html#here">a</a><a href="a.html#there">b</a><img srcset="b.webp 1x, a.html 2x"><script src="../out.js"></script><a href="#top">c</a><a href="https://else.example/">d</a><pre><a href="gone"></pre>');
    await writeFile(path.join(place, 'a.html'), '<p id="here">');
    assert.deepEqual(await brokenLinks(place, { pages: ['/'], unanswered: [] }), ['/: a.html#there names no place', '/: b.webp', '/: ../out.js']);
  } finally {
    await rm(place, { recursive: true });
  }
});

test('an address that is not written as a file is answered by the service: it is in the table of routes', async () => {
  const { service, stop } = await startForTest();
  try {
    const routes = service.app.routes.filter(route => !route.path.includes('*')).map(route => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`));
    assert.deepEqual(written.unanswered.filter(address => !routes.some(route => route.test(address.split('?')[0]!))), []);
  } finally {
    await stop();
  }
});

test('the policy is in the page, without the directives that only a header may contain', async () => {
  for (const page of written.pages) {
    const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(await textOf(page)) ?? [];
    assert.match(policy, /script-src 'self'|script-src &#39;self&#39;/, page);
    assert.doesNotMatch(policy, /frame-ancestors/);
  }
});
