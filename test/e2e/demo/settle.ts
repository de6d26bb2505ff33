import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { tagsOf } from '../../../core/manifest/tables.js';
import { eventually } from './eventually.js';
import type { Visit } from './visit.js';

const tags = tagsOf();
/** Pictures that nobody has asked for yet have to be drawn. */
const drawingMs = 120_000;

/** Scrolls through the page so that every element on it is fetched, and waits until all is drawn and nothing is on its way. */
export async function settle(visit: Visit): Promise<void> {
  const { page } = visit;
  await scrollThrough(page);
  await page.evaluate(all => {
    for (const element of document.querySelectorAll('[loading="interaction"]')) {
      if (all.includes(element.localName)) element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }
  }, tags);
  await page.waitForFunction(all => all.every(tag => !document.querySelector(tag) || customElements.get(tag)), tags);
  await page.evaluate(all => Promise.all(
    [...document.querySelectorAll<HTMLElement & { updateComplete?: Promise<unknown> }>(all.join())].map(element => element.updateComplete),
  ), tags);
  await page.evaluate(drawAll);
  await quiet(visit);
}

/** Has browsers draw what they skip off screen (`content-visibility: auto`): there colours and places are those of the last time it was seen. */
function drawAll(): void {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.setProperty('content-visibility', 'visible');
    }
  }
}

/** Waits until nothing is on its way to the page and what has arrived is drawn. */
export async function quiet({ page, pending }: Pick<Visit, 'page' | 'pending'>): Promise<void> {
  do {
    await eventually(() => assert.deepEqual([...pending].map(request => request.url()), []), drawingMs);
    await page.evaluate(() => new Promise(resolve => {
      requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(resolve)), { timeout: 2000 }); // a busy machine is never idle
    }));
  } while (pending.size > 0);
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(resolve => { requestAnimationFrame(resolve); });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
