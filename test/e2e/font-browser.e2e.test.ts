import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteFontPaths } from '../../core/contract/site-fonts.js';
import { namedFunctions } from './chromium.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';

// The font browser on the owner's page of fonts: the catalog, previews, uploads and a deletion, and a kit, which loads after consent only.

const ownerPassword = 'correct horse battery';
const lora = (weight = 400) => readFile(`demo/fonts/lora/lora-latin-${weight}-normal.woff2`);
const fonts = 'site-font-browser .font';

let demo: OpenDemo;
let packages: string;
before(async () => {
  packages = await mkdtemp(path.join(tmpdir(), 'site-elements-e2e-fonts-'));
  const folder = path.join(packages, '@fontsource/arvo');
  await mkdir(path.join(folder, 'files'), { recursive: true });
  await writeFile(path.join(folder, 'unicode.json'), JSON.stringify({ latin: 'U+0000-00FF' }));
  for (const weight of [400, 700]) await writeFile(path.join(folder, `files/arvo-latin-${weight}-normal.woff2`), await lora(weight));
  process.env.FONT_SOURCE = packages;
  demo = await openDemo({ ownerPassword });
});
after(async () => {
  delete process.env.FONT_SOURCE;
  await demo?.close();
  await rm(packages, { recursive: true });
});

/** The owner's page of fonts, for the owner who is logged in. */
async function openFonts({ width = 1280, locale = 'en' } = {}): Promise<Page> {
  const { page } = await demo.visit('/owner/store', {
    device: { viewport: { width, height: 900 }, locale },
    async prepare(opened) {
      await addAxe(opened);
      await opened.addInitScript(namedFunctions);
    },
  });
  await page.locator('#password').fill(ownerPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${demo.url}/owner/store`);
  await page.goto(demo.url + siteFontPaths.list);
  await page.locator(fonts).first().waitFor();
  return page;
}
const select = (page: Page, name: string) => page.locator(`${fonts}[data-name="${name}"]`).click();
const readSheet = async () => (await fetch(demo.url + siteFontPaths.sheet)).text();

test('a family of the catalog is looked at, added and deleted', { timeout: 120_000 }, async () => {
  const page = await openFonts();
  const previews: string[] = [];
  page.on('request', request => { if (request.url().includes('/preview/')) previews.push(request.url()); });
  await page.locator('site-font-browser .search').fill('arvo');
  await page.waitForFunction(() => document.querySelector('site-font-browser')!.shadowRoot!.querySelectorAll('.font').length === 1);
  await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family === 'site-font-preview-Arvo' && status === 'loaded'));
  assert.deepEqual(previews.filter(url => url.includes('arvo')).length, 1);
  await select(page, 'Arvo');
  await page.locator('site-font-browser [data-action=add]').click();
  await page.locator('site-font-browser select[data-action=weight]').selectOption('700');
  assert.match(await readSheet(), /font-family: "Arvo";/);
  await page.locator('site-font-browser [data-action=remove]').click();
  await page.locator('site-font-browser [data-action=remove-confirmed]').click();
  await page.locator('site-font-browser [data-action=add]').waitFor();
  assert.doesNotMatch(await readSheet(), /Arvo/);
  await page.close();
});

test('a file is uploaded, and one that is not a font is refused with its name', { timeout: 120_000 }, async () => {
  const page = await openFonts();
  await page.locator('site-font-browser .picker').setInputFiles([
    { name: 'brand.woff2', mimeType: 'font/woff2', buffer: await lora() },
    { name: '<img src=x>.woff2', mimeType: 'font/woff2', buffer: Buffer.from('wOF2 and nothing else') },
  ]);
  await page.locator('site-font-browser .transfer[data-failed=true]').waitFor();
  assert.match(await page.locator('site-font-browser .transfer').innerText(), /does not appear to be a supported file/);
  assert.equal(await page.locator('site-font-browser img').count(), 0);
  assert.match(await readSheet(), /font-family: "Lora";/);
  await page.close();
});

for (const [name, width, locale] of [['a desktop', 1280, 'en'], ['a phone', 390, 'en'], ['Arabic', 390, 'ar']] as const) {
  test(`it has no problems for assistive technology on ${name}, and is as wide as the window`, { timeout: 120_000 }, async () => {
    const page = await openFonts({ width, locale });
    await page.locator(fonts).first().click();
    await page.locator('site-font-browser section.detail').waitFor();
    assert.deepEqual([...await axeProblems(page), ...await axeProblemsInDark(page)], []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await page.close();
  });
}

test('a kit is requested when an editor allows it, and not before', { timeout: 120_000 }, async () => {
  const requests: string[] = [];
  const { page } = await demo.visit('/elements/site-font-browser/examples/2-manage', {
    device: { bypassCSP: true }, // the demo's policy does not allow the host
    async prepare(opened) {
      await opened.route('https://use.typekit.net/**', route => {
        requests.push(route.request().url());
        return route.fulfill({
          contentType: 'text/css', headers: { 'access-control-allow-origin': '*' },
          body: '@font-face { font-family: "proxima-nova"; src: url("https://use.typekit.net/a/l") format("woff2"); font-weight: 700 }',
        });
      });
    },
  });
  await page.locator(fonts).first().waitFor();
  await page.locator('site-font-browser').evaluate(browser => browser.setAttribute('kit', 'abc1def'));
  await page.locator('site-font-browser select[data-action=view]').selectOption('kit');
  await page.locator('site-font-browser [data-action=allow-kit]').waitFor();
  assert.deepEqual(requests, []);
  await page.locator('site-font-browser [data-action=allow-kit]').click();
  await page.locator(`${fonts}[data-name="proxima-nova"]`).waitFor();
  assert.equal(requests[0], 'https://use.typekit.net/abc1def.css');
  await page.close();
});
