import assert from 'node:assert/strict';
import { errors, type Page } from 'playwright-core';
import { getTags } from '../../../core/manifest/describe/tables.js';
import { eventually } from './eventually.js';
import type { Visit } from './visit.js';

const tags = getTags();
/** Images that were not requested yet have to be rendered. */
const drawingMs = 120_000;
/** No page needs longer than this, however busy the machine is. */
const frozenMs = 300_000;

/** Scrolls through the page so that every element on it is loaded, and waits until all is rendered and nothing is loading. */
export async function settle(visit: Visit): Promise<void> {
  const { page } = visit;
  await scrollThrough(visit);
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

/** Has browsers draw what they skip off screen (`content-visibility: auto`): there colors and places are those of the last time it was seen. */
function drawAll(): void {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.setProperty('content-visibility', 'visible');
    }
  }
}

/** Waits until nothing is loading and everything that was loaded is rendered. */
export async function quiet({ page, pending }: Pick<Visit, 'page' | 'pending'>): Promise<void> {
  do {
    await eventually(() => assert.deepEqual([...pending].map(request => request.url()), []), drawingMs);
    await page.evaluate(() => new Promise(resolve => {
      requestIdleCallback(resolve, { timeout: 2000 }); // a busy machine is never idle
    }));
    await frames(page);
  } while (pending.size > 0);
}

/** Chromium has stopped drawing a page for good, visible and idle as it is: seen of 150 and 156 on busy machines, once in a hundred pages. */
class FrozenPage extends Error {}

/** Waits for two frames; a page that is no longer rendered is reported as a failure, because waits of the browser would never end then. */
export async function frames(page: Page): Promise<void> {
  try {
    await page.waitForFunction(() => new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))); }));
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    throw new FrozenPage('the browser draws the page no more', { cause: error });
  }
}

/** Resolves as `work` does. Calls of a page that is drawn no more may never end, and have no limit of their own. */
async function unlessFrozen<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const frozen = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, frozenMs, new FrozenPage(`the page has not answered for ${frozenMs / 1000} s`));
  });
  return Promise.race([work, frozen]).finally(() => clearTimeout(timer));
}

/** A page that the browser has stopped drawing is opened once more: nothing of it can be looked at. */
async function onceMore<T>(visitPage: () => Promise<T>): Promise<T> {
  try {
    return await visitPage();
  } catch (error) {
    if (!(error instanceof FrozenPage)) throw error;
    return visitPage();
  }
}

/** A visit that has settled. */
export function settled(open: () => Promise<Visit>): Promise<Visit> {
  return onceMore(async () => {
    const visit = await open();
    try {
      await unlessFrozen(settle(visit));
      return visit;
    } catch (error) {
      await visit.close();
      throw error;
    }
  });
}

/** Looks at a visit that has settled, and closes it, whatever is found. */
export function lookWhenSettled(open: () => Promise<Visit>, look: (visit: Visit) => Promise<void>): Promise<void> {
  return onceMore(async () => {
    const visit = await settled(open);
    try {
      await unlessFrozen(look(visit));
    } finally {
      await visit.close();
    }
  });
}

/** Scrolls as a reader does: waits until the content in view has loaded, so that the layout shifts it causes are seen. */
async function scrollThrough(visit: Visit): Promise<void> {
  const { page, pending } = visit;
  const { step, height } = await page.evaluate(() => ({ step: innerHeight * 0.8, height: document.documentElement.scrollHeight }));
  for (let top = 0, end = height; top < end; top += step) {
    end = await page.evaluate(y => {
      scrollTo({ top: y, behavior: 'instant' });
      return document.documentElement.scrollHeight;
    }, top);
    await frames(page);
    await page.waitForFunction(isInViewDefined, tags.join());
    if (pending.size > 0) await quiet(visit);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Whether all tags in view have their script; one that waits for a click has not. */
function isInViewDefined(selector: string): boolean {
  return [...document.querySelectorAll(selector)].every(element => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width === 0 || bottom <= 0 || top >= innerHeight || element.getAttribute('loading') === 'interaction' || customElements.get(element.localName);
  });
}
