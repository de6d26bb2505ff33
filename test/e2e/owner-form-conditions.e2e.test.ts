// Runs with npm run test:all: the rows of conditions, which have Node tests in the gate.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { namedFunctions } from './chromium.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import type { VisitOptions } from './demo/visit.js';

const ownerPassword = 'correct horse battery';
const address = '/owner/forms/edit/workshop';
let demo: OpenDemo;
before(async () => { demo = await openDemo({ ownerPassword }); });
after(() => demo?.close());

async function openEditor(options: VisitOptions = {}) {
  const visit = await demo.visit(address, {
    async prepare(page) {
      await addAxe(page);
      await page.addInitScript(namedFunctions);
    },
    ...options,
  });
  await visit.page.locator('#password').fill(ownerPassword);
  await visit.page.keyboard.press('Enter');
  await visit.page.waitForURL(demo.url + address);
  return visit;
}

const summary = (page: Page, row: number) => page.locator(`[id="f.${row}"] > details > summary`);
const written = (page: Page) => page.locator('[name="f.1.when"]').inputValue();
const isFocused = (page: Page, name: string) => page.locator(`[name="${name}"]:focus`).waitFor();
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Saved.').waitFor();
}

describe('a condition in the form editor', () => {
  test('is made with the keyboard alone', async () => {
    const { page, heard, close } = await openEditor();
    await summary(page, 1).focus();
    await page.keyboard.press('Enter');
    await page.locator('[value="condition.add.1.when"]').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Condition added.').waitFor();
    await isFocused(page, 'f.1.when.1.field');
    await page.keyboard.type('We want');
    await page.keyboard.press('Tab');
    await page.keyboard.type('is filled');
    await page.keyboard.press('Tab'); // the value is hidden: to the button that removes the row
    assert.equal(await page.evaluate(() => document.activeElement!.getAttribute('value')), 'condition.remove.1.when.1');
    assert.deepEqual([await axeProblems(page), await axeProblemsInDark(page)], [[], []]);
    await save(page);
    assert.equal(await written(page), 'group is "A group" and glazing is filled');

    await summary(page, 1).focus();
    await page.keyboard.press('Enter');
    await page.locator('[value="condition.remove.1.when.1"]').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Condition removed.').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement!.getAttribute('value')), 'condition.add.1.when');
    await save(page);
    assert.equal(await written(page), 'group is "A group"');
    assert.deepEqual(heard.console, []);
    await close();
  });

  test('is made with the pointer, with the options of the chosen field', async () => {
    const { page, heard, close } = await openEditor();
    await summary(page, 1).click();
    await page.locator('[value="condition.add.1.when"]').click();
    await page.getByText('Condition added.').waitFor();
    const value = page.locator('[name="f.1.when.1.value"]');
    assert.equal(await value.getAttribute('list'), null);
    await page.locator('[name="f.1.when.1.field"]').selectOption({ label: 'How do the pots get to you' });
    const list = page.locator(`[id="${await value.getAttribute('list')}"] option`);
    assert.deepEqual(await list.evaluateAll(options => options.map(option => (option as HTMLOptionElement).value)), ['Picked up', 'By post']);
    await page.locator('[name="f.1.when.join"]').selectOption({ label: 'At least one condition is true' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Enter a value to compare with.').waitFor();
    assert.equal(await page.locator('[name="f.1.when.1.field"]').inputValue(), 'fetch', 'as it was chosen');
    await value.fill('By post');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    // How the pots get to the visitor is asked below: nothing depends on itself.
    await page.getByText('Saved.').waitFor();
    assert.equal(await written(page), 'group is "A group" or fetch is "By post"');
    assert.deepEqual(heard.console.filter(line => !line.includes('400')), []);
    await close();
  });

  test('works without scripts, as rows and as text', async () => {
    const { page, close } = await openEditor({ device: { javaScriptEnabled: false }, prepare: undefined });
    await summary(page, 1).click();
    await page.locator('[value="condition.remove.1.when.1"]').click();
    await page.getByText('Condition removed.').waitFor();
    await page.locator('[name="f.1.when.0.operator"]').selectOption({ label: 'is not' });
    await page.locator('[name="f.1.when.0.value"]').fill('Just me');
    await save(page);
    assert.equal(await written(page), 'group is not "Just me"');

    await summary(page, 1).click();
    await page.locator('[id="f.1.when.rows"] summary').click();
    await page.locator('[name="f.1.when"]').fill('group is "A group" and (glazing or email is filled)');
    await save(page);
    await summary(page, 1).click();
    await page.getByText('This condition can only be edited as text.').waitFor();
    assert.equal(await page.locator('[name^="f.1.when.0"]').count(), 0);
    await page.locator('[name="f.1.when"]').fill('Who is coming is "A group"');
    await save(page);
    assert.equal(await page.locator('[name="f.1.when.0.field"]').inputValue(), 'group');
    assert.equal(await written(page), 'group is "A group"');
    await close();
  });
});
