// Runs with npm run test:all: ten thousand pictures.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch, namedFunctions, watch } from './chromium.js';
import { servePages, type PageServer } from './page-server.js';
import { restyledNodes } from './restyled-nodes.js';

// What ten thousand pictures cost: fetched and drawn is what is seen, wherever that is. Times are the bench's.

const many = 10_000;
const far = 7000;
const picture = (at: number, source = 'src') => `<img ${source}="/images/${at}" width="3" height="2" loading="lazy" alt="Picture ${at + 1}">`;
const slides = (source?: string) => Array.from({ length: many }, (_, at) => picture(at, source)).join('');
const page = (attributes: string, source?: string, after = '') => ({
  body: `<link rel="stylesheet" href="/v1/site-elements.css"><style>body { margin: 0 }</style><site-gallery ${attributes}>${slides(source)}</site-gallery>${after}<script type="module" src="/v1/auto.js"></script>`,
});

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages({
    '/slideshow': page(''),
    '/strip': page('design="strip"'),
    '/grid': page('design="grid"'),
    '/autorows': page('design="autorows"'),
    '/data-strip': page('design="strip"', 'data-src'),
    '/data-slideshow': page('', 'data-src'),
    '/data-grid': page('design="grid"', 'data-src'),
    '/thumbnails': page('thumbnails'),
    '/lightbox': page('design="grid" lightbox', 'src', '<site-lightbox controls="thumbnails"></site-lightbox>'),
  });
});
after(async () => {
  await browser?.close();
  server?.close();
});

interface Gallery extends HTMLElement { current: number; show(index: number): Promise<boolean> }

const patience = { timeout: 120_000 }; // ten thousand of anything take a slow machine a while

async function open(address: string) {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  context.setDefaultTimeout(patience.timeout);
  const opened = await context.newPage();
  const heard = watch(opened);
  await opened.addInitScript(namedFunctions);
  await opened.goto(server.url + address, { waitUntil: 'load', ...patience });
  await opened.waitForSelector('site-gallery .track');
  /** The numbers of the pictures that have been asked for since the last time. */
  const fetched = () => heard.requests.splice(0).flatMap(path => (path.startsWith('/images/') ? [Number(path.slice('/images/'.length))] : []));
  return { page: opened, heard, fetched, close: () => context.close() };
}

/** Shows a slide, and waits until it is seen with its picture. */
async function show(opened: Page, index: number): Promise<void> {
  await opened.evaluate(at => document.querySelector<Gallery>('site-gallery')!.show(at), index);
  await opened.waitForFunction(at => {
    const image = document.querySelector('site-gallery')!.children[at] as HTMLImageElement;
    const { left, top, right, bottom } = image.getBoundingClientRect();
    return image.complete && image.naturalWidth > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  }, index);
}

const buttons = (opened: Page, part: string) => opened.evaluate(name => {
  const roots = [...document.querySelectorAll('site-gallery, site-lightbox')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const all = roots.flatMap(root => [...root.querySelectorAll<HTMLButtonElement>(`[part="${name}"]`)]);
  const [row] = all.flatMap(one => one.parentElement ?? []);
  return {
    values: all.map(({ value }) => Number(value)),
    current: all.filter(one => one.ariaCurrent === 'true').map(({ value }) => Number(value)),
    rowPx: row?.scrollWidth ?? 0,
  };
}, part);

describe('a jump over thousands of pictures', () => {
  for (const [address, most] of [['/slideshow', 2], ['/strip', 12], ['/grid', 400], ['/autorows', 200],
    ['/data-slideshow', 2], ['/data-strip', 12], ['/data-grid', 400]] as const) {
    test(`fetches what is seen there, and nothing on the way: ${address}`, async () => {
      const { page: opened, heard, fetched, close } = await open(address);
      await show(opened, 0);
      fetched();
      await show(opened, far);
      // In a page of rows the browser fetches some screens ahead, before and behind; and perhaps still those of the beginning.
      const found = fetched().filter(at => at > most);
      assert.ok(found.includes(far) && found.length <= most, `${found.length} were fetched: ${found.join()}`);
      assert.deepEqual(found.filter(at => Math.abs(at - far) > most), []);
      assert.deepEqual(heard.console, []);
      await close();
    });
  }
});

describe('ten thousand thumbnails', () => {
  test('are drawn as far as they are seen, in a row as long as all of them', async () => {
    const { page: opened, heard, fetched, close } = await open('/thumbnails');
    await opened.waitForSelector('site-gallery [part="thumbnail"]');
    const rowPx = many * (72 * 1.5 + 5) - 5;
    const before = await buttons(opened, 'thumbnail');
    assert.deepEqual([before.current, before.rowPx], [[0], rowPx]);
    assert.ok(before.values.length < 100, `${before.values.length} are drawn`);
    fetched();
    await show(opened, far);
    await opened.waitForFunction(at => {
      const current = document.querySelector('site-gallery')!.shadowRoot!.querySelector<HTMLButtonElement>('[part="thumbnail"][aria-current]');
      const image = current?.querySelector('img');
      return Number(current?.value) === at && image?.complete && image.getBoundingClientRect().left > 0 && image.getBoundingClientRect().right < innerWidth;
    }, far);
    const there = await buttons(opened, 'thumbnail');
    assert.deepEqual([there.current, there.rowPx], [[far], rowPx]);
    assert.ok(there.values.length < 100 && there.values.includes(far + 3), `${there.values.length} are drawn`);
    assert.deepEqual(fetched().filter(at => Math.abs(at - far) > 60), []);
    // The keyboard: focus goes with the current one, also where it was not drawn before.
    await opened.focus('site-gallery [part="thumbnail"][aria-current]');
    await opened.keyboard.press('End');
    await opened.waitForFunction(last => {
      const focused = document.querySelector('site-gallery')!.shadowRoot!.activeElement as HTMLButtonElement | null;
      return focused?.part.contains('thumbnail') && Number(focused.value) === last;
    }, many - 1);
    assert.deepEqual(heard.console, []);
    await close();
  });

  test('are as few in the lightbox over ten thousand pictures, which opens and navigates while restyling few nodes', async () => {
    const { page: opened, heard, close } = await open('/lightbox');
    await opened.locator('site-gallery > img[role="button"]').nth(2).click();
    await opened.waitForSelector('site-lightbox [part="thumbnail"]');
    const { values, current } = await buttons(opened, 'thumbnail');
    assert.deepEqual(current, [2]);
    assert.ok(values.length < 100, `${values.length} are drawn`);
    const isAt = (index: number) => opened.waitForFunction(at => {
      const one = document.querySelector('site-lightbox')!.shadowRoot!.querySelector<HTMLButtonElement>('[part="thumbnail"][aria-current]');
      return Number(one?.value) === at;
    }, index);
    await opened.keyboard.press('ArrowRight');
    await isAt(3);
    const restyled = await restyledNodes(opened, async () => {
      await opened.click('site-lightbox .arrow.next'); // a second key so soon would be taken for one that is held
      await isAt(4);
    });
    assert.ok(restyled < 1000, `${restyled} nodes for a step`);
    await opened.keyboard.press('End');
    await isAt(many - 1);
    assert.ok((await buttons(opened, 'thumbnail')).values.length < 100);
    assert.deepEqual(heard.console, []);
    await close();
  });
});

for (const address of ['/slideshow', '/strip']) {
  test(`a visitor's step among ten thousand has few nodes restyled: ${address}`, async () => {
    const { page: opened, heard, close } = await open(address);
    const arrives = (index: number) => opened.waitForFunction(at => document.querySelector<Gallery>('site-gallery')!.current === at
      && document.querySelector('site-gallery')!.shadowRoot!.querySelector('[role=status]')!.textContent !== '', index);
    await opened.click('site-gallery .next');
    await arrives(1);
    const restyled = await restyledNodes(opened, async () => {
      await opened.click('site-gallery .next');
      await arrives(2);
    });
    assert.ok(restyled < 1000, `${restyled} nodes`);
    assert.deepEqual(heard.console, []);
    await close();
  });
}
