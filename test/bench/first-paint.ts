import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { stylesInHead } from '../../core/manifest/install/page-styles.js';
import { median } from './measure.js';
import { serveBench } from './pages.js';
import { photograph } from './photograph.js';
import { openSlowly } from './slow-line.js';

const runs = 7;
const size = { width: 1200, height: 700 };
const picture = (name: string) => `<img src="/${name}.jpg" width="${size.width}" height="${size.height}" alt="A picture">`;
const gallery = `<site-gallery>${picture('one')}${picture('two')}</site-gallery>`;
const rest = `<site-cart-badge><a href="/cart">Cart</a></site-cart-badge>
<site-add-to-cart sku="a" name="A" price-cents="100"><button>Add</button></site-add-to-cart>
<site-form form-id="contact"><form action="/forms/contact" method="post"><label>Name <input name="name"></label><button>Send</button></form></site-form>
<site-map lat="52" lng="1"><address>Somewhere</address></site-map>
<cookie-banner></cookie-banner>`;
const words = '<p>A paragraph of the page, as long as paragraphs are, so that something stands above and below.</p>'.repeat(3);

const critical = () => `<style>${readFileSync('dist/cdn/site-elements.critical.css', 'utf8')}</style>`;
const links = (markup: string) => stylesInHead(markup, '/cdn/');
const script = '<script type="module" src="/cdn/auto.js"></script>';
const page = (head: string, body: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><link rel="icon" href="data:,">${head}<body><h1>A page</h1>${body}</body></html>`;

/** The ways to paste the library that the documentation offers, the same page without it, and Swiper's element. */
const pages = () => ({
  '/plain': page('', gallery + rest),
  '/head': page(critical() + script, gallery + rest),
  '/own-sheets': page(links(gallery + rest) + script, gallery + rest),
  '/link': page(`<link rel="stylesheet" href="/cdn/site-elements.critical.css">${script}`, gallery + rest),
  '/block': page('', `${words}${critical()}${script}${links(gallery)}${gallery}${words}`),
  '/end': page('', `${gallery}${words}${rest}${script}`),
  // A page long enough to be painted before it has loaded completely: the rules precede the gallery, the script is at the end.
  '/rules-then-end': page('', `${words}${critical()}${gallery}${words.repeat(120)}${rest}${script}`),
  '/swiper': page('<script type="module" src="/peers/swiper.js"></script>',
    `<swiper-container navigation="true"><swiper-slide>${picture('one')}</swiper-slide><swiper-slide>${picture('two')}</swiper-slide></swiper-container>${rest}`),
});

export interface Arrival {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly shift: number;
  /** Until a click on the gallery's "next" shows the next slide; null without one. */
  readonly answersMs: number | null;
}

/** How a page arrives over a slow line at 4x slowed CPU, by way of pasting: medians. */
export async function benchFirstPaint(browser: Browser): Promise<Record<string, Arrival>> {
  const served = pages();
  const server = await serveBench({ '/one.jpg': await photograph(size), '/two.jpg': await photograph(size), ...served });
  const seen: Record<string, Arrival[]> = {};
  for (let run = 0; run <= runs; run++) {
    for (const path of Object.keys(served)) {
      const arrival = await arrivalOf(browser, server.url + path);
      if (run > 0) (seen[path] ??= []).push(arrival); // the first round warms up
    }
  }
  server.close();
  return Object.fromEntries(Object.entries(seen).map(([path, all]) => [path, {
    firstPaintMs: median(all.map(({ firstPaintMs }) => firstPaintMs)),
    largestPaintMs: median(all.map(({ largestPaintMs }) => largestPaintMs)),
    shift: Math.max(...all.map(({ shift }) => shift)),
    answersMs: all[0]!.answersMs === null ? null : median(all.map(({ answersMs }) => answersMs!)),
  }]));
}

async function arrivalOf(browser: Browser, url: string): Promise<Arrival> {
  const { page: visited, context } = await openSlowly(browser);
  await visited.addInitScript(() => {
    const figures = Object.assign(globalThis, { answersMs: null as number | null });
    for (const type of ['site-slide-change', 'swiperslidechange']) addEventListener(type, () => { figures.answersMs ??= performance.now(); }, true);
    const press = () => {
      if (figures.answersMs !== null) return;
      const host = document.querySelector('site-gallery, swiper-container');
      host?.shadowRoot?.querySelector<HTMLElement>('[data-action="next"], .swiper-button-next')?.click();
      requestAnimationFrame(press);
    };
    requestAnimationFrame(press);
  });
  await visited.goto(url, { waitUntil: 'networkidle' });
  const arrival = await visited.evaluate(() => new Promise<Arrival>(resolve => {
    const figures = { firstPaintMs: 0, largestPaintMs: 0, shift: 0 };
    figures.firstPaintMs = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
    new PerformanceObserver(list => { figures.largestPaintMs = list.getEntries().at(-1)!.startTime; })
      .observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver(list => { for (const entry of list.getEntries()) figures.shift += (entry as PerformanceEntry & { value: number }).value; })
      .observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() =>
      resolve({ ...figures, answersMs: (globalThis as never as { answersMs: number | null }).answersMs }))));
  }));
  await context.close();
  return arrival;
}
