// Runs with npm run test:all: what is counted; the calls themselves are tested in Node.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page, Request } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { openDatabase } from '../../demo/service/kernel/database/open-database.js';
import { submissions } from '../../demo/service/modules/forms/forms.schema.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';

// What the built library reports to a site about a visitor who sees a form and submits it.

const example = '/elements/site-form/examples/contact';
let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

const isCount = (request: Request) => new URL(request.url()).pathname === paths.censusFormRender;

async function open(answer: 'true' | 'false' | null, { isBelow = false } = {}) {
  const requests: Request[] = [];
  const visit = await demo.visit(example, {
    async prepare(page) {
      page.on('request', request => requests.push(request));
      if (answer) await page.context().addCookies([{ name: 'ss_cookieAllowed', value: answer, url: demo.url }]);
      if (isBelow) {
        await page.addInitScript(() => document.addEventListener('readystatechange', () => {
          document.body.style.paddingTop = '300vh';
          document.querySelector('site-form')?.setAttribute('loading', 'eager');
        }));
      }
      if (answer) await page.context().addCookies([{ name: 'ss_cvr', value: 'abc|1|2|3|4', url: demo.url }]);
    },
  });
  await visit.page.waitForSelector('site-form form[novalidate]');
  return { ...visit, requests, counts: () => requests.filter(isCount), codes: () => requests.filter(request => request.url().includes('chunks/analytics')) };
}

async function send(page: Page, name: string): Promise<void> {
  await page.fill('[name=name]', name);
  await page.fill('[name=email]', 'ada@example.com');
  await page.fill('[name=message]', 'A bowl.');
  await page.click('form button');
  await page.locator('site-form #success').waitFor();
}

test('a visible form is counted once, and only after consent', async () => {
  const { page, counts, codes, heard, close } = await open('true');
  await eventually(() => assert.equal(counts().length, 1));
  const { formId, visitorCookie, url, userAgent } = JSON.parse(counts()[0]!.postData()!);
  assert.deepEqual({ formId, visitorCookie, url }, { formId: 'contact', visitorCookie: 'abc|1|2|3|4', url: demo.url + example });
  assert.match(userAgent, /Chrome/);
  await page.evaluate(() => {
    const form = document.querySelector('site-form')!;
    form.parentElement!.append(form.cloneNode(true));
    form.remove();
  });
  await page.waitForSelector('site-form form[novalidate]');
  await send(page, 'Counted');
  assert.equal(counts().length, 1);
  assert.equal(codes().length, 1);
  assert.deepEqual(heard.console, []);
  await close();
});

test('a form below the screen is counted when it is scrolled to', async () => {
  const { page, counts, codes, close } = await open('true', { isBelow: true });
  await eventually(() => assert.equal(codes().length, 1));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.equal(counts().length, 0);
  await page.locator('site-form form').scrollIntoViewIfNeeded();
  await eventually(() => assert.equal(counts().length, 1));
  await close();
});

for (const answer of ['false', null] as const) {
  test(`a visitor who ${answer ? 'said no' : 'was never asked'} is not counted, and the code for it does not come`, async () => {
    const { page, counts, codes, close } = await open(answer);
    assert.equal(codes().length, 0);
    await send(page, answer ? 'Declined' : 'Unasked');
    assert.equal(counts().length, 0);
    await close();
  });
}

test('consent given on the page counts from then on', async () => {
  const { page, counts, close } = await open(null);
  assert.equal(counts().length, 0);
  await page.evaluate(async () => {
    const { answerConsent } = await import('/cdn/stores.js' as string);
    answerConsent('accepted');
  });
  await eventually(() => assert.equal(counts().length, 1));
  await close();
});

test('submissions contain the page; their sender only after consent', async () => {
  await demo.stop();
  const { database, close } = await openDatabase({ folder: demo.databaseFolder });
  const rows = await database.select().from(submissions);
  await close();
  const of = (name: string) => rows.find(({ values }) => values.name === name)!.context;
  for (const name of ['Counted', 'Declined', 'Unasked']) assert.equal(of(name).url, demo.url + example);
  assert.match(String(of('Counted').userAgent), /Chrome/);
  assert.equal(of('Counted').visitorCookie, 'abc|1|2|3|4');
  for (const name of ['Declined', 'Unasked']) {
    for (const field of ['userAgent', 'visitorCookie', 'referrer', 'screenWidth', 'queryString']) assert.equal(of(name)[field], undefined, `${name} ${field}`);
  }
});
