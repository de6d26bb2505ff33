import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { servePages } from './page-server.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

const save = '**/SaveFormSubmission*';
const challenge = '**/api/captcha/challenge*';

/** A page of its own with the example; `keys` are the tokens it sends. */
async function commission(run: (page: Page, keys: string[]) => Promise<void>, prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<void> {
  const context = await demo.browser.newContext();
  const page = await context.newPage();
  const keys: string[] = [];
  page.on('request', request => {
    if (request.url().includes('SaveFormSubmission')) keys.push(request.postDataJSON().captchaKey);
  });
  try {
    await prepare(page);
    await page.goto(`${demo.url}/elements/site-form/examples/captcha`);
    await page.waitForSelector('.site-form-captcha');
    await run(page, keys);
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
const isSolved = (page: Page) => page.waitForSelector('.site-form-captcha[data-phase="solved"]');
/** Also a button that still waits for its token: Playwright alone takes that for a reason to wait. */
const press = (page: Page) => page.click('form button:not([type])', { force: true });
const success = (page: Page) => page.locator('site-form').locator('#success');

describe('a form that asks for the site\'s own captcha', () => {
  it('takes nothing from a program', async () => {
    const post = async (address: string, body: object): Promise<Response> =>
      fetch(`${demo.url}${address}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    const { key } = await (await post('/api/form/FormSubmissionKey', {})).json();
    const form = { name: 'Bot', email: 'bot@example.com', message: 'from-a-program' };
    const answer = await post('/api/form/SaveFormSubmission', { key, formId: 'commission', form });
    assert.equal(answer.status, 400);
    assert.deepEqual(await answer.json(), { error: 'Complete CAPTCHA before submitting.', field: 'captchaKey' });
    assert.equal(await storedTimes('from-a-program'), 0);
  });

  it('takes the visitor\'s words, once, and answers in the author\'s HTML', () => commission(async (page, keys) => {
    await fill(page, 'a-teapot-for-twelve');
    await isSolved(page);
    await page.evaluate(axe);
    const found = await page.evaluate(() => (globalThis as any).axe.run(document.querySelector('site-form')));
    assert.deepEqual(found.violations.map((violation: any) => `${violation.id}: ${violation.nodes[0].html}`), []);
    await press(page);
    await success(page).waitFor();
    assert.equal(await page.locator('site-form > [slot=success] strong').innerText(), 'Thank you.');
    assert.equal(await storedTimes('a-teapot-for-twelve'), 1);
    assert.equal(keys.length, 1);
  }));

  it('asks for no puzzle until the visitor begins', async () => {
    const asked: string[] = [];
    await commission(async page => {
      assert.deepEqual(asked, []);
      await page.fill('[name=name]', 'Ada');
      await isSolved(page);
      assert.equal(asked.length, 1);
    }, async page => page.on('request', request => { if (request.url().includes('/captcha/')) asked.push(request.url()); }));
  });

  it('submits automatically when the puzzle is solved after the click', () => commission(async page => {
    let answer = () => {};
    const held = new Promise<void>(resolve => { answer = resolve; });
    await page.route(challenge, async route => {
      await held;
      await route.continue();
    });
    await fill(page, 'pressed-early');
    await press(page);
    assert.equal(await page.locator('.site-form-captcha [role=status]').innerText(), 'Verifying…');
    assert.equal(await storedTimes('pressed-early'), 0);
    answer();
    await success(page).waitFor();
    assert.equal(await storedTimes('pressed-early'), 1);
  }));

  it('solves another puzzle after a failure, and everything typed is kept', () => commission(async (page, keys) => {
    await page.route(save, route => route.continue({ headers: { ...route.request().headers(), 'x-fault': '500' } }));
    await fill(page, 'again-with-another');
    await isSolved(page);
    await press(page);
    await page.waitForSelector('.site-form-summary');
    assert.equal(await page.inputValue('[name=message]'), 'again-with-another');
    await page.unroute(save);
    await isSolved(page);
    await press(page);
    await success(page).waitFor();
    assert.equal(await storedTimes('again-with-another'), 1);
    assert.equal(new Set(keys).size, 2);
  }));

  it('solves another puzzle where the service does not know the first', () => commission(async (page, keys) => {
    await page.route(challenge, async route => { // as if the service had restarted in between
      const answer = await route.fetch();
      await route.fulfill({ json: { ...await answer.json(), signature: '0'.repeat(64) } });
    }, { times: 1 });
    await fill(page, 'after-a-restart');
    await isSolved(page);
    await press(page);
    await page.waitForSelector('.site-form-summary');
    assert.equal(await page.locator('.site-form-summary').innerText(), 'Complete CAPTCHA before submitting.');
    await isSolved(page);
    await press(page);
    await success(page).waitFor();
    assert.equal(await storedTimes('after-a-restart'), 1);
    assert.equal(keys.length, 2);
  }));

  it('renews a puzzle that has grown old while the page lay open', () => commission(async (page, keys) => {
    await fill(page, 'after-a-long-lunch');
    await isSolved(page);
    const renewed = page.waitForResponse(challenge);
    await page.clock.fastForward('20:00');
    await renewed;
    await isSolved(page);
    await press(page);
    await success(page).waitFor();
    assert.equal(await storedTimes('after-a-long-lunch'), 1);
    assert.equal(keys.length, 1);
  }, page => page.clock.install()));
});

it('a captcha of another host comes under a strict policy with trusted types, after the visitor\'s yes and not before', async () => {
  const form = '<site-form loading="eager" form-id="x" captcha="recaptcha" captcha-key="site-key"><form><label>Name <input name="name"></label><button>Send</button></form></site-form>';
  const server = await servePages({
    '/': {
      body: `${form}<script type="module" src="/v1/auto.js"></script>`,
      policy: `script-src 'self' https://www.google.com; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html site-elements-scripts`,
    },
  });
  const context = await demo.browser.newContext();
  const asked: string[] = [];
  await context.route('https://www.google.com/**', route => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'globalThis.grecaptcha = { render(node, { sitekey }) { node.textContent = `solve ${sitekey}`; return 0; }, reset() {} };',
    });
  });
  const page = await context.newPage();
  try {
    await page.goto(server.url);
    await page.fill('[name=name]', 'Ada');
    await page.waitForSelector('.site-form-captcha[data-phase="asking"]');
    assert.deepEqual(asked, []);
    await page.click('.site-form-captcha button');
    await page.getByText('solve site-key').waitFor();
    assert.deepEqual(asked, ['https://www.google.com/recaptcha/api.js?render=explicit&hl=en']);
  } finally {
    await context.close();
    server.close();
  }
});

describe('a captcha that is not there', () => {
  const guarded = (attributes: string) => ({
    body: '<link rel="stylesheet" href="/v1/site-elements.css">'
      + `<site-form loading="eager" form-id="x" ${attributes}><form><p><label>Name <input name="name"></label></p><button>Send</button></form></site-form>`
      + '<script type="module" src="/v1/auto.js"></script>',
  });
  const keptRoom = (page: Page) => page.locator('form').evaluate(form => getComputedStyle(form).paddingBlockEnd);
  const chunk = '**/captcha.controller-*.js';

  async function visit(path: string, run: (page: Page) => Promise<void>): Promise<void> {
    const server = await servePages({ '/unset': guarded('captcha="hcaptcha"'), '/own': guarded('captcha="altcha"') });
    const context = await demo.browser.newContext();
    const page = await context.newPage();
    try {
      await page.route(chunk, route => route.abort());
      await page.goto(server.url + path);
      await page.waitForSelector('form[novalidate]');
      assert.notEqual(await keptRoom(page), '0px');
      await run(page);
    } finally {
      await context.close();
      server.close();
    }
  }

  it('whose code did not load is loaded again when the visitor continues', () => visit('/own', async page => {
    await page.focus('[name=name]');
    assert.equal(await page.locator('.site-form-captcha').count(), 0);
    await page.unroute(chunk);
    await page.fill('[name=name]', 'Ada');
    await page.focus('button');
    await page.waitForSelector('.site-form-captcha');
    assert.equal(await page.locator('.site-form-captcha').count(), 1);
  }));

  it('because it has no site key keeps no room', () => visit('/unset', async page => {
    await page.unroute(chunk);
    await page.focus('[name=name]');
    await page.waitForSelector('form[data-captcha=none]');
    assert.equal(await keptRoom(page), '0px');
    assert.equal(await page.locator('form button').evaluate(button => getComputedStyle(button).translate), 'none');
  }));
});
