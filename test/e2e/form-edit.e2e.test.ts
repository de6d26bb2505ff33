// An owner lets visitors edit their answers: the visitor follows the link on a phone, without scripts, and the owner sees what was changed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { namedFunctions } from './chromium.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { devices } from './demo/visit.js';

const ownerPassword = 'correct horse battery';
let demo: OpenDemo;
before(async () => { demo = await openDemo({ ownerPassword }); });
after(() => demo?.close());

async function prepare(page: Page): Promise<void> {
  await addAxe(page);
  await page.addInitScript(namedFunctions);
}
const hasNoSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('a visitor without scripts edits an answer, and its owner sees both versions', async () => {
  const owner = await demo.visit(`${paths.ownerForms}/new`, { prepare });
  await owner.page.locator('#password').fill(ownerPassword);
  await owner.page.keyboard.press('Enter');
  await owner.page.getByLabel('Form name').fill('Kiln evening');
  await owner.page.getByLabel('Days in which visitors can edit their answer').fill('14');
  await owner.page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await owner.page.waitForURL(url => !url.pathname.endsWith('/new'));

  const { page, close } = await demo.visit('/forms/kiln-evening', { hasScripts: false, device: devices.phone });
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('Two places, please.');
  await page.getByRole('button').click();
  await page.getByRole('link', { name: 'Edit your answer' }).click();
  await page.waitForURL(/\/form\/edit\//);
  const address = page.url();
  assert.equal(await page.getByLabel('Message').inputValue(), 'Two places, please.');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Message').fill('Three places, please.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('alert').waitFor();
  assert.equal(await page.getByLabel('Message').inputValue(), 'Three places, please.');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL(/\?saved$/);
  assert.match(await page.getByRole('status').innerText(), /stored as you last edited it/);
  assert.match(await page.locator('.sent-answers').innerText(), /Three places, please\./);
  await close();

  const looked = await demo.visit(address.slice(demo.url.length), { prepare, device: devices.phone });
  assert.deepEqual([await axeProblems(looked.page), await axeProblemsInDark(looked.page)], [[], []]);
  assert.equal(await hasNoSideways(looked.page), true);
  await looked.close();

  await owner.page.goto(`${demo.url}${paths.ownerSubmissions}`);
  await owner.page.locator('article.submission h2 a').first().click();
  const edits = owner.page.locator('section.submission');
  assert.match(await edits.innerText(), /Message\s+Before: Two places, please\.\s+After: Three places, please\./);
  assert.deepEqual([await axeProblems(owner.page), await axeProblemsInDark(owner.page)], [[], []]);
  await owner.close();
});
