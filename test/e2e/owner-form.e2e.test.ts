// Runs with npm run test:all: a walk through pages that have node tests in the gate.
import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { namedFunctions } from './chromium.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { eventually } from './demo/eventually.js';
import { lookAtParts, wellMade } from './demo/look.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { devices, type VisitOptions } from './demo/visit.js';

// An owner makes a form, pastes it, reads what it brings, answers, exports, deletes and brings back: with a keyboard where there is no need to drag.

const ownerPassword = 'correct horse battery';
const notified = 'owner@pots.example';
const thanks = 'The kiln is warm on Fridays.';
const visitors = ['Ada', 'Grace', 'Edith'];
const [ada] = visitors;
let demo: OpenDemo;
before(async () => { demo = await openDemo({ ownerPassword }); });
after(() => demo?.close());

/** What every page that follows needs, to be read by axe. */
async function prepare(page: Page): Promise<void> {
  await addAxe(page);
  await page.addInitScript(namedFunctions);
}
/** Opens a page of the owner's by the login that stands before it. */
async function logIn(path: string, options: VisitOptions = {}) {
  const visit = await demo.visit(path, { prepare, ...options });
  const { page } = visit;
  await page.locator('#password').fill(ownerPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(demo.url + path);
  return visit;
}
/** Presses a button or a link that has the focus. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name, exact: typeof name === 'string' }).focus();
  await page.keyboard.press('Enter');
}
/** Waits until the page that has just come has given a control the focus. */
const isFocused = (page: Page, control: string) => page.locator(`${control}:focus`).waitFor();
const isShown = (found: Locator, times: number) => eventually(async () => assert.equal(await found.count(), times));
const titles = (page: Page) => page.locator('.owner-field summary strong').allInnerTexts();
async function isOpenToEveryone(page: Page): Promise<void> {
  assert.deepEqual([await axeProblems(page), await axeProblemsInDark(page)], [[], []], page.url());
  await page.emulateMedia({ colorScheme: 'light' });
}

describe('an owner and their visitors', () => {
  let snippets: { list: string; markup: string; plain: string };

  test('a form is made with a keyboard, ordered by dragging as well, looked at and saved', async () => {
    const { page, heard, close } = await logIn(paths.ownerForms);
    await isOpenToEveryone(page);
    await press(page, 'link', 'Create form');
    await page.getByLabel('Form name').fill('Kiln visit');
    await page.getByLabel('Confirmation message').fill(thanks);
    await page.getByLabel('Notify by email').fill(notified);
    await page.getByLabel('New field').selectOption({ label: 'Dropdown' });
    await press(page, 'button', 'Add');
    await page.getByText('Field added at the end.').waitFor();
    await isFocused(page, '[name="f.3.title"]');
    await page.keyboard.type('Day');
    await page.locator('[name="f.3.options"]').fill('Friday\nSaturday');
    await press(page, 'button', 'Move New field up');
    await page.getByText('Field moved up.').waitFor();
    await isFocused(page, '[value="up.2"]');
    await page.keyboard.press('Enter');
    await eventually(async () => assert.deepEqual(await titles(page), ['Name', 'Day', 'Email', 'Message']));
    await isOpenToEveryone(page);

    const handle = (await page.locator('.owner-handle').nth(3).boundingBox())!;
    const above = (await page.locator('.owner-field').nth(1).boundingBox())!;
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(handle.x, above.y + 4, { steps: 8 });
    await page.mouse.up();
    assert.deepEqual(await titles(page), ['Name', 'Message', 'Day', 'Email']);
    assert.equal(await page.getByRole('button', { name: 'Move Email down' }).isDisabled(), true);

    await press(page, 'button', 'Preview');
    await page.getByText('Preview updated.').waitFor();
    await eventually(async () => assert.deepEqual(await page.locator('.owner-preview label').allInnerTexts(), ['Name', 'Message', 'Day', 'Email']));
    await press(page, 'button', 'Save');
    await page.getByText('Saved.').waitFor();
    await isOpenToEveryone(page);
    assert.deepEqual(await titles(page), ['Name', 'Message', 'Day', 'Email']);

    await press(page, 'link', 'Add to a page');
    await page.getByLabel('Plain form code').waitFor();
    await isOpenToEveryone(page);
    const [list, markup, plain] = await Promise.all(['list', 'markup', 'plain'].map(id => page.locator(`#${id}`).inputValue()));
    snippets = { list: list!, markup: markup!, plain: plain! };
    assert.deepEqual(heard.console, []);
    await close();
  });

  for (const [at, kind] of (['list', 'markup', 'plain'] as const).entries()) {
    test(`pasted as ${kind === 'list' ? 'a list of fields' : kind === 'markup' ? 'markup' : 'a plain form'}, it is sent and thanks in the owner's words`, async () => {
      const name = visitors[at]!;
      const pasted = `<!doctype html><html lang="en"><title>Pasted</title><link rel="icon" href="data:,"><script type="module" src="/cdn/auto.js"></script><main>${snippets[kind]}</main></html>`;
      const { page, heard, close } = await demo.visit('/pasted', {
        async prepare(prepared) { await prepared.route('**/pasted', route => route.fulfill({ contentType: 'text/html', body: pasted })); },
      });
      if (kind !== 'plain') await page.waitForSelector('site-form form[novalidate]');
      await page.waitForFunction(() => performance.now() > 1000); // who is faster may be a machine
      const first = page.locator('[name="name.first"]');
      if (await first.count() > 0) {
        await first.fill(name);
        await page.locator('[name="name.last"]').fill('Byron');
      } else await page.locator('[name=name]').fill(`${name} Byron`);
      await page.locator('[name=message]').fill('=1+1');
      await page.locator('[name=day]').selectOption('Friday');
      await page.locator('[name=email]').fill(`${name.toLowerCase()}@example.com`);
      await page.keyboard.press('Enter');
      await page.getByText(thanks).waitFor();
      assert.deepEqual(heard.console, []);
      await close();
    });
  }

  test('the owner is notified by email, and a reply goes to the sender', async () => {
    const emails = await eventually(() => {
      const found = demo.emails.filter(({ to }) => to === notified);
      assert.equal(found.length, visitors.length);
      return found;
    });
    assert.deepEqual(emails.map(({ replyTo }) => replyTo).sort(), visitors.map(name => `${name.toLowerCase()}@example.com`).sort());
  });

  test('what has arrived is found, read, answered, exported, deleted and brought back', async () => {
    const { page, heard, close } = await logIn(paths.ownerSubmissions);
    await page.getByRole('link', { name: 'Inbox (3 new)' }).waitFor();
    await isOpenToEveryone(page);
    await page.locator('details', { hasText: 'All forms' }).locator('summary').first().press('Enter');
    await press(page, 'link', 'Kiln visit');
    await press(page, 'link', 'Table');
    await page.getByRole('columnheader', { name: 'Message' }).waitFor();
    await isOpenToEveryone(page);
    const rows = page.locator('.owner-submissions tbody tr');
    await isShown(rows, visitors.length);

    await page.getByRole('searchbox').fill(`${ada} byron`);
    await page.keyboard.press('Enter');
    await isShown(rows, 1);
    await rows.getByRole('link').press('Enter');
    await page.getByRole('heading', { name: 'Kiln visit' }).waitFor();
    await page.getByRole('link', { name: 'Reply by email' }).waitFor();
    assert.deepEqual(await page.locator('dd').allInnerTexts(), [`${ada} Byron`, '=1+1', 'Friday', 'ada@example.com']);
    assert.equal(await page.getByRole('link', { name: 'Reply by email' }).getAttribute('href'), 'mailto:ada%40example.com?subject=Re%3A%20Kiln%20visit');
    await isOpenToEveryone(page);
    await press(page, 'link', 'Inbox');
    await page.getByRole('link', { name: 'Inbox (2 new)' }).waitFor();

    await page.locator('details', { hasText: 'All forms' }).locator('summary').first().press('Enter');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('li', { hasText: 'Kiln visit' }).getByRole('link', { name: 'CSV' }).press('Enter'),
    ]);
    const lines = (await text(await download.createReadStream())).trim().split('\r\n');
    assert.deepEqual([download.suggestedFilename().startsWith('kiln-visit-'), lines.length], [true, visitors.length + 1]);
    for (const line of lines.slice(1)) assert.match(line, /,"'=1\+1",Friday,/);

    const cards = page.locator('article.submission');
    await page.goto(`${demo.url}${paths.ownerSubmissions}?form=kiln-visit`);
    await cards.filter({ hasText: `${ada} Byron` }).getByRole('checkbox').press('Space');
    await press(page, 'button', 'Delete');
    await page.getByRole('status').getByText('1 deleted.').waitFor();
    await isShown(cards, visitors.length - 1);
    await isOpenToEveryone(page);
    await press(page, 'button', 'Undo');
    await page.getByRole('status').getByText('1 restored.').waitFor();
    await isShown(cards, visitors.length);

    await press(page, 'button', 'Log out');
    await page.locator('#password').waitFor();
    await page.goto(demo.url + paths.ownerSubmissions);
    assert.equal(new URL(page.url()).pathname, '/owner/login');
    assert.deepEqual(heard.console, []);
    await close();
  });

  test('on a phone, from right to left and in the dark nothing is cut, and all of it is open to everyone', async () => {
    const { context, page: first, close } = await logIn(paths.ownerForms, { device: { ...devices.phone, locale: 'ar', colorScheme: 'dark' } });
    assert.equal(await first.locator('html').getAttribute('dir'), 'rtl');
    const here = `${paths.ownerForms}/edit/kiln-visit`;
    for (const path of [
      `${paths.ownerForms}/new`,
      here,
      `${here}/paste`,
      `${paths.ownerSubmissions}?form=kiln-visit`,
      `${paths.ownerSubmissions}?form=kiln-visit&view=table`,
      `${paths.ownerSubmissions}?folder=deleted`,
      paths.ownerSubscribers,
    ]) {
      const { page, response, close: leave } = await demo.visit(path, { context, prepare });
      assert.deepEqual([response!.status(), await axeProblems(page), await lookAtParts(page)], [200, [], wellMade], path);
      await leave();
    }
    await close();
  });
});
