import type { Browser, Page } from 'playwright-core';
import { namedFunctions } from '../e2e/chromium.js';
import { costOf, median, medianCost, type Cost } from './measure.js';
import { serveBench } from './pages.js';

const galleryCount = 50;
const pictureCount = 20;
const runs = 5;
const picture = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22300%22 height=%22200%22/%3E';

interface Peer { readonly page: string; readonly markup: string; readonly ready: string }
const image = `<img src='${picture}' width='300' height='200' alt='A picture'>`;
const each = (open: string, item: string, close: string) => open + item.repeat(pictureCount) + close;
/** Each page has its library's own head: one of our style sheets on another library's page would be counted as that library's work. */
const page = (script: string, head = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${head}<body><main></main>${script}</body></html>`;
const emblaStyles = '<style>.embla{overflow:hidden}.embla>div{display:flex}.embla>div>div{flex:0 0 100%}.embla img{width:100%;height:auto}</style>';
/** With the buttons that the others bring along. */
const startEmbla = `<script>start = () => { window.embla = [...document.querySelectorAll('.embla')].map(e => {
  const one = EmblaCarousel(e);
  for (const by of ['Prev', 'Next']) e.insertAdjacentElement('afterend', Object.assign(document.createElement('button'), { textContent: by, onclick: () => one['scroll' + by]() }));
  return one;
}); }</script>`;

/** Each contender: the page that has its script, one gallery's markup, and an expression that is true once all are mounted. */
const peers: Record<string, Peer> = {
  'plain scroll-snap': { page: page(''), markup: each('<div>', image, '</div>'), ready: 'true' },
  'site-gallery': {
    page: page('<script type="module" src="/cdn/site-gallery.js"></script>', '<link rel="stylesheet" href="/cdn/site-elements.css">'),
    markup: each('<site-gallery>', image, '</site-gallery>'),
    ready: '[...document.querySelectorAll("site-gallery")].every(e => e.shadowRoot?.querySelector("#root")?.childElementCount)',
  },
  'swiper-container': {
    page: page('<script src="/peers/swiper.js"></script>'),
    markup: each('<swiper-container navigation="true" pagination="true">', `<swiper-slide>${image}</swiper-slide>`, '</swiper-container>'),
    ready: '[...document.querySelectorAll("swiper-container")].every(e => e.swiper?.initialized)',
  },
  'embla': {
    page: page(`<script src="/peers/embla.js"></script>${startEmbla}`, emblaStyles),
    markup: each('<div class="embla"><div>', `<div>${image}</div>`, '</div></div>'),
    ready: 'window.embla?.length > 0',
  },
  'splide': {
    page: page('<link rel="stylesheet" href="/peers/splide.css"><script src="/peers/splide.js"></script><script>start = () => { window.splides = [...document.querySelectorAll(".splide")].map(e => new Splide(e).mount()); }</script>'),
    markup: each('<div class="splide"><div class="splide__track"><ul class="splide__list">', `<li class="splide__slide">${image}</li>`, '</ul></div></div>'),
    ready: 'window.splides?.length > 0',
  },
};

const mount = ({ markup, ready }: Peer, count = galleryCount) => async (target: Page) => {
  // In a task of the page's own: what the debugger runs itself is not counted as script.
  await target.evaluate(html => {
    setTimeout(() => {
      document.querySelector('main')!.innerHTML = html;
      (window as Window & { start?(): void }).start?.();
    });
  }, markup.repeat(count));
  await target.waitForFunction(ready);
};

/** Costs of mounting this many galleries of twenty pictures, contender by contender in turn. */
export async function benchGalleries(browser: Browser, count = galleryCount, cpuRate = 1): Promise<Record<string, Cost>> {
  const names = Object.keys(peers);
  const server = await serveBench(Object.fromEntries(names.map((name, at) => [`/${at}`, peers[name]!.page])));
  const costs: Record<string, Cost[]> = {};
  for (let run = 0; run <= runs; run++) {
    for (const [at, name] of names.entries()) {
      const cost = await costOf(browser, `${server.url}/${at}`, mount(peers[name]!, count), undefined, cpuRate);
      if (run > 0) (costs[name] ??= []).push(cost); // the first round warms the machine up
    }
  }
  server.close();
  return Object.fromEntries(names.map(name => [name, medianCost(costs[name]!)]));
}

/** Main-thread time a gallery of two pictures costs, by how many of them are on the page. */
export async function benchGrowth(browser: Browser, counts: readonly number[]): Promise<number[]> {
  const peer = { ...peers['site-gallery']!, markup: `<site-gallery>${image}${image}</site-gallery>` };
  const server = await serveBench({ '/': peer.page });
  const perGallery: number[] = [];
  for (const count of counts) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push((await costOf(browser, server.url, mount(peer, count))).taskMs / count);
    perGallery.push(median(times));
  }
  server.close();
  return perGallery;
}

/** Heap after three thousand mounts and removals, over the heap after the three thousand before. */
export async function benchRemovals(browser: Browser): Promise<number> {
  const server = await serveBench({ '/': peers['site-gallery']!.page });
  const context = await browser.newContext();
  const target = await context.newPage();
  await target.addInitScript(namedFunctions);
  await target.goto(server.url, { waitUntil: 'networkidle' });
  const heap = await target.evaluate(async () => {
    const frame = () => new Promise(resolve => { requestAnimationFrame(resolve); });
    const round = async () => {
      for (let i = 0; i < 20; i++) {
        const box = document.createElement('div');
        for (let j = 0; j < 50; j++) {
          const element = document.createElement('site-gallery');
          element.append(document.createElement('img'), document.createElement('img'));
          box.append(element);
        }
        document.body.append(box);
        await frame();
        await frame();
        box.remove();
        await frame();
      }
      for (let i = 0; i < 10; i++) {
        (globalThis as unknown as { gc(): void }).gc();
        await frame();
      }
      return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize;
    };
    /** What stays: the least of a few rounds, for a collector leaves more at one time than at another. */
    const least = async () => Math.min(await round(), await round(), await round());
    await round(); // compiles what is to be compiled
    return [await least(), await least()] as const;
  });
  await context.close();
  server.close();
  return heap[1] / heap[0];
}
