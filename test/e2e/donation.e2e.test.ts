// Runs with npm run test:all: a walk through one element; its browser tests are in the gate.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openDatabase } from '../../demo/service/kernel/database/open-database.js';
import { submissions } from '../../demo/service/modules/forms/forms.schema.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';

// Suggested amounts in an author's own markup, from the first key to the row in the database.

const example = '/elements/site-form/examples/donation';
let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

const other = (page: Page) => page.getByRole('textbox', { name: 'Other amount' });
const give = (page: Page) => page.getByRole('button', { name: 'Give' });
const thanks = (page: Page) => page.getByText('The kiln will be warmer for it.');
/** Email of each giver, and what must be stored. */
const given = new Map<string, number>();

async function open(hasScripts: boolean, prepare?: (page: Page) => Promise<void>) {
  const visit = await demo.visit(example, { hasScripts, ...prepare && { prepare } });
  if (hasScripts) await visit.page.waitForSelector('site-form form[novalidate]');
  return visit;
}

test('a custom amount is required only if it is selected', async () => {
  const { page, heard, close } = await open(true, addAxe);
  await page.fill('[name=email]', 'own@example.com');
  given.set('own@example.com', 12.5);
  assert.equal(await other(page).isVisible(), false);
  await give(page).click();
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), '10');
  assert.deepEqual(await axeProblems(page), []);
  await page.keyboard.press('ArrowUp'); // round to the last one
  await give(page).click();
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).type), 'text');
  await page.keyboard.type('12,50 €');
  assert.deepEqual(await axeProblemsInDark(page), []);
  await give(page).click();
  await thanks(page).waitFor();
  assert.deepEqual(heard.console, []);
  await close();
});

for (const hasScripts of [true, false]) {
  test(`amounts are given ${hasScripts ? 'in place' : 'without scripts'}, and what was typed before counts no longer`, async () => {
    const { page, close } = await open(hasScripts);
    const done = () => (hasScripts ? thanks(page).waitFor() : page.waitForURL('**/thanks'));
    const email = `chosen-${hasScripts}@example.com`;
    given.set(email, 25);
    await page.fill('[name=email]', email);
    await page.getByLabel('Other amount', { exact: true }).check();
    await other(page).fill('3');
    await page.getByLabel('€25').check();
    await Promise.all([done(), give(page).click()]);
    await close();
  });
}

test('without scripts a custom amount is posted too, and shown again if it is invalid', async () => {
  const { page, close } = await open(false);
  given.set('plain@example.com', 40);
  await page.fill('[name=email]', 'plain@example.com');
  await page.getByLabel('Other amount', { exact: true }).check();
  await other(page).fill('a lot');
  await give(page).click();
  await page.getByRole('alert').waitFor();
  assert.ok(await page.getByRole('group', { name: 'Your gift' }).getByRole('radio', { name: 'Other amount' }).isChecked());
  assert.equal(await other(page).inputValue(), 'a lot');
  await other(page).fill('40');
  await Promise.all([page.waitForURL('**/thanks'), page.getByRole('button', { name: 'Send' }).click()]);
  await close();
});

test('every gift is stored once, as a number', async () => {
  await demo.stop();
  const { database, close } = await openDatabase({ folder: demo.databaseFolder });
  const rows = await database.select().from(submissions);
  await close();
  const stored = rows.map(({ values }) => [String(values.email), values.amount] as const);
  assert.equal(stored.length, given.size);
  assert.deepEqual(new Map(stored), given);
});
