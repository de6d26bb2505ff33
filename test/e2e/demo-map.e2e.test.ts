import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { quiet, settled } from './demo/settle.js';
import type { Visit } from './demo/visit.js';

// From an address to a live map: the address always, the map when it may, its tiles from here.

const visitPage = '/saltmarsh/visit';
const byItself = '/elements/site-map/examples/1-visit';
const asksFirst = '/elements/site-map/examples/2-asks-first';
let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

const live = (page: Page) => page.locator('site-map .canvas');
const showButton = (page: Page) => page.getByRole('button', { name: 'Show map' });
const marker = (page: Page) => page.locator('site-map').getByRole('button', { name: 'Saltmarsh Pottery' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Saltmarsh Pottery' });

/** The live map has all its tiles, they came from the page's own server, and the policy had nothing against it. */
async function checkLive(visit: Visit): Promise<void> {
  const { page, heard } = visit;
  await live(page).waitFor();
  await quiet(visit);
  const sources = await page.locator('site-map .leaflet-tile').evaluateAll(all =>
    all.map(tile => ({ origin: new URL((tile as HTMLImageElement).src).origin, isThere: (tile as HTMLImageElement).naturalWidth > 0 })));
  assert.ok(sources.length > 1);
  assert.deepEqual(sources.filter(({ origin, isThere }) => origin !== demo.url || !isThere), []);
  const { violations } = await visit.problems();
  assert.deepEqual({ violations, console: heard.console }, { violations: [], console: [] });
}

test('without scripts the address is shown, and no map is requested', async () => {
  const visit = await demo.visit(visitPage, { hasScripts: false });
  const address = visit.page.locator('site-map address');
  assert.ok(await address.isVisible());
  assert.match(await address.innerText(), /Saltmarsh Pottery\s+The Net Loft, Staithe Lane\s+Sallow Staithe\s+Norfolk/);
  assert.deepEqual(visit.heard.requests.filter(path => path.startsWith('/tiles/')), []);
  await visit.close();
});

test('a map whose tiles come from the page\'s own server is live automatically, beside its address', async () => {
  const visit = await settled(() => demo.visit(byItself));
  await checkLive(visit);
  assert.deepEqual((await visit.problems()).shifts, []);
  assert.ok(await visit.page.locator('site-map address').isVisible());
  await visit.close();
});

for (const address of [visitPage, asksFirst]) {
  test(`${address}: a map that asks first loads nothing until its button is pressed`, async () => {
    const visit = await settled(() => demo.visit(address));
    const { page, heard } = visit;
    assert.equal(await live(page).count(), 0);
    assert.deepEqual(heard.requests.filter(path => path.startsWith('/tiles/') || path.includes('live-map')), []);
    await showButton(page).click();
    await checkLive(visit);
    assert.ok(heard.requests.some(path => path.includes('live-map')), 'its script has a name of its own');
    await visit.close();
  });
}

test('a visitor who accepts sees the map immediately, and on the next page without a prompt', async () => {
  const visit = await settled(() => demo.visit(visitPage));
  const { page, context } = visit;
  await page.getByRole('button', { name: 'Allow' }).click();
  await checkLive(visit);
  const next = await settled(() => demo.visit(asksFirst, { context }));
  await checkLive(next);
  await visit.close();
});

test('everything of the map is reached by keyboard: the button, the marker, its popup, and back', async () => {
  const visit = await settled(() => demo.visit(asksFirst));
  const { page } = visit;
  await showButton(page).focus();
  await page.keyboard.press('Enter');
  await checkLive(visit);
  assert.ok(await live(page).evaluate(map => (map.getRootNode() as ShadowRoot).activeElement === map), 'the focus is on the map');
  await marker(page).focus();
  await page.keyboard.press('Enter');
  await popup(page).waitFor();
  assert.match(await popup(page).innerText(), /The Net Loft, Staithe Lane/);
  await page.keyboard.press('Escape');
  await popup(page).waitFor({ state: 'detached' });
  assert.ok(await marker(page).evaluate(button => (button.getRootNode() as ShadowRoot).activeElement === button), 'the focus is back');
  const place = () => page.locator('site-map .leaflet-map-pane').evaluate(pane => pane.getBoundingClientRect().x);
  const before = await place();
  await live(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(x => {
    const pane = document.querySelector('site-map')!.shadowRoot!.querySelector('.leaflet-map-pane')!;
    return pane.getBoundingClientRect().x < x;
  }, before);
  await quiet(visit);
  assert.deepEqual(visit.heard.console, []);
  await visit.close();
});
