import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openDemo, type OpenDemo } from './demo/open-demo.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

/** A page of its own with the contact example; `message` is how a test finds its own rows again. */
async function contact(run: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const context = await demo.browser.newContext(options);
  const page = await context.newPage();
  try {
    await page.goto(`${demo.url}/elements/site-form/examples/contact`);
    if (options.javaScriptEnabled !== false) await page.waitForSelector('site-form form[novalidate]');
    await run(page);
  } finally {
    await context.close();
  }
}
async function fill(page: Page, message: string): Promise<void> {
  await page.fill('[name=name]', 'Ada Byron');
  await page.fill('[name=email]', 'ada@example.com');
  await page.fill('[name=message]', message);
}
async function storedTimes(message: string): Promise<number> {
  const text = await (await fetch(`${demo.url}/owner/submissions`)).text();
  return text.split(message).length - 1;
}
const save = '**/SaveFormSubmission*';
const key = '**/FormSubmissionKey*';
const state = '**/FormSubmissionState*';
const breakWith = (page: Page, where: string, fault: string) => page.route(where, route =>
  route.continue({ headers: { ...route.request().headers(), 'x-fault': fault } }));
const summary = (page: Page) => page.locator('.site-form-summary').first().innerText();
const success = (page: Page) => page.locator('site-form').locator('#success');

async function assertAccessible(page: Page): Promise<void> {
  await page.evaluate(axe);
  const found = await page.evaluate(() => (globalThis as any).axe.run(document.querySelector('site-form')));
  assert.deepEqual(found.violations.map((violation: any) => `${violation.id}: ${violation.nodes[0].html}`), []);
}

describe('site-form with the real service', () => {
  it('stores a submission, hides the form and leads the visitor to the thanks', () => contact(async page => {
    await fill(page, 'stored-once');
    await page.click('form button');
    await success(page).waitFor();
    assert.match(await success(page).innerText(), /^Thank you\. Your note is on the bench/);
    assert.equal(await page.locator('site-form form').isVisible(), false);
    assert.equal(await page.evaluate(() => document.querySelector('site-form')!.shadowRoot!.activeElement?.id), 'success');
    assert.equal(await storedTimes('stored-once'), 1);
    await assertAccessible(page);
  }));

  it('posts plainly without scripts', () => contact(async page => {
    await fill(page, 'without-scripts');
    await Promise.all([page.waitForURL(/thanks/), page.click('form button')]);
    assert.equal(await storedTimes('without-scripts'), 1);
  }, { javaScriptEnabled: false }));

  it('posts plainly where the code that sends it does not come', () => contact(async page => {
    await page.route('**/site-sender*', route => route.abort());
    await fill(page, 'without-its-sender');
    await Promise.all([page.waitForURL(/thanks/), page.click('form button')]);
    assert.equal(await storedTimes('without-its-sender'), 1);
  }));

  it('keeps what was typed where that code does not come and the form has no address, and sends when it does', () => contact(async page => {
    await page.route('**/site-sender*', route => route.abort());
    await page.locator('site-form form').evaluate(form => form.removeAttribute('method'));
    await fill(page, 'sender-comes-late');
    await page.click('form button');
    await page.locator('.site-form-summary').waitFor();
    assert.match(await summary(page), /Unable to connect\. Please try again[^]*What you entered is still here/);
    assert.equal(await page.inputValue('[name=message]'), 'sender-comes-late');
    await page.unroute('**/site-sender*');
    await page.click('form button');
    await success(page).waitFor();
    assert.equal(await storedTimes('sender-comes-late'), 1);
  }));

  it('sends nothing while a field needs care', () => contact(async page => {
    let calls = 0;
    page.on('request', request => { if (request.url().includes('/api/form/')) calls++; });
    await page.fill('[name=email]', 'ada@example');
    await page.click('form button');
    await page.waitForFunction(() => document.querySelectorAll('.site-form-error').length === 3); // the messages are code of their own
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'name');
    assert.equal(calls, 0);
    await assertAccessible(page);
  }));

  it('sends by keyboard alone', () => contact(async page => {
    await page.focus('[name=name]');
    for (const text of ['Ada', 'ada@example.com', 'by-keyboard']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await success(page).waitFor();
    assert.equal(await storedTimes('by-keyboard'), 1);
  }));

  it('sends once when the button is pressed again and again', () => contact(async page => {
    await breakWith(page, save, 'slow=300');
    await fill(page, 'pressed-often');
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('form button')!;
      for (let press = 0; press < 5; press++) button.click();
    });
    assert.equal(await page.locator('form button').innerText(), 'Submitting…');
    assert.equal(await page.locator('form.submitting').count(), 1);
    await assertAccessible(page);
    await success(page).waitFor();
    assert.equal(await storedTimes('pressed-often'), 1);
  }));

  it('stores once although every answer is lost and the visitor presses again', () => contact(async page => {
    await breakWith(page, save, 'drop-answer');
    await page.route(state, route => route.abort());
    await fill(page, 'answers-lost');
    await page.click('form button');
    await page.waitForSelector('.site-form-summary');
    assert.match(await summary(page), /^Unable to connect\. Please try again\s+What you entered is still here\./);
    assert.equal(await page.inputValue('[name=message]'), 'answers-lost');
    assert.equal(await page.locator('form button').innerText(), 'Send');
    await assertAccessible(page);
    await page.unroute(save);
    await page.unroute(state);
    await page.click('form button');
    await success(page).waitFor();
    assert.equal(await storedTimes('answers-lost'), 1);
  }));

  it('waits out a short break of the connection', () => contact(async page => {
    let breaks = 2;
    await page.route(save, route => (breaks-- > 0 ? route.abort('connectionreset') : route.continue()));
    await fill(page, 'short-break');
    await page.click('form button');
    await success(page).waitFor();
    assert.equal(await storedTimes('short-break'), 1);
  }));

  for (const [name, where, fault, says] of [
    ['500', save, '500', /^Unable to send form\. Please try again later\./],
    ['no key', key, '500', /^Could not get a form submission key, please try again later\./],
  ] as const) {
    it(`keeps everything and can be sent again after ${name}`, () => contact(async page => {
      const message = `again-after-${name.replace(' ', '-')}`;
      await breakWith(page, where, fault);
      await fill(page, message);
      await page.click('form button');
      await page.waitForSelector('.site-form-summary');
      assert.match(await summary(page), says);
      assert.equal(await page.inputValue('[name=message]'), message);
      await page.unroute(where);
      await page.click('form button');
      await success(page).waitFor();
      assert.equal(await storedTimes(message), 1);
    }));
  }

  it('says that a form is not configured', () => contact(async page => {
    await page.evaluate(() => document.querySelector('site-form')!.setAttribute('form-id', 'nobody'));
    await fill(page, 'not-configured');
    await page.click('form button');
    await page.waitForSelector('.site-form-summary');
    assert.equal(await summary(page), 'This form has not been configured yet.');
  }));

  it('maps what the service says to its field', () => contact(async page => {
    // The page forgets a rule that the service knows.
    await page.evaluate(() => document.querySelector('[name=message]')!.removeAttribute('required'));
    await fill(page, '');
    await page.click('form button');
    await page.waitForSelector('.site-form-error');
    assert.equal(await page.locator('[name=message] + .site-form-error').innerText(), 'Please fill in this field.');
    assert.equal(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).name), 'message');
    await page.fill('[name=message]', 'mapped-back');
    assert.equal(await page.locator('.site-form-error').count(), 0);
    await page.click('form button');
    await success(page).waitFor();
    assert.equal(await storedTimes('mapped-back'), 1);
  }));

  it('leads to another page when asked to', () => contact(async page => {
    await page.evaluate(() => document.querySelector('site-form')!.setAttribute('redirect', '/saltmarsh/thanks'));
    await fill(page, 'redirected');
    await Promise.all([page.waitForURL('**/saltmarsh/thanks'), page.click('form button')]);
    assert.equal(await storedTimes('redirected'), 1);
  }));

  it('runs no script that a visitor or the service sends', () => contact(async page => {
    await page.route(save, route => route.fulfill({
      status: 400, json: { error: '<img src=x onerror="top.ran=1">', errors: { name: '<img src=x onerror="top.ran=1">', gone: '<b>Unknown</b>' } },
    }));
    await fill(page, 'hostile');
    await page.click('form button');
    await page.waitForSelector('.site-form-error');
    assert.equal(await page.locator('site-form img, site-form b').count(), 0);
    assert.match(await summary(page), /<b>Unknown<\/b>/);
    assert.equal(await page.evaluate(() => (globalThis as any).ran), undefined);
  }));

  it('puts a draft back after a reload and forgets it once it is sent', () => contact(async page => {
    await fill(page, 'kept-over-reload');
    await page.waitForFunction(() => Object.values(sessionStorage).some(text => String(text).includes('kept-over-reload')));
    await page.reload();
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('[name=message]')!.value === 'kept-over-reload');
    await page.click('form button');
    await success(page).waitFor();
    assert.equal(await page.evaluate(() => sessionStorage.length), 0);
    assert.equal(await storedTimes('kept-over-reload'), 1);
  }));

  it('waits visibly while the browser is offline, and submits automatically when it is back online', () => contact(async page => {
    await fill(page, 'sent-when-back');
    await page.context().setOffline(true);
    await page.click('form button');
    await page.waitForFunction(() => document.querySelector('.site-form-delay')?.textContent?.startsWith('You are offline.'));
    await assertAccessible(page);
    await page.context().setOffline(false);
    await success(page).waitFor();
    assert.equal(await storedTimes('sent-when-back'), 1);
  }));

  it('waits for the network although nothing of its code is there, and no field was touched', () => contact(async page => {
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('[name=name]')!.value = 'Ada'; // as browsers fill in
      document.querySelector<HTMLInputElement>('[name=email]')!.value = 'ada@example.com';
      document.querySelector<HTMLTextAreaElement>('[name=message]')!.value = 'untouched-offline';
    });
    await page.context().setOffline(true);
    await page.click('form button');
    await page.waitForFunction(() => document.querySelector('.site-form-delay')?.textContent?.startsWith('You are offline.'));
    assert.match(page.url(), /examples\/contact$/);
    await page.context().setOffline(false);
    await success(page).waitFor();
    assert.equal(await storedTimes('untouched-offline'), 1);
  }));

  it('thanks the visitor after a reload in the middle of sending, and stores once', () => contact(async page => {
    await page.route(save, async route => {
      await route.fetch();
      await route.abort();
    });
    await page.route(state, route => route.abort());
    await fill(page, 'reloaded-while-sending');
    await page.click('form button');
    await page.waitForSelector('.site-form-summary');
    await page.unroute(state);
    await page.reload();
    await success(page).waitFor();
    assert.equal(await page.evaluate(() => sessionStorage.length), 0);
    assert.equal(await storedTimes('reloaded-while-sending'), 1);
  }));

  it('sends in place to its own action, as any service takes it', () => contact(async page => {
    await page.evaluate(() => {
      const form = document.querySelector('site-form')!;
      form.removeAttribute('form-id');
      form.setAttribute('backend', 'form');
    });
    await fill(page, 'to-its-action');
    await page.click('form button');
    await success(page).waitFor();
    assert.match(page.url(), /examples\/contact$/);
    assert.equal(await storedTimes('to-its-action'), 1);
  }));
});
