// Runs with npm run test:all: the rows of formulas, which have Node tests in the gate.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { namedFunctions } from './chromium.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import type { VisitOptions } from './demo/visit.js';

const ownerPassword = 'correct horse battery';
const address = '/owner/forms/edit/quote';
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

const [pieces, total] = [8, 10];
const summary = (page: Page, row: number) => page.locator(`[id="f.${row}"] > details > summary`);
const written = (page: Page, row: number) => page.locator(`[name="f.${row}.formula"]`).inputValue();
const readOut = async (page: Page, row: number) => (await page.locator(`[id="f.${row}"] .owner-formula`).textContent())!.replace(/\s+/g, ' ').trim();
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Saved.').waitFor();
}

describe('a formula in the form editor', () => {
  test('is made with the keyboard alone', async () => {
    const { page, heard, close } = await openEditor();
    await summary(page, total).focus();
    await page.keyboard.press('Enter');
    assert.equal(await readOut(page, total), 'Pieces + 10% off from €500 + Your initials under each piece (€35.00) + Delivery (By post €18.00)');
    await page.locator(`[value="sum.add.${total}"]`).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Row added.').waitFor();
    await page.locator(`[name="f.${total}.formula.4.field"]:focus`).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('minus');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Bowls');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1,50');
    assert.deepEqual([await axeProblems(page), await axeProblemsInDark(page)], [[], []]);
    await save(page);
    assert.equal(await written(page, total), 'pieces + discount + initials + delivery - bowls * 1.5');
    await summary(page, total).click();
    assert.match(await readOut(page, total), / − Bowls × €1\.50$/);
    await page.locator(`[value="sum.remove.${total}.4"]`).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Row removed.').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement!.getAttribute('value')), `sum.add.${total}`);
    await save(page);
    assert.equal(await written(page, total), 'pieces + discount + initials + delivery');
    assert.deepEqual(heard.console, []);
    await close();
  });

  test('that rows cannot show stays a text, and a wrong number is named', async () => {
    const { page, close } = await openEditor();
    await summary(page, pieces).click();
    await page.locator(`[id="f.${pieces}"]`).getByText('This formula can only be edited as text.').waitFor();
    assert.equal(await written(page, pieces), 'plates * 28 + bowls * 24 + (plates + bowls) * glaze');
    await summary(page, total).click();
    const number = page.locator(`[name="f.${total}.formula.0.number"]`);
    await number.fill('two');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('“Total”: “two” isn’t a number.').waitFor();
    assert.equal(await number.inputValue(), 'two');
    assert.deepEqual([await axeProblems(page), await axeProblemsInDark(page)], [[], []]);
    await number.fill('');
    await save(page);
    assert.equal(await written(page, pieces), 'plates * 28 + bowls * 24 + (plates + bowls) * glaze');
    await close();
  });

  test('is shown immediately in the preview, with conditions, and nothing typed there is sent or stored', async () => {
    const { page, heard, close } = await openEditor();
    const preview = page.locator('.owner-preview');
    const total = preview.locator('p.field', { hasText: /^Total/ }).locator('output');
    const shows = (text: string) => preview.locator('output', { hasText: text }).first().waitFor();
    assert.equal(await preview.getByLabel('Which initials?').count(), 0, 'hidden at the start');
    await preview.getByLabel('Plates').fill('3');
    await preview.getByLabel('Glaze').selectOption('Salt');
    await shows('€93.00');
    assert.equal(await total.textContent(), '€93.00');
    await preview.getByLabel('Your initials under each piece').focus();
    await page.keyboard.press('Space');
    await preview.getByLabel('Which initials?').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement!.id), 'preview-initials', 'the keyboard stays where it is');
    assert.equal(await preview.getByLabel('Plates').inputValue(), '3');
    await preview.getByLabel('Which initials?').fill('AL');
    await page.keyboard.press('Enter'); // sends nothing
    await preview.getByLabel('Your initials under each piece').uncheck();
    await preview.getByLabel('Which initials?').waitFor({ state: 'detached' });
    await preview.getByLabel('Your initials under each piece').check();
    await preview.getByLabel('Which initials?').waitFor();
    assert.equal(await preview.getByLabel('Which initials?').inputValue(), 'AL', 'kept while it was hidden');
    assert.equal(await total.textContent(), '€128.00');
    await summary(page, 10).click();
    await page.locator('[name="f.10.formula.0.number"]').fill('2');
    await shows('€221.00');
    assert.deepEqual([await axeProblems(page), await axeProblemsInDark(page)], [[], []]);
    assert.equal(page.url(), demo.url + address);
    assert.deepEqual(heard.console, []);
    await page.goto(`${demo.url}/owner/submissions?form=quote`);
    assert.equal(await page.locator('article.submission').count(), 0);
    await page.goto(demo.url + address);
    assert.equal(await written(page, 10), 'pieces + discount + initials + delivery', 'nothing is stored');
    await close();
  });

  test('is previewed without scripts on a page of its own, with what is typed', async () => {
    const { page, context, close } = await openEditor({ hasScripts: false, prepare: undefined });
    await page.locator('.owner-preview').getByLabel('Plates').fill('2');
    await page.locator('.owner-preview').getByLabel('Your initials under each piece').check();
    const [opened] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Update preview' }).click()]);
    await opened.getByLabel('Which initials?').fill('AL');
    assert.equal(await opened.getByLabel('Plates').inputValue(), '2');
    assert.match(await opened.locator('.owner-preview').innerText(), /Total\s+€91\.00/);
    await opened.getByLabel('Plates').fill('4');
    await opened.getByRole('button', { name: 'Update preview' }).click();
    await opened.locator('output', { hasText: '€147.00' }).waitFor();
    assert.equal(await opened.getByLabel('Which initials?').inputValue(), 'AL');
    await close();
  });

  test('works without scripts, as rows and as text', async () => {
    const { page, close } = await openEditor({ hasScripts: false, prepare: undefined });
    await summary(page, pieces).click();
    await page.locator(`[name="f.${pieces}.formula"]`).fill('Plates * 28 + Bowls * 24');
    await save(page);
    assert.equal(await written(page, pieces), 'plates * 28 + bowls * 24');
    await summary(page, pieces).click();
    await page.locator(`[value="sum.add.${pieces}"]`).click();
    await page.getByText('Row added.').waitFor();
    await page.locator(`[name="f.${pieces}.formula.2.field"]`).selectOption({ label: 'Plates' });
    await page.locator(`[name="f.${pieces}.formula.2.times"]`).selectOption({ label: 'Glaze (price of the choice)' });
    await save(page);
    assert.equal(await written(page, pieces), 'plates * 28 + bowls * 24 + plates * glaze');
    await close();
  });
});
