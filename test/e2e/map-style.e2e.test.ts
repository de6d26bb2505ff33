// Runs with npm run test:all: maps drawn by WebGL without a graphics card.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch, watch } from './chromium.js';
import { servePages, type PageServer } from './page-server.js';

/** Land in the middle of the map, of a source that MapLibre's worker has to cut up. */
const style = {
  version: 8,
  sources: { land: { type: 'geojson', data: { type: 'Polygon', coordinates: [[[0, 50], [2, 50], [2, 54], [0, 54], [0, 50]]] } } },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#ffffff' } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#0a7828' } },
  ],
};
/** What the page printed; a driver that is slow to return a screenshot logs that too. */
const ofPage = (lines: readonly string[]) => lines.filter(line => !line.includes('GL Driver Message'));
const map = (
  attributes = '',
) => `<site-map loading="eager" lat="52" lng="1" map-style="/town.json" ${attributes}><address>The pottery<br>Staithe Lane</address></site-map>
<script type="module" src="/v1/auto.js"></script>`;
const strict = 'default-src \'self\'; img-src \'self\' data:; require-trusted-types-for \'script\'';

let browser: Browser;
/** Reads screenshots: a page under test may not. */
let reader: Page;
let server: PageServer;
before(async () => {
  browser = await launch();
  reader = await browser.newPage();
  server = await servePages({
    '/open': { body: map() },
    '/strict': { body: map(), policy: `${strict}; trusted-types lit-html site-elements-workers` },
    '/no-worker': { body: map('tiles="/images/{z}-{x}-{y}.png"'), policy: `${strict}; trusted-types lit-html` },
    '/plain': { body: map().replace('map-style="/town.json"', 'tiles="/images/{z}-{x}-{y}.png"') },
  });
});
after(async () => {
  await browser?.close();
  server?.close();
});

async function visit(path: string, run: (page: Page, heard: ReturnType<typeof watch>) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const heard = watch(page);
  await context.route('**/town.json', route => route.fulfill({ json: style }));
  try {
    await page.goto(server.url + path);
    await page.waitForSelector('.panel[data-phase=live]', { state: 'attached' });
    await run(page, heard);
  } finally {
    await context.close();
  }
}

/** Waits until the land is painted: the worker has done its part. */
async function paintsLand(page: Page): Promise<void> {
  const canvas = page.locator('.vector canvas');
  await canvas.waitFor();
  for (;;) {
    const shot = await page.locator('site-map .stage').screenshot();
    const isGreen = await reader.evaluate(async shot => {
      const picture = await createImageBitmap(await (await fetch(shot)).blob());
      const paper = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
      paper.drawImage(picture, 0, 0);
      const [red, green, blue] = paper.getImageData(picture.width * 0.25, picture.height * 0.75, 1, 1).data;
      return green! > red! + 40 && green! > blue! + 40;
    }, `data:image/png;base64,${shot.toString('base64')}`);
    if (isGreen) return;
    await page.waitForFunction(() => new Promise(resolve => { requestAnimationFrame(() => resolve(true)); }));
  }
}

test('a style is drawn from the built files, by a worker that is a file of the site', () => visit('/open', async (page, { console }) => {
  await paintsLand(page);
  const workers = page.workers().map(worker => new URL(worker.url()).pathname);
  assert.equal(workers.length, 1);
  assert.match(workers[0]!, /^\/v1\/chunks\/worker-\w+\.js$/);
  assert.deepEqual(ofPage(console), []);
}));

test('a style is drawn under a strict policy with trusted types', () => visit('/strict', async (page, { console }) => {
  await paintsLand(page);
  assert.equal(page.workers().length, 1);
  assert.deepEqual(ofPage(console), []);
}));

test('where a policy forbids the worker, tiles of the author are shown and the console says why', () => visit('/no-worker', async (page, { console }) => {
  await page.waitForFunction(() => document.querySelector('site-map')!.shadowRoot!.querySelector('.leaflet-tile'));
  assert.ok(console.some(line => line.includes('cannot be drawn') && line.includes('showing tiles instead')), console.join('\n'));
}));

test('a map of tiles loads nothing of MapLibre', () => visit('/plain', async (page, { requests }) => {
  await page.waitForFunction(() => document.querySelector('site-map')!.shadowRoot!.querySelector('.leaflet-tile'));
  assert.deepEqual(requests.filter(path => /vector|worker|maplibre/.test(path)), []);
}));
