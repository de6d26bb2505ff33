// Runs with npm run test:all: ten thousand pictures.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch, namedFunctions, watch } from './chromium.js';
import { eventually } from './demo/eventually.js';
import { servePages, type PageServer } from './page-server.js';

// A gallery of ten thousand pictures, and a page of fifty galleries: whole, and every part of them works.

const many = 10_000;
const galleries = 50;
const slidesEach = 20;
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const slides = (count: number) => Array.from({ length: count }, (_, at) =>
  `<img src="${pixel}" width="3" height="2" loading="lazy" alt="Picture ${at + 1}">`).join('');
const page = (body: string) =>
  ({ body: `<link rel="stylesheet" href="/v1/site-elements.css"><style>body { margin: 0 }</style>${body}<script type="module" src="/v1/auto.js"></script>` });
const gallery = (design: string, count = many) => `<site-gallery design="${design}">${slides(count)}</site-gallery>`;

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages({
    '/slideshow': page(gallery('slideshow')), '/strip': page(gallery('strip')), '/grid': page(gallery('grid')),
    '/fifty': page(Array.from({ length: galleries }, (_, at) => gallery(['slideshow', 'strip', 'carousel', 'grid'][at % 4]!, slidesEach)).join('')),
  });
});
after(async () => {
  await browser?.close();
  server?.close();
});

interface Gallery extends HTMLElement { current: number; show(index: number): Promise<boolean>; next(): Promise<boolean>; previous(): Promise<boolean> }

const patience = { timeout: 120_000 }; // ten thousand of anything take a slow machine a while

async function open(address: string) {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience.timeout);
  const opened = await context.newPage();
  const heard = watch(opened);
  await opened.addInitScript(namedFunctions);
  await opened.goto(server.url + address, { waitUntil: 'load', ...patience });
  return { page: opened, heard, close: () => context.close() };
}

/** Waits until a slide is current, in view, and not inert. */
const rests = (opened: Page, index: number) => opened.waitForFunction(at => {
  const one = document.querySelector<Gallery>('site-gallery')!;
  const slide = one.children[at] as HTMLElement;
  const [box, frame] = [slide.getBoundingClientRect(), one.getBoundingClientRect()];
  return one.current === at && !slide.inert && box.width > 0 && box.left < frame.right - 1 && box.right > frame.left + 1;
}, index, patience);

/** How many slides are in view, and how many can be reached: by keyboard, by a screen reader, by search. */
const reach = (opened: Page) => opened.evaluate(() => {
  const frame = document.querySelector('site-gallery')!.getBoundingClientRect();
  const all = [...document.querySelector('site-gallery')!.children] as HTMLElement[];
  const isSeen = (slide: HTMLElement) => {
    const { left, right, width } = slide.getBoundingClientRect();
    return width > 0 && left < frame.right - 1 && right > frame.left + 1 && slide.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const reachable = all.filter(slide => !slide.inert);
  return { count: all.length, seen: all.filter(isSeen).length, reachable: reachable.length, reachableUnseen: reachable.filter(slide => !isSeen(slide)).length };
});

const calls = (opened: Page, method: 'next' | 'previous' | 'show', index = 0) => opened.evaluate(([name, at]) =>
  document.querySelector<Gallery>('site-gallery')![name as 'show'](at as number), [method, index] as const);

for (const design of ['slideshow', 'strip']) {
  test(`a ${design} of ${many} moves forward, back, to the end and anywhere, and only visible slides can be reached`, async () => {
    const { page: opened, heard, close } = await open(`/${design}`);
    await opened.waitForSelector('site-gallery .next');
    const sits = async (index: number) => {
      await rests(opened, index);
      await eventually(async () => { // visibility is reported one frame later
        const { count, seen, reachable, reachableUnseen } = await reach(opened);
        assert.deepEqual(
          { count, reachable, reachableUnseen },
          { count: many, reachable: seen, reachableUnseen: 0 },
          `at ${index}: ${reachable} reachable, ${seen} seen`,
        );
        assert.ok(seen >= 1 && seen <= 10, `${seen} in view at ${index}`);
      });
    };
    await sits(0);
    await opened.click('site-gallery .next');
    await sits(1);
    await opened.click('site-gallery .previous');
    await sits(0);
    assert.equal(await calls(opened, 'show', many - 1), true);
    await sits(many - 1);
    assert.equal(await calls(opened, 'next'), false, 'there is no slide after the last');
    assert.equal(await calls(opened, 'previous'), true);
    await sits(many - 2);
    await opened.focus('site-gallery .track');
    await opened.keyboard.press('Home');
    await sits(0);
    await opened.keyboard.press('End');
    await sits(many - 1);
    assert.equal(await calls(opened, 'show', many / 2), true);
    await sits(many / 2);
    await opened.keyboard.press('ArrowRight');
    await sits(many / 2 + 1);
    assert.deepEqual(heard.console, []);
    await close();
  });
}

test(`a grid of ${many} has all of them in their places, each to be reached`, async () => {
  const { page: opened, heard, close } = await open('/grid');
  await opened.waitForSelector('site-gallery .track');
  const found = await opened.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('site-gallery > img')];
    const boxes = all.map(slide => slide.getBoundingClientRect());
    return {
      inert: all.filter(slide => slide.inert).length,
      empty: boxes.filter(({ width, height }) => width < 1 || height < 1).length,
      places: new Set(boxes.map(({ left, top }) => `${Math.round(left)},${Math.round(top)}`)).size,
      perRow: boxes.filter(({ top }) => top === boxes[0]!.top).length,
    };
  });
  assert.deepEqual(found, { inert: 0, empty: 0, places: many, perRow: 4 });
  await opened.locator('site-gallery > img').nth(many - 1).scrollIntoViewIfNeeded();
  assert.ok(await opened.locator('site-gallery > img').nth(many - 1).isVisible());
  assert.equal(await calls(opened, 'show', 2), true);
  assert.deepEqual(heard.console, []);
  await close();
});

describe(`a page of ${galleries} galleries`, () => {
  test('has every one of them at work, each for itself, and no id twice', async () => {
    const { page: opened, heard, close } = await open('/fifty');
    for (let at = 0; at < galleries; at += 1) {
      const one = opened.locator('site-gallery').nth(at);
      await one.scrollIntoViewIfNeeded();
      await one.locator('.track').waitFor();
      if (at % 4 === 3) continue; // a grid has no way to go
      await one.locator('.next').click();
      await opened.waitForFunction(index => {
        const { current, children } = document.querySelectorAll<Gallery>('site-gallery')[index]!;
        return current > 0 && !(children[current] as HTMLElement).inert;
      }, at);
    }
    const { moved, apart, ids } = await opened.evaluate(() => {
      const roots: (Document | ShadowRoot)[] = [document];
      for (const root of roots) for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
      const all = [...document.querySelectorAll<Gallery>('site-gallery')];
      return {
        moved: all.map(one => one.current),
        apart: all.filter(one => one.shadowRoot!.querySelector('.next') && ![...one.children].some(slide => (slide as HTMLElement).inert)).length,
        // An id is unique in its own root: that is what labels and styles look in.
        ids: roots.map(root => [...root.querySelectorAll('[id]')].map(({ id }) => id)).filter(names => new Set(names).size < names.length),
      };
    });
    assert.equal(moved.length, galleries);
    assert.deepEqual(moved.filter((current, at) => (at % 4 === 3 ? current !== 0 : current === 0)), []);
    assert.deepEqual({ apart, ids }, { apart: 0, ids: [] });
    assert.deepEqual(heard.console, []);
    await close();
  });
});
