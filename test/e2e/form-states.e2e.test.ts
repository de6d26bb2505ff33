// Runs with npm run test:all: every state of a form with steps, conditions, a sum and a payment, in a page with a strict policy.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { namedFunctions } from './chromium.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';

const ownerPassword = 'correct horse battery';
const pasted = `<!doctype html><html lang="en"><title>Booking</title><link rel="icon" href="data:,"><script type="module" src="/cdn/auto.js"></script>
<main><h1>Booking</h1><site-form form-id="kiln-booking" sync></site-form></main></html>`;
const fields: Record<string, string>[] = [
  { type: 'section', title: 'About you', step: 'yes' },
  { type: 'email', title: 'Email', required: 'yes' },
  { type: 'section', title: 'Your visit', step: 'yes' },
  { type: 'radio', title: 'Who is coming', required: 'yes', options: 'Just me\nA group' },
  { type: 'number', title: 'How many people', required: 'yes', when: 'Who is coming is "A group"' },
  { type: 'calculation', title: 'Total', formula: '45 * max(1, {How many people})', currency: 'EUR' },
];

let demo: OpenDemo;
before(async () => {
  demo = await openDemo({ ownerPassword });
  const { page, close } = await demo.visit(`${paths.ownerForms}/new`);
  await page.locator('#password').fill(ownerPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel('Form name').fill('Kiln booking');
  await page.locator('.owner-form').evaluate((form, rows) => {
    form.querySelector('.owner-fields')!.remove();
    const values = rows.flatMap((row, at) => Object.entries(row).map(([name, value]) => [`f.${at}.${name}`, value] as const));
    for (const [name, value] of [...values, ['payment', 'Total'] as const, ['summary', 'yes'] as const]) {
      const box = Object.assign(document.createElement('textarea'), { name, value, hidden: true });
      form.append(box);
    }
  }, fields);
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.getByText('Saved.').waitFor();
  await close();
});
after(() => demo?.close());

const tree = (page: Page) => page.locator('main').ariaSnapshot();
const hasNoProblems = async (page: Page, state: string) => {
  assert.deepEqual([await axeProblems(page), await axeProblemsInDark(page)], [[], []], state);
  await page.emulateMedia({ colorScheme: 'light' });
};
/** Presses Tab until the control with this name, or the button with these words, has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const current = await page.evaluate(() => {
      const active = document.activeElement as HTMLInputElement | null;
      return [active?.name, active?.textContent?.trim()];
    });
    if (current.includes(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${name}`);
}
const status = (page: Page) => page.locator('.site-form-calculated').allInnerTexts();

describe('a form with steps, conditions, a sum and a payment', () => {
  test('is understood and sent with keys alone in a page with a strict policy, and paid', async () => {
    const { page, heard, close } = await demo.visit('/pasted', {
      async prepare(prepared) {
        await addAxe(prepared);
        await prepared.addInitScript(namedFunctions);
        await prepared.route('**/pasted', route => route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'" },
          body: pasted,
        }));
      },
    });
    await page.locator('.site-form-next').waitFor();
    assert.match(await tree(page), /navigation "Steps of the form":\s*- paragraph: Step 1 of 3[^]*group "About you"[^]*textbox "Email"[^]*button "Next"/);
    assert.match(await page.locator('.site-form-steps [aria-current="step"]').innerText(), /About you/);
    await hasNoProblems(page, 'first step');

    await tabTo(page, 'email');
    await page.keyboard.press('Enter');
    await page.locator('[name=email][aria-invalid=true]:focus').waitFor();
    const faulty = await tree(page);
    assert.match(faulty, /alert|link "Email: /);
    assert.match(faulty, /textbox "Email[^"]*"[^\n]*\[(?:active|invalid)/);
    await hasNoProblems(page, 'step with an error');

    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Enter');
    await page.locator('[name="who-is-coming"]').first().waitFor();
    assert.match(await tree(page), /Step 2 of 3[^]*group "Your visit"[^]*group "Who is coming[^]*radio "Just me"/);
    assert.doesNotMatch(await tree(page), /How many people/);
    await tabTo(page, 'who-is-coming');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.getByLabel('How many people').waitFor();
    assert.match(await tree(page), /radio "A group" \[checked\][^]*"How many people[^]*Total/);
    await hasNoProblems(page, 'a field that has appeared');

    await page.keyboard.press('Tab');
    const before = await status(page);
    await page.keyboard.type('12');
    await page.locator('output', { hasText: '€540.00' }).waitFor();
    assert.deepEqual(await status(page), before, 'nothing is announced with each character');
    await page.keyboard.press('Tab');
    await page.locator('[role=status].site-form-calculated', { hasText: 'Total: €540.00' }).waitFor({ state: 'attached' });
    await hasNoProblems(page, 'a sum');

    await tabTo(page, 'Next');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
    const summary = await tree(page);
    for (const text of ['Step 3 of 3', 'ada@example.com', 'A group', '12', '€540.00']) assert.ok(summary.includes(text), text);
    assert.match(summary, /button "Change[^"]*How many people|button "[^"]*How many people/);
    await hasNoProblems(page, 'summary');

    await tabTo(page, 'Submit');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/form\/pay\//);
    assert.match(await tree(page), /€540\.00[^]*button "/);
    await hasNoProblems(page, 'payment');
    const pay = page.locator('main form button').first();
    await tabTo(page, (await pay.innerText()).trim());
    await page.keyboard.press('Enter');
    await page.getByRole('status').or(page.getByText(/Thank|paid/i)).first().waitFor();
    assert.match(await tree(page), /paid|Thank/i);
    await hasNoProblems(page, 'paid');
    assert.deepEqual(heard.console, []);
    await close();
  });
});
