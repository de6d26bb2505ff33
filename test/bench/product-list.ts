import type { Browser } from 'playwright-core';
import { namedFunctions } from '../e2e/chromium.js';
import { median } from './measure.js';
import { serveBench } from './pages.js';

const runs = 7;
const picture = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22400%22 height=%22500%22/%3E';
const card = (at: number) => `<li data-sku="p${at}" data-price-cents="${1000 + at}" data-category="${['Mugs', 'Bowls', 'Jugs'][at % 3]}"><a href="#p${at}"><img src='${picture}' width="400" height="500" alt="" loading="lazy"></a><h3><a href="#p${at}">Piece ${at}</a></h3><p>${(10 + at / 100).toFixed(2)}</p></li>`;
const product = (at: number) => ({
  id: `p${at}`,
  name: `Piece ${at}`,
  url: `#p${at}`,
  categories: [['Mugs', 'Bowls', 'Jugs'][at % 3]],
  variants: [{ sku: `p${at}`, price: 1000 + at, qtyInStock: 9 }],
});
const many = <T>(count: number, of: (at: number) => T) => Array.from({ length: count }, (_, at) => of(at));
const page = (inside: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/cdn/site-elements.css"><script type="module" src="/cdn/auto.js"></script><body><h1>A shop</h1><site-product-list page-size="48">${inside}</site-product-list></body></html>`;

/** Lists as authors have them: cards in the page, or products as JSON. */
const ways = {
  cards: (count: number) => page(`<ul>${many(count, card).join('')}</ul>`),
  'JSON block': (count: number) =>
    page(
      `<script type="application/json">${JSON.stringify({ products: many(count, product) })}</script><p><a href="/shop">The shop</a></p>`,
    ),
};

export interface ListCost {
  readonly firstPaintMs: number;
  /** Until the list answers: its filters are drawn. */
  readonly readyMs: number;
  /** The longest task while the whole list is scrolled through; below 50 ms does not count. */
  readonly longestTaskMs: number;
}

/** A list of some products and of many, at 4x slowed CPU until it answers: medians. */
export async function benchProductList(browser: Browser, counts: readonly number[]): Promise<Record<string, readonly ListCost[]>> {
  const rows = Object.entries(ways).flatMap(([name, of]) => counts.map(count => ({ name, count, html: of(count) })));
  const server = await serveBench(Object.fromEntries(rows.map(({ html }, at) => [`/${at}`, html])));
  const seen = rows.map((): ListCost[] => []);
  for (let run = 0; run <= runs; run++) {
    for (const at of rows.keys()) {
      const cost = await costOfList(browser, `${server.url}/${at}`);
      if (run > 0) seen[at]!.push(cost); // the first round warms the machine up
    }
  }
  server.close();
  const all = seen.map((costs): ListCost => {
    const of = (key: keyof ListCost) => median(costs.map(cost => cost[key]));
    return { firstPaintMs: of('firstPaintMs'), readyMs: of('readyMs'), longestTaskMs: of('longestTaskMs') };
  });
  return Object.fromEntries(Object.keys(ways).map(name => [name, all.filter((_, at) => rows[at]!.name === name)]));
}

async function costOfList(browser: Browser, url: string): Promise<ListCost> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const visited = await context.newPage();
  await visited.addInitScript(namedFunctions);
  const client = await context.newCDPSession(visited);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await visited.goto(url);
  await visited.waitForFunction(() => document.querySelector('site-product-list')?.shadowRoot?.querySelector('[part~="count"], .count'));
  const arrival = await visited.evaluate(() => ({
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    readyMs: performance.now(),
  }));
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const longestTaskMs = await visited.evaluate(async () => {
    const frame = () => new Promise(resolve => { requestAnimationFrame(resolve); });
    for (let at = 0; at < 10; at++) await frame(); // what follows the first drawing is not scrolling
    let longestTaskMs = 0;
    const observer = new PerformanceObserver(list => { for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration); });
    observer.observe({ type: 'longtask' });
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y);
      await frame();
    }
    await frame();
    await new Promise(resolve => { setTimeout(resolve); });
    return longestTaskMs;
  });
  await context.close();
  return { ...arrival, longestTaskMs };
}
