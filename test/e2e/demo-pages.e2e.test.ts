import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { addAxe, axeProblems, axeProblemsInDark } from './demo/axe.js';
import { crawl, isPage } from './demo/crawl.js';
import { openDemo } from './demo/open-demo.js';
import { settle } from './demo/settle.js';

// Every page that links lead to, and those that only a form or a person who knows leads to.

const unlinked = ['/saltmarsh/thanks', '/forms/contact/thanks', '/owner/submissions'];
const demo = await openDemo();
after(() => demo.close());
const crawled = await crawl(demo.browser, demo.url, ['/', ...unlinked]);
const pages = crawled.filter(isPage);

const wide = { width: 1280, height: 800 };
/** The window of a wide screen at 200 % zoom. */
const zoomed = { width: 640, height: 400 };
const narrow = { width: 360, height: 740 };

const inView = (address: string, query: string) => address + (address.includes('?') ? '&' : '?') + query;

/** How far the page can be scrolled sideways, in pixels; and who sticks out. */
async function overflow(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size);
  return page.evaluate(async () => {
    // Elements hear of their new size with a frame.
    await new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
    const root = document.documentElement;
    const tooWide = root.scrollWidth - root.clientWidth;
    if (tooWide <= 0) return [];
    const names = [...document.body.querySelectorAll('*')]
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > root.clientWidth + 1 || left < -1);
      })
      .map(element => `${element.localName}.${element.className}`);
    return [`${tooWide} px too wide: ${names.slice(0, 5).join(', ')}`];
  });
}

/** Headings, links and fields of which a part lies beside the window, where nothing scrolls to them. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const around = (element: Element): Element | null =>
      element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
    const isInScroller = (element: Element) => {
      for (let box = around(element); box && box !== document.body; box = around(box)) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('h1, h2, a[href], button, input, textarea, select')]
      .filter(element => {
        const { left, right, width, height } = element.getBoundingClientRect();
        return (right > clientWidth + 1 || left < -1) && width > 1 && height > 1
          && element.checkVisibility({ visibilityProperty: true }) && !isInScroller(element);
      })
      .map(element => `${element.localName}.${element.className} ${element.textContent!.trim().slice(0, 40)}`);
  });
}

/** Pictures that did not arrive, or are of another shape than their tag says: what follows them jumps. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures: HTMLImageElement[] = [];
    const collect = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element instanceof HTMLImageElement) pictures.push(element);
        if (element.shadowRoot) collect(element.shadowRoot);
      }
    };
    collect(document);
    const troubles = await Promise.all(pictures.map(async picture => {
      picture.loading = 'eager';
      const isThere = await picture.decode().then(() => picture.naturalWidth > 0, () => false);
      if (!isThere) return [`${picture.currentSrc || picture.src} did not arrive`];
      const said = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
      const real = picture.naturalWidth / picture.naturalHeight;
      return said && Math.abs(said / real - 1) > 0.02 ? [`${picture.currentSrc} is not as wide for its height as its tag says`] : [];
    }));
    return troubles.flat();
  });
}

test('every link leads to a page, and every fragment to a place on it', () => {
  const byAddress = new Map(crawled.map(page => [page.address, page]));
  const broken = crawled.flatMap(({ address: from, links }) => links.flatMap(({ address, fragment }) => {
    const target = byAddress.get(byAddress.get(address)!.arrivedAt) ?? byAddress.get(address)!;
    if (target.status !== 200) return [`${from} → ${address}: ${target.status}`];
    return fragment && fragment !== 'top' && !target.ids.includes(fragment) ? [`${from} → ${address}#${fragment}: no such place`] : [];
  }));
  assert.deepEqual([...new Set(broken)], []);
});

for (const [address, status] of [['/no-such-page', 404], ['/saltmarsh/no-such-page', 404], ['/commerce/goto-checkout', 400]] as const) {
  test(`${address} is answered ${status} with a page that reads well`, async () => {
    const visit = await demo.visit(address, { prepare: addAxe });
    const { page, response } = visit;
    await settle(visit);
    assert.equal(response!.status(), status);
    assert.equal(await page.locator('h1').count(), 1);
    assert.ok(await page.locator('main a').first().isVisible());
    assert.deepEqual(await axeProblems(page), []);
    await visit.close();
  });
}

describe('every page', { concurrency: 2 }, () => {
  for (const { address, status } of pages) {
    test(`${address} is whole, quiet, and open to everyone in light and dark, zoomed and on a small phone`, async () => {
      const visit = await demo.visit(address, { device: { viewport: wide }, prepare: addAxe });
      const { page, heard } = visit;
      await settle(visit);
      const { violations, shifts } = await visit.trouble();
      const found = {
        status, violations, shifts,
        headings: await page.locator('h1').count(),
        broken: await brokenPictures(page),
        light: await axeProblems(page),
        dark: await axeProblemsInDark(page),
        zoomed: [...await overflow(page, zoomed), ...await outOfReach(page)],
        narrow: [...await overflow(page, narrow), ...await outOfReach(page)],
        console: heard.console,
      };
      assert.deepEqual(found, {
        status: 200, violations: [], shifts: [], headings: 1, broken: [], light: [], dark: [], zoomed: [], narrow: [], console: [],
      });
      await visit.close();
    });

    test(`${address} reads from right to left, and in the dark when that is asked for`, async () => {
      const visit = await demo.visit(inView(address, 'dir=rtl&theme=dark'), { device: { viewport: wide }, prepare: addAxe });
      const { page, heard } = visit;
      await settle(visit);
      const found = {
        axe: await axeProblems(page),
        narrow: [...await overflow(page, narrow), ...await outOfReach(page)],
        console: heard.console,
      };
      assert.deepEqual(found, { axe: [], narrow: [], console: [] });
      await visit.close();
    });
  }
});
