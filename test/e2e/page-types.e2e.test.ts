import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launch, watch } from './chromium.js';
import { servePages, type PageServer } from './page-server.js';

// What a page is about by its type is loaded immediately, wherever it stands. spec: page-runtime-platform §2

/** Site contexts, and the tag that their page is about. */
const rows: readonly (readonly [context: string, main: string | null])[] = [
  ['{"pageType":200}', 'site-cart'], ['{"pageType":205}', 'site-cart'], ['{"pageType":209}', 'site-product-reviews'],
  ['{"pageType":2}', null], ['{"pageType":20}', null], ['{"pageType":"toString"}', null], ['{}', null], ['null', null], ['{"pageType":200', null],
];
const tags = ['site-cart', 'site-product-reviews'];

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages(Object.fromEntries(rows.map(([context], at) => [`/${at}`, {
    body: `<script type="application/json" data-site-context>${context}</script><h1>A page</h1>${'<p>…</p>'.repeat(300)}
      ${tags.map(tag => `<${tag}></${tag}>`).join('')}<script type="module" src="/v1/auto.js"></script>`,
  }])));
});
after(async () => {
  await browser?.close();
  server?.close();
});

rows.forEach(([context, main], at) => {
  test(`a page with the context ${context} loads ${main ?? 'nothing'} immediately`, async () => {
    const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
    const { requests } = watch(page);
    await page.goto(`${server.url}/${at}`, { waitUntil: 'networkidle' });
    if (main) await page.waitForFunction(tag => customElements.get(tag) !== undefined, main);
    assert.deepEqual(tags.filter(tag => requests.some(path => path.endsWith(`/${tag}.js`))), main ? [main] : []);
    await page.close();
  });
});
