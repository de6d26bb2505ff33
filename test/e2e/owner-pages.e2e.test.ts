import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '../../core/contract/paths.js';
import { namedFunctions } from './chromium.js';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';

// Every page of the owner's navigation, and the forms behind them: for assistive technology, in the dark, on a narrow phone, from right to left.

const ownerPassword = 'correct horse battery';
const narrow = { viewport: { width: 320, height: 700 } };
const wide = { viewport: { width: 1280, height: 800 } };

/** Pages that the navigation leads to on a second step. */
const forms = [paths.ownerProducts, paths.ownerCategories, paths.ownerCoupons, paths.ownerShipping, paths.ownerTaxes, paths.ownerTaxClasses, paths.ownerForms,
  paths.ownerBookable]
  .map(path => `${path}/new`);

/** Pages on which the owner chooses a file. */
const imports = [paths.ownerSubscribersImport, `${paths.ownerCustomers}/import`, `${paths.ownerOrders}/import`, `${paths.ownerMoving}/import`];

let demo: OpenDemo;
before(async () => { demo = await openDemo({ ownerPassword }); });
after(() => demo?.close());

async function prepare(page: Page): Promise<void> {
  await addAxe(page);
  await page.addInitScript(namedFunctions);
}

/** The owner, logged in, in a language. */
async function openAsOwner(locale: string) {
  const owner = await demo.visit(paths.ownerStore, { device: { ...wide, locale }, prepare });
  await owner.page.locator('#password').fill(ownerPassword);
  await owner.page.keyboard.press('Enter');
  await owner.page.waitForURL(demo.url + paths.ownerStore);
  return owner;
}

/** All of the navigation, forms for something new, and the first record of each list. */
const pagesOf = async (page: Page): Promise<string[]> => {
  const listed = await page.locator('.owner-menu a').evaluateAll(links =>
    links.map(link => new URL((link as HTMLAnchorElement).href).pathname));
  assert.ok(listed.length >= 15 && listed.includes(paths.ownerTaxReport), listed.join());
  const records: string[] = [];
  for (const path of listed) {
    await page.goto(demo.url + path);
    const links = await page.locator('main table th[scope=row] a[href^="/owner/"]').evaluateAll(all =>
      all.map(link => new URL((link as HTMLAnchorElement).href).pathname));
    records.push(...links.slice(0, 1));
  }
  assert.ok(records.some(path => path.startsWith(paths.ownerShipping)), records.join());
  return [...new Set([...listed, ...records, ...forms, ...imports])];
};

/** How far the page is wider than its window, and what sticks out. */
const overflow = (page: Page): Promise<string[]> => page.evaluate(() => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isScrolled = (node: Element): boolean => {
    for (let at = node.parentElement; at; at = at.parentElement) if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  const wider = [...document.querySelectorAll('body *')].filter(node => {
    const { left, right } = node.getBoundingClientRect();
    return (left < -1 || right > clientWidth + 1) && !isScrolled(node);
  });
  return [`${scrollWidth} px in ${clientWidth}`, ...wider.slice(0, 5).map(node => `${node.tagName}.${node.className}#${node.id}`)];
});

/** What can be focused but is not reached by the Tab key, by tabbing once through the page. */
async function unreachedByTab(page: Page): Promise<string[]> {
  const expected = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)')].filter(node =>
      node.tabIndex >= 0 && !node.matches(':disabled, [type=hidden]') && node.checkVisibility({ checkVisibilityCSS: true }));
    for (const [at, node] of controls.entries()) node.dataset.tabTest = String(at);
    return controls.length;
  });
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    const reached = new Set<string>();
    Object.assign(globalThis, { reached });
    document.addEventListener('focusin', ({ target }) => reached.add((target as HTMLElement).dataset.tabTest ?? ''));
  });
  // Parts of a date and regions that scroll are stops of their own.
  for (let press = 0; press < expected + 60; press += 1) await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { reached } = globalThis as unknown as { reached: Set<string> };
    return [...document.querySelectorAll<HTMLElement>('[data-tab-test]')]
      .filter(node => !reached.has(node.dataset.tabTest!)
        // One of a group of radio buttons has the Tab key.
        && !(node.matches('[type=radio]') && document.querySelector(`[name="${CSS.escape((node as HTMLInputElement).name)}"]:checked`) !== node))
      .map(node => node.outerHTML.slice(0, 120));
  });
}

describe('every page of the owner', () => {
  for (const locale of ['en', 'ar', 'he']) {
    test(`has no problems of accessibility, in light and dark, and fits a narrow phone, in ${locale}`, async () => {
      const { page, close } = await openAsOwner(locale);
      const problems: Record<string, unknown> = {};
      for (const path of await pagesOf(page)) {
        await page.setViewportSize(wide.viewport);
        await page.emulateMedia({ colorScheme: 'light' });
        const response = await page.goto(demo.url + path);
        const found = [
          ...response!.status() === 200 ? [] : [`status ${response!.status()}`],
          ...await axeProblems(page), ...await axeProblemsInDark(page),
          ...(await page.locator('html').getAttribute('dir')) === (locale === 'en' ? 'ltr' : 'rtl') ? [] : ['direction'],
        ];
        await page.setViewportSize(narrow.viewport);
        found.push(...await overflow(page));
        if (found.length > 0) problems[path] = found;
      }
      assert.deepEqual(problems, {});
      await close();
    });
  }

  test('is used by the Tab key alone', async () => {
    const { page, close } = await openAsOwner('en');
    const problems: Record<string, string[]> = {};
    for (const path of [paths.ownerStore, paths.ownerTaxReport, ...forms, ...imports]) {
      await page.goto(demo.url + path);
      const missed = await unreachedByTab(page);
      if (missed.length > 0) problems[path] = missed;
    }
    assert.deepEqual(problems, {});
    await close();
  });

  test('says what is wrong with what was typed, without problems of accessibility', async () => {
    const { page, close } = await openAsOwner('en');
    const problems: Record<string, string[]> = {};
    for (const path of [paths.ownerStore, ...forms]) {
      await page.setViewportSize(wide.viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(demo.url + path);
      await page.locator('form.owner-form').first().evaluate(form => {
        (form as HTMLFormElement).noValidate = true;
        for (const input of form.querySelectorAll<HTMLInputElement>('input:not([type])')) input.value = '???';
      });
      await page.getByRole('button', { name: 'Save', exact: true }).last().click();
      await page.getByRole('alert').first().waitFor();
      const found = [...await axeProblems(page), ...await axeProblemsInDark(page)];
      await page.setViewportSize(narrow.viewport);
      found.push(...await overflow(page));
      if (found.length > 0) problems[path] = found;
    }
    assert.deepEqual(problems, {});
    await close();
  });
});
