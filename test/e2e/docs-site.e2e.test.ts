// Runs with npm run test:all: the configurator and search of the demo; its pages are in the gate.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { elementTags } from '../../demo/site/content/examples.js';
import { addAxe, axeProblems } from './demo/axe.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { settle } from './demo/settle.js';
import { devices, type Visit } from './demo/visit.js';

// The pages about the elements at work: configurator, copying, search, theming, with the keyboard, without scripts.

let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

const preview = ({ page }: Visit) => page.locator('.configurator-preview iframe').contentFrame();
/** The field of a setting in the form, by the name of its property. */
const setting = ({ page }: Visit, name: string) => page.locator(`site-element-editor #set-${name}`);
const source = ({ page }: Visit, form: string) => page.locator(`[data-form="${form}"] pre code`).textContent();

test('a setting changes the preview and every snippet, and a reset takes it back', async () => {
  const visit = await demo.visit('/elements/site-gallery');
  const { page } = visit;
  const gallery = preview(visit).locator('site-gallery');
  await gallery.waitFor();
  const before = await source(visit, 'tag');
  await setting(visit, 'design').selectOption('grid');
  await setting(visit, 'loop').check();
  await setting(visit, 'slidesPerRow').fill('2');
  assert.equal(await gallery.getAttribute('design'), 'grid');
  assert.equal(await gallery.getAttribute('slides-per-row'), '2');
  assert.equal(await gallery.getAttribute('loop'), '');
  assert.match((await source(visit, 'tag'))!, /<site-gallery design="grid" loop slides-per-row="2" counter label=/);
  assert.match((await source(visit, 'data'))!, /<div data-site-gallery data-design="grid" data-loop data-slides-per-row="2"/);
  assert.match((await source(visit, 'react'))!, /slides-per-row=\{2\}/);
  assert.match((await source(visit, 'block'))!, /<style>[^]*<site-gallery design="grid"/);

  await page.getByRole('button', { name: 'Reload' }).click();
  await eventually(async () => assert.equal(await gallery.getAttribute('design'), 'grid', 'what is chosen outlives the frame\'s page'));
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  assert.equal(await source(visit, 'tag'), before);
  assert.equal(await gallery.getAttribute('design'), null);
  assert.deepEqual(visit.heard.console, []);
  await visit.close();
});

test('an invalid value is reported beside its control and not used', async () => {
  const visit = await demo.visit('/elements/site-gallery');
  const { page } = visit;
  await preview(visit).locator('site-gallery').waitFor();
  const before = await source(visit, 'tag');
  await setting(visit, 'slidesPerRow').fill('40');
  await page.getByText('Enter 12 or less.').waitFor();
  assert.equal(await setting(visit, 'slidesPerRow').getAttribute('aria-invalid'), 'true');
  assert.equal(await source(visit, 'tag'), before);
  assert.equal(await preview(visit).locator('site-gallery').getAttribute('slides-per-row'), null);
  await visit.close();
});

test('the preview is as wide as a desktop or a phone', async () => {
  const visit = await demo.visit('/elements/site-gallery');
  const width = () => preview(visit).locator('html').evaluate(root => root.clientWidth);
  await preview(visit).locator('site-gallery').waitFor();
  assert.equal(await width(), 1100);
  await visit.page.locator('.configurator-preview').getByText('Phone').click();
  await eventually(async () => assert.ok(await width() <= 390, `${await width()} px wide`));
  await visit.close();
});

test('the keyboard alone chooses a setting and a form, and copies it', async () => {
  const visit = await demo.visit('/elements/site-accordion');
  const { page, context } = visit;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await preview(visit).locator('site-accordion').waitFor();
  await setting(visit, 'multiple').focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: 'Head and tag' }).focus();
  await page.keyboard.press('ArrowRight');
  assert.ok(await page.locator('[data-form="block"]').isVisible());
  assert.ok(!await page.locator('[data-form="tag"]').isVisible());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal(await page.locator('[data-form="block"] [data-copy]').textContent(), 'Copied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, await source(visit, 'block'));
  assert.match(copied, /<site-accordion [^>]*multiple/);
  await visit.close();
});

test('a list of many settings is searched', async () => {
  const visit = await demo.visit('/elements/site-gallery');
  const { page } = visit;
  await page.getByLabel('Find a setting').fill('thumb');
  await eventually(async () => assert.ok(!await setting(visit, 'design').isVisible(), 'settings without the word are left out'));
  assert.ok(await setting(visit, 'thumbnails').isVisible());
  await page.getByLabel('Find a setting').fill('zzz');
  await page.getByText('No setting has this').waitFor();
  await visit.close();
});

test('search finds elements, settings and pages while one types, and its address can be kept', async () => {
  const visit = await demo.visit('/docs/search');
  const { page } = visit;
  const field = page.getByRole('searchbox', { name: /Elements, settings/ });
  await field.fill('slides row');
  assert.ok(await page.getByRole('link', { name: 'slides-per-row of <site-gallery>' }).isVisible());
  assert.ok(!await page.getByRole('link', { name: 'Privacy', exact: true }).isVisible());
  await field.press('Enter');
  assert.equal(new URL(page.url()).searchParams.get('q'), 'slides row');
  await page.getByRole('link', { name: 'slides-per-row of <site-gallery>' }).click();
  await page.waitForURL('**/elements/site-gallery#setting-slides-per-row');
  await visit.close();
});

test('without scripts: search is answered by the server, cards open, snippets are there, controls are not', async () => {
  const found = await demo.visit('/docs/search?q=consent', { hasScripts: false });
  assert.ok(await found.page.getByRole('link', { name: '<cookie-banner>', exact: true }).isVisible());
  assert.ok(!await found.page.getByRole('link', { name: '<site-price>', exact: true }).isVisible());
  await found.close();
  const { page, close } = await demo.visit('/elements/site-gallery', { hasScripts: false });
  assert.ok(await page.locator('[data-form="tag"]').isVisible());
  assert.ok(!await page.locator('.configurator .controls').isVisible());
  await page.locator('.example-card summary').first().click();
  assert.ok(await page.locator('.example-card iframe').first().isVisible());
  await close();
});

test('an open card and a changed setting are open to everyone, on a phone too', async () => {
  const visit = await demo.visit('/elements/site-price', { device: devices.phone, prepare: addAxe });
  const { page } = visit;
  await setting(visit, 'varies').check();
  await page.locator('.example-card summary').first().click();
  await settle(visit);
  assert.deepEqual(await axeProblems(page), []);
  assert.deepEqual(visit.heard.console, []);
  await visit.close();
});

test('every element is listed in the index, with a link to its page', async () => {
  const visit = await demo.visit('/elements');
  for (const tag of await elementTags()) {
    assert.equal(await visit.page.locator(`main a[href="/elements/${tag}"]`).count(), 1, tag);
  }
  await visit.close();
});
