import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { submissions } from '../../demo/service/modules/forms/forms.schema.js';
import { openDatabase } from '../../demo/service/kernel/database/open-database.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';

// The contact form of the small business site, from the first key to the row in the database.

const contact = '/saltmarsh/contact';
let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

/** Each test writes as another visitor, so that submissions can be distinguished. */
const written = new Map<string, number>();
const message = 'A bowl for Tuesdays,\nwide as two hands.';
function visitorWithRows(rows: number): { name: string; email: string } {
  const name = `Visitor ${written.size + 1}`;
  const email = `visitor-${written.size + 1}@example.com`;
  written.set(email, rows);
  return { name, email };
}

const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const thanks = (page: Page) => page.getByText('Your note is on the bench', { exact: false });

async function fillIn(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message', { exact: true }).fill(message);
  await page.getByLabel('Tell me when the kiln is opened').check();
}

const typed = (page: Page) => page.evaluate(() => Object.fromEntries(new FormData(document.querySelector('form[action="/forms/contact"]') as HTMLFormElement)));

/** How many submissions with this text the owner is shown. */
async function ownersRows(text: string): Promise<number> {
  const { page, close } = await demo.visit(paths.ownerSubmissions);
  const rows = await page.locator('article.submission', { hasText: text }).count();
  await close();
  return rows;
}

async function openContact(options: Parameters<OpenDemo['visit']>[1] = {}) {
  const visit = await demo.visit(contact, options);
  if (options.hasScripts !== false) await visit.page.waitForFunction(() => customElements.get('site-form'));
  return visit;
}

test('a message is sent in place, thanked for, and shown to the owner', async () => {
  const visitor = visitorWithRows(1);
  const { page, heard, close } = await openContact();
  await fillIn(page, visitor);
  await send(page).click();
  await thanks(page).waitFor();
  assert.equal(new URL(page.url()).pathname, contact);
  assert.equal(await send(page).isVisible(), false);
  assert.deepEqual(heard.console, []);
  await page.goto(demo.url + paths.ownerSubmissions);
  const row = page.locator('article.submission', { hasText: visitor.email });
  assert.match(await row.innerText(), new RegExp(`${visitor.name}[^]*A bowl for Tuesdays,[^]*yes`));
  await close();
});

const mistakes = [
  { name: 'nothing', fill: {}, wrong: ['Name', 'Email', 'Message'] },
  { name: 'an invalid address', fill: { Name: 'Ada', Email: 'ada', Message: 'Hello' }, wrong: ['Email'] },
  { name: 'spaces for a name', fill: { Name: '   ', Email: 'ada@example.com', Message: 'Hello' }, wrong: ['Name'] },
];
for (const { name, fill, wrong } of mistakes) {
  test(`${name}: the invalid fields show an error, the first has the focus, and nothing is sent`, async () => {
    const { page, heard, close } = await openContact();
    for (const [label, value] of Object.entries(fill)) await page.getByLabel(label).fill(value);
    await send(page).click();
    const invalid = page.locator('[aria-invalid="true"]');
    await invalid.first().waitFor();
    assert.deepEqual(await invalid.evaluateAll(all => all.map(field => (field as HTMLInputElement).labels![0].textContent)), wrong);
    for (const label of wrong) {
      const words = await page.getByLabel(label, { exact: true }).evaluate(field =>
        field.getAttribute('aria-describedby')!.split(' ').map(id => document.getElementById(id)!.innerText).join(' '));
      assert.match(words, /Please fill in|not valid/);
    }
    assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).labels![0].textContent), wrong[0]);
    assert.deepEqual(heard.requests.filter(path => path.startsWith('/api/form')), []);
    await close();
  });
}

test('an error goes once it no longer holds, and the mended form is sent', async () => {
  const visitor = visitorWithRows(1);
  const { page, close } = await openContact();
  await fillIn(page, { ...visitor, email: 'nobody' });
  await send(page).click();
  await page.locator('[aria-invalid="true"]').waitFor();
  await page.getByLabel('Email').fill(visitor.email);
  await eventually(async () => assert.equal(await page.locator('[aria-invalid="true"]').count(), 0));
  await send(page).click();
  await thanks(page).waitFor();
  await close();
});

const problems = [
  {
    what: 'the key is refused',
    broken: [paths.formSubmissionKey],
    fault: '500',
    words: 'Could not get a form submission key, please try again later.',
  },
  { what: 'the service fails', broken: [paths.saveFormSubmission], fault: '500', words: 'Unable to send form. Please try again later.' },
  {
    what: 'every answer is lost',
    broken: [paths.saveFormSubmission, paths.formSubmissionState],
    fault: 'drop-answer',
    words: 'Unable to connect. Please try again',
  },
];
for (const { what, broken, fault, words } of problems) {
  test(`${what}: no input is lost, and a second click stores exactly one`, async () => {
    const visitor = visitorWithRows(1);
    const { page, close } = await openContact();
    for (const path of broken)
      await page.route(`**${path}*`, async route =>
        route.continue({ headers: { ...(await route.request().allHeaders()), 'x-fault': fault } }),
      );
    await fillIn(page, visitor);
    const before = await typed(page);
    await send(page).click();
    await page.getByRole('group', { name: words }).waitFor();
    assert.deepEqual(await typed(page), before);
    assert.equal(before.email, visitor.email);
    await page.unrouteAll();
    await send(page).click();
    await thanks(page).waitFor();
    assert.equal(await ownersRows(visitor.email), 1);
    await close();
  });
}

test('one lost answer is made good without the visitor', async () => {
  const visitor = visitorWithRows(1);
  const { page, heard, close } = await openContact();
  await page.route(`**${paths.saveFormSubmission}*`, async route =>
    route.continue({ headers: { ...await route.request().allHeaders(), 'x-fault': 'drop-answer' } }), { times: 1 });
  await fillIn(page, visitor);
  await send(page).click();
  await thanks(page).waitFor();
  // The service is asked whether it has it, and need not be sent it again.
  assert.deepEqual([paths.saveFormSubmission, paths.formSubmissionState].map(asked => heard.requests.filter(path => path === asked).length), [1, 1]);
  assert.equal(await ownersRows(visitor.email), 1);
  await close();
});

const impatience = {
  'a double click': (page: Page) => send(page).dblclick(),
  'Enter, twice': async (page: Page) => {
    await page.getByLabel('Email').press('Enter');
    await page.getByLabel('Email').press('Enter');
  },
};
for (const [name, press] of Object.entries(impatience)) {
  test(`${name} stores one`, async () => {
    const visitor = visitorWithRows(1);
    const { page, heard, close } = await openContact();
    await page.route(`**${paths.saveFormSubmission}*`, async route =>
      route.continue({ headers: { ...await route.request().allHeaders(), 'x-fault': 'slow=300' } }));
    await fillIn(page, visitor);
    await press(page);
    await thanks(page).waitFor();
    assert.equal(heard.requests.filter(path => path === paths.saveFormSubmission).length, 1);
    await close();
  });
}

describe('without scripts', () => {
  test('the form is posted and ends at the page of thanks', async () => {
    const visitor = visitorWithRows(1);
    const { page, close } = await openContact({ hasScripts: false });
    await fillIn(page, visitor);
    await send(page).click();
    await page.waitForURL('**/saltmarsh/thanks');
    assert.equal(await page.locator('h1').innerText(), 'Thank you');
    assert.equal(await ownersRows(visitor.email), 1);
    await close();
  });

  test('a post that cannot be stored is shown again with readable errors and the visitor\'s input', async () => {
    const visitor = visitorWithRows(1);
    const { page, close } = await openContact({ hasScripts: false });
    // A browser that checks nothing, as old ones do.
    await page.locator('form[action="/forms/contact"]').evaluate(form => { (form as HTMLFormElement).noValidate = true; });
    await fillIn(page, { ...visitor, email: 'nobody' });
    await send(page).click();
    await page.getByRole('alert').waitFor();
    assert.match(await page.getByRole('alert').innerText(), /please check your entries[^]*Email: Email is not valid/);
    assert.equal(await page.getByLabel('Name').inputValue(), visitor.name);
    assert.equal(await page.getByLabel('Message', { exact: true }).inputValue(), message);
    assert.equal(await page.getByLabel('Tell me when the kiln is opened').isChecked(), true);
    await page.getByLabel('Email').fill(visitor.email);
    await send(page).click();
    await page.waitForURL('**/saltmarsh/thanks');
    await close();
  });
});

test('what was sent is in the database, each message once', async () => {
  await demo.stop();
  const { database, close } = await openDatabase({ folder: demo.databaseFolder });
  const rows = await database.select().from(submissions);
  await close();
  const stored = new Map<string, number>();
  for (const { values } of rows) stored.set(String(values.email), (stored.get(String(values.email)) ?? 0) + 1);
  assert.deepEqual(stored, written);
  for (const { values } of rows) assert.deepEqual([values.message, values.updates], [message, true]);
});
