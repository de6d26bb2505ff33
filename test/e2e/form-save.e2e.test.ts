// A visitor saves a form with steps, and continues on another device by the link of the email.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { namedFunctions } from './chromium.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { eventually } from './demo/eventually.js';
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

/** A page of the owner's site, far above its form, with a policy as strict as sites have them. */
async function openPasted(page: Page, address = '/pasted'): Promise<void> {
  await page.route('**/pasted', route => route.fulfill({
    contentType: 'text/html',
    headers: { 'content-security-policy': "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'" },
    body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Pasted</title><script type="module" src="${script}"></script>
<body><main><h1>Pasted</h1>${'<p>Much to read.</p>'.repeat(80)}<site-form form-id="kiln-year" save-by-email><form action="/forms/kiln-year" method="post">
<fieldset data-site-step><legend>You</legend><p><label for="n">Name</label> <input id="n" name="name" required></p>
<p><label for="e">Email</label> <input id="e" name="email" type="email" required></p></fieldset>
<fieldset data-site-step><legend>More</legend><p><label for="m">Message</label> <textarea id="m" name="message"></textarea></p></fieldset>
<p><button>Apply</button></p></form></site-form></main>`,
  }));
  await page.goto(new URL(address, demo.url).href);
}
let script = '';
const hasNoSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const emailed = async (count: number) => {
  const emails = await eventually(() => {
    const found = demo.emails.filter(({ to }) => to === 'ada@example.com');
    assert.equal(found.length, count);
    return found;
  });
  return /http\S+/.exec(emails.at(-1)!.text)![0];
};

test('an owner lets visitors save a form', async () => {
  const { page, close } = await demo.visit(`${paths.ownerForms}/new`, { prepare });
  await page.locator('#password').fill(ownerPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel('Form name').fill('Kiln year');
  await page.getByLabel('Let visitors save this form').check();
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.waitForURL(url => !url.pathname.endsWith('/new'));
  await page.goto(`${demo.url}${paths.ownerForms}/edit/kiln-year`);
  assert.equal(await page.getByLabel('Let visitors save this form').isChecked(), true);
  await page.goto(`${demo.url}/elements/site-form`);
  script = (await page.locator('script[src*="auto.js"]').first().getAttribute('src'))!;
  await close();
});

let link = '';
test('a visitor saves it on one device', async () => {
  const { page, close } = await demo.visit('/', { prepare });
  await openPasted(page);
  await page.locator('site-form').scrollIntoViewIfNeeded();
  await page.locator('.site-form-next').waitFor();
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await page.locator('.site-form-next').click();
  await page.getByLabel('Message').fill('Half a sen');
  await page.getByRole('button', { name: 'Save and continue later' }).click();
  assert.deepEqual([await axeProblems(page), await axeProblemsInDark(page)], [[], []]);
  assert.equal(await page.getByLabel('Your email address').inputValue(), 'ada@example.com');
  await page.getByLabel('Your email address').focus();
  await page.keyboard.press('Enter');
  await page.getByText('We are sending a link to ada@example.com').waitFor();
  assert.deepEqual([await axeProblems(page), await axeProblemsInDark(page)], [[], []]);
  link = await emailed(1);
  assert.equal(new URL(link).origin, new URL(demo.url).origin);
  await close();
});

test('and continues on a phone, at the same step; then the link is used up', async () => {
  const { page, close } = await demo.visit('/', { prepare, device: devices.phone });
  await page.goto(link); // a redirect is followed without the page that the test has put there
  const followed = page.url();
  assert.equal(followed, `${demo.url}/pasted${new URL(link).hash}`);
  await page.goto('about:blank');
  await openPasted(page, followed);
  await page.getByText('Your answers are back.').waitFor();
  assert.equal(page.url(), `${demo.url}/pasted`);
  assert.equal(await page.getByLabel('Message').inputValue(), 'Half a sen');
  assert.equal(await page.getByLabel('Name').isVisible(), false);
  assert.equal(await page.evaluate(() => document.activeElement?.className), 'site-form-resumed');
  assert.equal(await page.locator('.site-form-resumed').evaluate(node => node.getBoundingClientRect().top >= 0 && node.getBoundingClientRect().bottom <= innerHeight), true);
  assert.deepEqual([await axeProblems(page), await axeProblemsInDark(page)], [[], []]);
  assert.equal(await hasNoSideways(page), true);
  await page.getByLabel('Message').fill('Half a sentence more.');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Thank you.').first().waitFor();
  await page.goto(link);
  assert.equal(page.url(), `${demo.url}/forms/kiln-year?saved=gone#form`);
  await page.getByText('These saved answers no longer exist').waitFor();
  await close();
});
