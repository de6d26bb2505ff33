import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { asc } from 'drizzle-orm';
import type { Page, Route } from 'playwright-core';
import { openDatabase } from '../../demo/service/kernel/database/open-database.js';
import { submissions } from '../../demo/service/modules/forms/forms.schema.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { type OpenDemo, openDemo } from './demo/open-demo.js';
import { devices, type Visit, type VisitOptions } from './demo/visit.js';

let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo.close());

/** An example with an address, as one visitor sees it. */
async function open(example: string, run: (visit: Visit) => Promise<void>, options: VisitOptions = {}): Promise<void> {
  const visit = await demo.visit(`/elements/site-form/examples/${example}`, options);
  try {
    await visit.page.waitForSelector('site-form form[novalidate] [name="home.line1"]');
    await run(visit);
  } finally {
    await visit.close();
  }
}
const line = (page: Page) => page.locator('[name="home.line1"]');
/** Types as people do, once help is there, until a list shows. */
async function suggest(page: Page, text: string): Promise<void> {
  await line(page).click();
  await page.waitForSelector('[name="home.line1"][role="combobox"]');
  await line(page).pressSequentially(text);
  await page.waitForSelector('.site-form-places [role="option"]');
}
const option = (page: Page, words: string) => page.locator('.site-form-places [role="option"]', { hasText: words });
const home = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('[name^="home."]')].map(({ name, value }) => [name.slice(5), value]),
    ),
  );
const isFilled = (page: Page) => page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="home.zip"]')!.value !== '');
async function block(page: Page, where: string, how: (route: Route) => Promise<void>): Promise<void> { await page.route(where, how); }
const asked = ({ heard }: Visit) => heard.requests.filter(path => path.includes('/places/'));

describe('site-form: addresses from the real service', () => {
  it('suggests, fills in by keyboard and is stored in its parts', () => open('delivery', async visit => {
    const { page, heard, origins } = visit;
    await page.fill('[name="name.first"]', 'Ada');
    await page.fill('[name="name.last"]', 'Byron');
    await line(page).click();
    await page.waitForSelector('[name="home.line1"][role="combobox"]');
    assert.deepEqual(asked(visit), [], 'nobody is asked before the visitor types');
    await suggest(page, '12 quay st');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await isFilled(page);
    assert.deepEqual(await home(page), { line1: '12 Quay Street', city: 'Galway', zip: 'H91', country: 'IE' });
    await page.keyboard.press('Enter'); // no list: it is the form's
    await page.locator('site-form').locator('#success').waitFor();
    assert.deepEqual([...origins], [new URL(demo.url).origin]);
    assert.deepEqual(heard.console, []);
  }));

  it('has a list that is accessible in light and dark, below the field and inside the window', () => open('delivery', async ({ page }) => {
    await suggest(page, '12 str');
    await page.keyboard.press('ArrowDown');
    assert.deepEqual(await axeProblems(page), []);
    assert.deepEqual(await axeProblemsInDark(page), []);
    assert.equal(await page.locator('.site-form-places').ariaSnapshot().then(text => text.split('\n')[0]), '- listbox "Suggested addresses":');
  }, { prepare: addAxe }));

  for (const [name, viewport] of [['a narrow phone', { width: 320, height: 640 }], ['400 % zoom', { width: 320, height: 256 }]] as const) {
    for (const dir of ['ltr', 'rtl']) {
      it(`fits ${name}, ${dir}`, () => open('every-field', async ({ page }) => {
        await page.evaluate(to => { document.documentElement.dir = to; }, dir);
        await suggest(page, '12 str');
        const { list, field, overflow } = await page.evaluate(() => ({
          list: document.querySelector('.site-form-places')!.getBoundingClientRect().toJSON() as DOMRect,
          field: document.querySelector('[name="home.line1"]')!.getBoundingClientRect().toJSON() as DOMRect,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
        assert.ok(list.left >= 0 && list.right <= viewport.width, `${list.left} to ${list.right}`);
        assert.ok(list.top >= field.bottom || list.bottom <= field.top, 'the field can be read');
        assert.ok(list.height >= 72, `${list.height} px high`);
        assert.equal(overflow, 0);
      }, { device: { viewport } }));
    }
  }

  it('is chosen by a finger in a drawn form, and keeps the flat', () => open('every-field', async ({ page }) => {
    await page.fill('[name="home.line2"]', 'Flat 3');
    await suggest(page, '7 hafen');
    await option(page, 'Husum').tap();
    await isFilled(page);
    assert.deepEqual(await home(page), {
      country: 'DE', line1: 'Hafenstraße 7', line2: 'Flat 3', city: 'Husum', state: 'Schleswig-Holstein', zip: '25813',
    });
    assert.equal(await line(page).evaluate(control => control.matches(':focus')), true);
  }, { device: devices.phone }));

  it('closes by Escape before the dialog around it', () => open('delivery', async ({ page }) => {
    await page.evaluate(() => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.append(document.querySelector('site-form')!);
      dialog.showModal();
    });
    await page.waitForSelector('dialog form[novalidate]');
    await suggest(page, '12 quay');
    await page.keyboard.press('Escape');
    await page.locator('.site-form-places').waitFor({ state: 'detached' });
    assert.deepEqual([await line(page).inputValue(), await page.locator('dialog').isVisible()], ['12 quay', true]);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'hidden' });
  }));

  it('is a plain field where its code does not come, until the next visit', () => {
    let isBlocked = true;
    return open('delivery', async ({ page }) => {
      const failed = page.waitForEvent('requestfailed', request => request.url().includes('assist-address'));
      await line(page).click();
      await failed;
      await line(page).pressSequentially('12 quay');
      assert.deepEqual([await line(page).inputValue(), await line(page).getAttribute('role')], ['12 quay', null]);
      isBlocked = false;
      await page.locator('[name="home.city"]').click();
      await suggest(page, ' s');
    }, { prepare: page => block(page, '**/assist-address*', route => (isBlocked ? route.abort() : route.continue())) });
  });

  it('is a plain field where the site has no places, and asks once', () => open('delivery', async visit => {
    const { page } = visit;
    await line(page).click();
    await page.waitForSelector('[name="home.line1"][role="combobox"]');
    await line(page).pressSequentially('12 q');
    await page.waitForSelector('[name="home.line1"]:not([role])');
    await line(page).pressSequentially('uay street');
    await page.fill('[name="home.city"]', 'Galway');
    await page.selectOption('[name="home.country"]', 'IE');
    await page.fill('[name="name.first"]', 'Ada');
    await page.fill('[name="name.last"]', 'Without Places');
    await page.click('form button');
    await page.locator('site-form').locator('#success').waitFor();
    assert.equal(asked(visit).length, 1);
  }, { prepare: page => block(page, '**/places/**', route => route.fulfill({ status: 404, json: { error: 'no' } })) }));

  it('has stored the parts of what was sent', async () => {
    await demo.stop();
    const { database, close } = await openDatabase({ folder: demo.databaseFolder });
    const rows = await database.select().from(submissions).orderBy(asc(submissions.createdAt));
    await close();
    assert.deepEqual(rows.map(({ values }) => values.home), [
      { line1: '12 Quay Street', city: 'Galway', zip: 'H91', country: 'IE' },
      { line1: '12 quay street', city: 'Galway', country: 'IE' },
    ]);
  });
});
