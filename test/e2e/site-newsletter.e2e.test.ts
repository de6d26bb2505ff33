import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';

// From the key that is pressed, by the email that asks, to the owner's list of subscribers.

const example = '/elements/site-newsletter/examples/form';
let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

/** How often the owner's file and page name an address. */
async function listed(email: string): Promise<{ file: number; page: number }> {
  const [file, page] = await Promise.all([paths.ownerSubscribersFile, paths.ownerSubscribers].map(async path => (await fetch(demo.url + path)).text()));
  return { file: file!.split('\r\n').filter(line => line.split(',')[1] === email).length, page: page!.split(`<li><bdi>${email}</bdi></li>`).length - 1 };
}
/** The same after a subscriber has opened the link of each email and pressed its button. */
async function confirmed(email: string): Promise<{ file: number; page: number }> {
  assert.deepEqual(await listed(email), { file: 0, page: 0 }, 'before the email is answered');
  const emails = await eventually(() => {
    const found = demo.emails.filter(({ to }) => to === email);
    assert.notEqual(found.length, 0, `an email to ${email}`);
    return found;
  });
  for (const { text } of emails) {
    const { page, close } = await demo.visit(/http\S+/.exec(text)![0], { hasScripts: false });
    await page.getByRole('button', { name: 'Yes, subscribe' }).click();
    await page.getByText('is subscribed to the newsletter').waitFor();
    await close();
  }
  return listed(email);
}
const once = { file: 1, page: 1 };
const field = (page: Page) => page.getByLabel('Email');
const success = (page: Page) => page.locator('site-newsletter #success');
/** The service takes a submission within a second of loading the page for a bot's, and bots do not subscribe. */
async function begin(page: Page): Promise<void> {
  await page.locator('site-newsletter form[novalidate]').waitFor();
  await page.waitForFunction(() => performance.now() > 1000);
}
async function subscribe(page: Page, email: string): Promise<void> {
  await begin(page);
  await field(page).fill(email);
  await field(page).press('Enter');
}

describe('site-newsletter with the real service', () => {
  test('an address is on the owner\'s list once its email is answered, and the page hears of it', async () => {
    const { page, heard, close } = await demo.visit(example);
    const told = page.evaluate(() => new Promise(resolve => {
      addEventListener('site-newsletter-subscribe', event => resolve((event as CustomEvent).detail.email), { once: true });
    }));
    await subscribe(page, 'Ada@Example.com');
    await success(page).waitFor();
    assert.match(await success(page).innerText(), /^Nearly there/);
    assert.equal(await told, 'Ada@Example.com');
    assert.deepEqual(await confirmed('ada@example.com'), once);
    assert.deepEqual(heard.console, []);
    await close();
  });

  test('without scripts the form is posted, and the address is on the list all the same', async () => {
    const { page, close } = await demo.visit(example, { hasScripts: false });
    await field(page).fill('plain@example.com');
    await page.getByRole('button').click();
    await page.waitForURL('**/saltmarsh/thanks');
    assert.deepEqual(await confirmed('plain@example.com'), once);
    await close();
  });

  test('a form without an id sends to its own action, in place', async () => {
    const { page, close } = await demo.visit(example);
    await page.locator('site-newsletter').evaluate(element => element.removeAttribute('form-id'));
    await subscribe(page, 'action@example.com');
    await success(page).waitFor();
    assert.equal(new URL(page.url()).pathname, example);
    assert.deepEqual(await confirmed('action@example.com'), once);
    await close();
  });

  test('a drawn form needs no more than its tag', async () => {
    const { page, close } = await demo.visit('/elements/site-newsletter/examples/drawn');
    await begin(page);
    await page.getByLabel('Your email address').fill('drawn@example.com');
    await page.getByRole('button', { name: 'Keep me posted' }).dblclick();
    await success(page).waitFor();
    assert.deepEqual(await confirmed('drawn@example.com'), once);
    await close();
  });

  test('a failure keeps the address, and a second click subscribes it once', async () => {
    const { page, close } = await demo.visit(example);
    await page.route(`**${paths.saveFormSubmission}*`, async route => route.continue({ headers: { ...await route.request().allHeaders(), 'x-fault': '500' } }));
    await subscribe(page, 'again@example.com');
    await page.getByRole('group', { name: 'Unable to send form. Please try again later.' }).waitFor();
    assert.equal(await field(page).inputValue(), 'again@example.com');
    assert.deepEqual(await listed('again@example.com'), { file: 0, page: 0 });
    await page.unroute(`**${paths.saveFormSubmission}*`);
    await page.getByRole('button').click();
    await success(page).waitFor();
    assert.deepEqual(await confirmed('again@example.com'), once);
    await close();
  });
});

test('its sheet alone lays it out: what comes with the script moves nothing, and below 320 px the button stands under its field', async () => {
  for (const [width, isSmall] of [[640, false], [300, true]] as const) {
    const placesOf = async (hasScripts: boolean) => {
      const { page, close } = await demo.visit(example, { hasScripts, device: { viewport: { width, height: 700 } } });
      if (hasScripts) await page.locator('form[novalidate]').waitFor();
      const boxes = await Promise.all([field(page), page.getByRole('button')].map(place => place.boundingBox()));
      const isState = hasScripts && await page.locator('site-newsletter').evaluate(element => element.matches(':state(small)'));
      await close();
      return { boxes, isState };
    };
    const [before, now] = [await placesOf(false), await placesOf(true)];
    assert.deepEqual(now.boxes, before.boxes);
    assert.equal(now.isState, isSmall);
    const [input, button] = now.boxes;
    assert.equal(button!.y >= input!.y + input!.height, isSmall, `${width} px`);
  }
});

test('the room of a drawn form is kept before it comes: its note counts, and a button below its field', async () => {
  for (const width of [640, 300]) {
    const { page, close } = await demo.visit('/elements/site-newsletter/examples/drawn', { device: { viewport: { width, height: 700 } } });
    const element = page.locator('site-newsletter');
    const height = () => element.evaluate(node => node.getBoundingClientRect().height);
    await element.locator('form[novalidate]').waitFor();
    const drawn = await height();
    await page.route('**/*.js*', route => route.abort());
    await page.reload();
    await page.waitForFunction(() => getComputedStyle(document.querySelector('site-newsletter')!).display === 'block');
    assert.equal(await element.locator('form').count(), 0);
    assert.ok(Math.abs(await height() - drawn) < 1, `${width} px: room for ${await height()}, drawn ${drawn}`);
    await close();
  }
});
