// Runs with npm run test:all: a walk through a dialog with a form; both have browser tests in the gate.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { addAxe, axeProblems } from './demo/axe.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';

// A form over the page, from the link that opens it to what its owner reads.

const example = '/elements/site-form/examples/in-dialog';
let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

/** Where its form stands, for those who write their own page. */
const overlays = {
  'a site-dialog': { address: example },
  'a dialog': { address: example, tag: 'dialog' },
  'a popover': { address: example, tag: 'div', attribute: 'popover' },
  'an overlay that announces it': { address: example, tag: 'section', says: true },
  'no overlay': { address: example, tag: 'section' },
} satisfies Record<string, { address: string; tag?: string; attribute?: string; says?: boolean }>;
type Overlay = { address: string; tag?: string; attribute?: string; says?: boolean };

/** The example, its form put into the overlay and shown. */
async function open({ address, tag, attribute, says = false }: Overlay, prepare?: (page: Page) => Promise<void>) {
  const visit = await demo.visit(address, { ...prepare && { prepare } });
  const { page } = visit;
  if (tag) {
    await page.evaluate(([name, flag, isSaid]) => {
      const form = document.querySelector('site-form')!;
      const box = document.createElement(name);
      if (flag) box.setAttribute(flag, '');
      document.querySelector('site-dialog')!.replaceWith(box);
      form.toggleAttribute('overlay-form', isSaid);
      box.append(form);
      if (box instanceof HTMLDialogElement) box.showModal();
      else if (flag) box.showPopover();
    }, [tag, attribute ?? '', says] as const);
  } else await page.getByRole('link', { name: 'Ask about a piece' }).click();
  await page.locator('[name=question]').waitFor();
  await page.waitForSelector('site-form form[novalidate]');
  return visit;
}

const focusedName = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
const ask = (page: Page) => page.getByRole('button', { name: 'Ask' });

async function ownerReads(text: string): Promise<string> {
  const { page, close } = await demo.visit(paths.ownerSubmissions);
  const read = await page.locator('article.submission', { hasText: text }).innerText();
  await close();
  return read;
}

for (const [what, overlay] of Object.entries<Overlay>(overlays)) {
  test(`a form in ${what} moves the focus to its errors, shows its thanks in its place, and reports its location`, async () => {
    const { page, heard, close } = await open(overlay, addAxe);
    await ask(page).click();
    assert.equal(await focusedName(page), 'email');
    await eventually(async () => assert.equal(await page.locator('.site-form-error').count(), 2)); // the first error of a page waits for what draws it
    assert.deepEqual(await axeProblems(page), []);
    await page.fill('[name=email]', 'ada@example.com');
    await page.fill('[name=question]', `From ${what}`);
    await ask(page).click();
    await page.getByText('We will answer within two working days').waitFor();
    assert.equal(await page.locator('site-form form').isVisible(), false);
    assert.equal(await page.evaluate(() => document.querySelector('site-form')!.shadowRoot!.activeElement?.id), 'success');
    assert.equal((await ownerReads(`From ${what}`)).includes('Sent from an overlay.'), what !== 'no overlay');
    assert.deepEqual(heard.console, []);
    await close();
  });
}

for (const [what, overlay, reopen] of [
  ['a site-dialog', overlays['a site-dialog'], (page: Page) => page.getByRole('link', { name: 'Ask about a piece' }).click()],
  ['a dialog', overlays['a dialog'], (page: Page) => page.evaluate(() => document.querySelector('dialog')!.showModal())],
] as const) {
  test(`what was typed in ${what} outlives Escape`, async () => {
    const { page, close } = await open(overlay);
    await page.locator('[name=question]').click();
    await page.keyboard.type('Half a question');
    await page.keyboard.press('Escape');
    await page.locator('[name=question]').waitFor({ state: 'hidden' });
    await reopen(page);
    await page.locator('[name=question]').waitFor();
    assert.equal(await page.inputValue('[name=question]'), 'Half a question');
    await close();
  });
}
