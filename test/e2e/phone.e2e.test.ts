// Runs with npm run test:all: a walk through one field; its browser tests are in the gate.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { addAxe, axeProblems } from './demo/axe.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';

// Phone fields of the built library, from the first key to what the owner reads.

const example = '/elements/site-form/examples/every-field';
let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

const number = (page: Page) => page.locator('[name="phone.number"]');
const isAsked = (paths: readonly string[]) => paths.some(path => path.includes('assist-phone'));

/** All that the example demands, by keys as a visitor presses them. */
async function fillIn(page: Page, name: string): Promise<void> {
  await page.fill('[name="name.first"]', name);
  await page.fill('[name="name.last"]', 'Byron');
  await page.fill('[name=email]', 'ada@example.com');
  await page.selectOption('[name=day]', 'Friday');
  await page.check('[name=clay]');
  await page.check('[name=agree]');
}

async function open(options: Parameters<OpenDemo['visit']>[1] = {}) {
  const visit = await demo.visit(example, options);
  await visit.page.waitForSelector('site-form form[novalidate] [name="phone.number"]');
  const asked: string[] = [];
  visit.page.on('request', request => asked.push(new URL(request.url()).pathname));
  return { ...visit, asked };
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send it all' }).click();
  await page.locator('site-form #success').waitFor();
}

async function ownerReads(name: string): Promise<string> {
  const { page, close } = await demo.visit(paths.ownerSubmissions);
  const text = await page.locator('article.submission', { hasText: name }).innerText();
  await close();
  return text;
}

test('a number from abroad chooses its country, is grouped, and arrives as it is shown', async () => {
  const { page, asked, heard, close } = await open({ prepare: addAxe });
  await page.fill('[name="name.first"]', 'Grace');
  assert.equal(isAsked(asked), false, 'nothing is fetched for phone fields before a visitor comes to one');
  await number(page).focus();
  await page.locator('.site-form-hint').waitFor({ state: 'attached' });
  assert.equal(isAsked(asked), true);
  await page.keyboard.type('+353871234567');
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="phone.number"]')!.value === '087 123 4567');
  assert.equal(await page.inputValue('[name="phone.countryCode"]'), '+353');
  assert.deepEqual(await axeProblems(page), []);
  await fillIn(page, 'Grace');
  await send(page);
  assert.match(await ownerReads('Grace'), /087 123 4567 \(\+353\)/);
  assert.deepEqual(heard.console, []);
  await close();
});

test('an unlikely length is reported and does not block the form', async () => {
  const { page, close } = await open();
  await number(page).focus();
  await page.locator('.site-form-hint').waitFor({ state: 'attached' });
  await page.selectOption('[name="phone.countryCode"]', { label: 'Ireland +353' });
  await number(page).focus();
  await page.keyboard.type('08712');
  await page.keyboard.press('Tab');
  await page.getByText('This looks too short for a phone number in Ireland.').waitFor();
  await fillIn(page, 'Short');
  await send(page);
  assert.match(await ownerReads('Short'), /087 12/);
  await close();
});

test('without the code that helps, a phone field is a phone field', async () => {
  const { page, asked, close } = await open({ prepare: async page => void await page.route('**/assist-phone*', route => route.abort()) });
  await number(page).focus();
  await page.keyboard.type('+353871234567');
  await page.selectOption('[name="phone.countryCode"]', { label: 'Ireland +353' });
  await fillIn(page, 'Plain');
  await send(page);
  assert.equal(isAsked(asked), true);
  assert.match(await ownerReads('Plain'), /\+353871234567/);
  await close();
});
