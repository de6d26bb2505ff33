// An owner lets visitors see what was stored: with scripts below the thanks, without them on the page of the service.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { namedFunctions } from './chromium.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { devices } from './demo/visit.js';

const ownerPassword = 'correct horse battery';
const message = `${'A long message. '.repeat(40)}\n<b>with markup</b>`;
let demo: OpenDemo;
before(async () => { demo = await openDemo({ ownerPassword }); });
after(() => demo?.close());

async function prepare(page: Page): Promise<void> {
  await addAxe(page);
  await page.addInitScript(namedFunctions);
}
/** The name has one input on the page of the service, and one for each part in the element. */
async function fillIn(page: Page): Promise<void> {
  const names = await page.locator('form :is(input[name="name"], fieldset[name="name"] input):visible').all();
  for (const [at, part] of (names.length === 1 ? ['Ada Lovelace'] : ['Ada', 'Lovelace']).entries()) await names[at]!.fill(part);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill(message);
}
const answersIn = (page: Page, list: string) => page.locator(`${list} > div`).evaluateAll(rows =>
  rows.map(row => [row.querySelector('dt')!.textContent, row.querySelector('dd')!.textContent.replaceAll('\r', '')]));
const hasNoSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const sent = [['Name', 'Ada Lovelace'], ['Email', 'ada@example.com'], ['Message', message]];

test('an owner selects that visitors see their answers', async () => {
  const { page, close } = await demo.visit(`${paths.ownerForms}/new`, { prepare });
  await page.locator('#password').fill(ownerPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel('Form name').fill('Kiln evening');
  await page.getByLabel('Show the visitor’s answers after submission').check();
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.waitForURL(url => !url.pathname.endsWith('/new'));
  await page.goto(`${demo.url}${paths.ownerForms}/edit/kiln-evening`);
  assert.equal(await page.getByLabel('Show the visitor’s answers after submission').isChecked(), true);
  await close();
});

test('a visitor without scripts reads them on the page of the service, and others do not', async () => {
  const { page, close } = await demo.visit('/forms/kiln-evening', { hasScripts: false, device: devices.phone });
  await fillIn(page);
  await page.getByRole('button').click();
  await page.waitForURL(/thanks\?.*answers=/);
  const address = page.url();
  assert.deepEqual(await page.locator('.sent-answers > div').count(), 3);
  assert.match(await page.locator('.sent-answers').innerText(), /<b>with markup<\/b>/);
  await close();
  const looked = await demo.visit(address.slice(demo.url.length), { prepare, device: devices.phone });
  assert.deepEqual(await answersIn(looked.page, '.sent-answers'), sent);
  assert.deepEqual([await axeProblems(looked.page), await axeProblemsInDark(looked.page)], [[], []]);
  assert.equal(await hasNoSideways(looked.page), true);
  await looked.page.goto(address.replace(/answers=.*/, ''));
  assert.equal(await looked.page.locator('.sent-answers').count(), 0);
  await looked.close();
});

test('a visitor with scripts reads them below the thanks', async () => {
  const { page, close } = await demo.visit('/elements/site-form', { prepare, device: devices.phone });
  const script = await page.locator('script[src*="auto.js"]').first().getAttribute('src');
  await page.route('**/pasted', route => route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Pasted</title><script type="module" src="${script}"></script>
<body><main><h1>Pasted</h1><site-form form-id="kiln-evening"></site-form></main>`,
  }));
  await page.goto(`${demo.url}/pasted`);
  await page.locator('site-form form[novalidate]').waitFor();
  await fillIn(page);
  await page.locator('site-form button[type="submit"], site-form form button').last().click();
  await page.locator('.site-form-sent-answers dl').waitFor();
  assert.deepEqual(await answersIn(page, '.site-form-sent-answers dl'), sent);
  assert.deepEqual([await axeProblems(page), await axeProblemsInDark(page)], [[], []]);
  assert.equal(await hasNoSideways(page), true);
  await close();
});
