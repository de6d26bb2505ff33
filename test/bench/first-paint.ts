import type { Browser } from 'playwright-core';
import { namedFunctions } from '../e2e/chromium.js';
import { median } from './measure.js';
import { serveBench } from './pages.js';
import { photograph } from './photograph.js';

const runs = 7;
/** A slow line: that of a phone at the edge of its cell. */
const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 80_000, offline: false };
const size = { width: 1200, height: 700 };
const picture = (name: string) => `<img src="/${name}.jpg" width="${size.width}" height="${size.height}" alt="A picture">`;
const all = `<site-cart-badge><a href="/cart">Cart</a></site-cart-badge>
<site-gallery>${picture('one')}${picture('two')}</site-gallery>
<site-add-to-cart sku="a" name="A" price-cents="100"><button>Add</button></site-add-to-cart>
<site-form form-id="contact"><form action="/forms/contact" method="post"><label>Name <input name="name"></label><button>Send</button></form></site-form>
<site-map lat="52" lng="1"><address>Somewhere</address></site-map>
<cookie-banner></cookie-banner>`;
const page = (script: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/cdn/site-elements.css"><body><h1>A page</h1>${all}${script}</body></html>`;

export interface FirstPaint { readonly lcpRatio: number; readonly shift: number }

/**
 * Largest contentful paint of a page with all elements over the same page without scripts, both on a slow line with
 * pictures that come over it, and its layout shift.
 */
export async function benchFirstPaint(browser: Browser): Promise<FirstPaint> {
  const server = await serveBench({
    '/one.jpg': await photograph(size),
    '/two.jpg': await photograph(size),
    '/plain': page(''),
    '/ours': page('<script type="module" src="/cdn/auto.js"></script>'),
  });
  const paints: Record<string, number[]> = { '/plain': [], '/ours': [] };
  let shift = 0;
  for (let run = 0; run <= runs; run++) {
    for (const path of Object.keys(paints)) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
      const target = await context.newPage();
      await target.addInitScript(namedFunctions);
      const client = await context.newCDPSession(target);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', line);
      await target.goto(server.url + path, { waitUntil: 'networkidle' });
      const seen = await target.evaluate(() => new Promise<{ lcp: number; shift: number }>(resolve => {
        const figures = { lcp: 0, shift: 0 };
        new PerformanceObserver(list => { figures.lcp = list.getEntries().at(-1)!.startTime; })
          .observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver(list => { for (const entry of list.getEntries()) figures.shift += (entry as PerformanceEntry & { value: number }).value; })
          .observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(figures))));
      }));
      await context.close();
      if (run === 0) continue;
      paints[path]!.push(seen.lcp);
      if (path === '/ours') shift = Math.max(shift, seen.shift);
    }
  }
  server.close();
  return { lcpRatio: median(paints['/ours']!) / median(paints['/plain']!), shift };
}
