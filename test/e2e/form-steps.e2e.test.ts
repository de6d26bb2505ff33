import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type OpenDemo, openDemo } from './demo/open-demo.js';

let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo.close());

const example = '/elements/site-form/examples/multi-page-application';
const open = async (options: { javaScriptEnabled?: boolean; width?: number } = {}) => {
  const { width = 900, ...others } = options;
  const context = await demo.browser.newContext({ viewport: { width, height: 700 }, ...others });
  return context.newPage();
};
const address = () => new URL(example, demo.url).href;
const stepIs = (page: Page, name: string) => page.waitForFunction(wanted =>
  [...document.querySelectorAll('[data-site-step] > legend, .site-form-answers h2')].filter(node => node.checkVisibility()).map(node => node.textContent).join() === wanted, name);
const next = (page: Page) => page.locator('.site-form-next').click();

describe('a form with steps in a page', () => {
  test('is walked, left, loaded again and sent; Back then leads out of it', async () => {
    const page = await open();
    await page.goto(demo.url);
    await page.goto(address());
    await page.locator('.site-form-next').waitFor();
    await page.fill('[name=name]', 'Ada Lovelace');
    await page.check('[value="For years"]');
    await page.fill('[name=email]', 'ada@example.com');
    await page.press('[name=email]', 'Enter');
    await stepIs(page, 'Your pots');
    await page.setInputFiles('[name=pictures]', { name: 'pot.png', mimeType: 'image/png', buffer: Buffer.from('png') });
    await next(page);
    await stepIs(page, 'When can you come?');
    await page.waitForFunction(() => Object.entries(sessionStorage).some(([key, text]) => key.includes('application') && text.includes('Ada Lovelace')));
    await page.reload();
    await stepIs(page, 'When can you come?');
    assert.match(await page.locator('.site-form-steps-lost').innerText(), /Pictures of three pots/);
    await page.goBack();
    await stepIs(page, 'Your pots');
    await page.goForward();
    await stepIs(page, 'When can you come?');
    await page.fill('[name=start]', '2027-03-01');
    await next(page);
    await page.fill('[name=letter]', 'Because of the tide.');
    await page.check('[name=agree]');
    await next(page);
    await stepIs(page, 'Check your answers');
    assert.match(await page.locator('.site-form-answers').innerText(), /Ada Lovelace[^]*For years[^]*1 March 2027|March 1, 2027/);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/thanks/);
    await page.goBack();
    await stepIs(page, 'About you');
    await page.goBack();
    await page.waitForURL(demo.url);
    await page.context().close();
  });

  for (const width of [320, 900]) {
    test(`moves nothing when its script arrives, ${width} px wide`, async () => {
      const page = await open({ width });
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver(list => {
          for (const { sources = [] } of list.getEntries() as (PerformanceEntry & { sources?: { node?: Node }[] })[])
            moved.push(...sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.trim().slice(0, 30)}`));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(address());
      await page.locator('.site-form-next').waitFor();
      assert.deepEqual(await page.evaluate(() => (window as unknown as { moved: string[] }).moved), []);
      await page.context().close();
    });
  }

  test('is one page without scripts', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(address());
    for (const legend of ['About you', 'Your pots', 'When can you come?', 'Why here?']) assert.equal(await page.getByText(legend, { exact: true }).isVisible(), true, legend);
    assert.equal(await page.getByRole('button', { name: 'Apply' }).isVisible(), true);
    await page.context().close();
  });
});
