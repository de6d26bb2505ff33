import type { Browser, CDPSession, Page } from 'playwright-core';
import { namedFunctions } from '../e2e/chromium.js';
import { median } from './measure.js';
import { serveBench } from './pages.js';

const runs = 7;
const count = 12;
const widths = [150, 1500];
const addressOf = (width: number, at: number) => `/picture-${at}-${width}.svg`;
const pictures = Object.fromEntries(widths.flatMap(width => Array.from({ length: count }, (_, at) => [addressOf(width, at),
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 1.5}"><rect width="100%" height="100%" fill="hsl(${at * 30} 50% 50%)"/></svg>`])));
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${head}<body>${body}</body></html>`;
const links = (attributes: (at: number) => string) => Array.from({ length: count }, (_, at) =>
  `<a href="${addressOf(1500, at)}" ${attributes(at)}><img src="${addressOf(150, at)}" width="150" height="100" alt="Picture ${at + 1}"></a>`).join(' ');

interface Peer {
  readonly page: string;
  /** True once the page has set everything up. */
  readonly ready: string;
  /** The pictures of the open lightbox. */
  readonly shown: string;
  readonly close: string;
  /** True once it is closed and gone. */
  readonly gone: string;
}

const peers: Record<string, Peer> = {
  'site-lightbox': {
    page: page('<link rel="stylesheet" href="/cdn/site-elements.css"><script type="module" src="/cdn/site-lightbox.js"></script>',
      `<site-lightbox>${links(() => '')}</site-lightbox>`),
    ready: '!!document.querySelector("site-lightbox").shadowRoot?.querySelector("#root")',
    shown: '[...document.querySelector("site-lightbox").shadowRoot.querySelectorAll("dialog[open] img")]',
    close: 'document.querySelector("site-lightbox").hide()',
    gone: '!document.querySelector("site-lightbox").shadowRoot.querySelector("dialog")',
  },
  'photoswipe': {
    page: page(`<link rel="stylesheet" href="/peers/photoswipe.css"><script type="module">
import PhotoSwipeLightbox from '/peers/photoswipe-lightbox.js';
window.box = new PhotoSwipeLightbox({ gallery: '#box', children: 'a', pswpModule: () => import('/peers/photoswipe.js') });
box.init();</script>`, `<div id="box">${links(() => 'data-pswp-width="1500" data-pswp-height="1000"')}</div>`),
    ready: '!!window.box',
    shown: '[...document.querySelectorAll(".pswp img")]',
    close: 'box.pswp.close()',
    gone: '!document.querySelector(".pswp")',
  },
  'glightbox': {
    page: page('<link rel="stylesheet" href="/peers/glightbox.css"><script src="/peers/glightbox.js"></script>',
      `<div>${links(() => 'class="glightbox" data-type="image" data-gallery="all"')}</div><script>box = GLightbox()</script>`),
    ready: '!!window.box',
    shown: '[...document.querySelectorAll(".glightbox-container .gslide.current img")]',
    close: 'box.close()',
    gone: '!document.querySelector(".glightbox-container")',
  },
};

/** Opens the third picture by a click: milliseconds until a frame with a picture in the open lightbox is painted. */
const open = (target: Page, shown: string) => target.evaluate(find => new Promise<number>(resolve => {
  const start = performance.now();
  document.querySelectorAll<HTMLElement>('a')[2]!.click();
  const look = () => {
    const pictures = new Function(`return ${find}`)() as HTMLImageElement[];
    const isShown = pictures.some(image => image.complete && image.getBoundingClientRect().width > 1);
    if (!isShown) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel(); // answers when this frame has been drawn
    port1.onmessage = () => resolve(performance.now() - start);
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}), shown);

export interface OpenTimes {
  readonly coldMs: number;
  readonly warmMs: number;
  /** All that the main thread does for the first opening, until it rests. */
  readonly mainThreadMs: number;
}

async function taskMs(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

/** First and second opening of each lightbox, at a quarter of the processor's speed. */
export async function benchLightbox(browser: Browser): Promise<Record<string, OpenTimes>> {
  const server = await serveBench({
    ...pictures, ...Object.fromEntries(Object.entries(peers).map(([name, peer]) => [`/${name}`, peer.page])),
  });
  const times: Record<string, { cold: number[]; warm: number[]; task: number[] }> = {};
  for (let run = 0; run <= runs; run++) {
    for (const [name, { ready, shown, close, gone }] of Object.entries(peers)) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
      const target = await context.newPage();
      await target.addInitScript(namedFunctions);
      await target.goto(`${server.url}/${name}`, { waitUntil: 'networkidle' });
      await target.waitForFunction(ready);
      const client = await context.newCDPSession(target);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await client.send('Performance.enable');
      const before = await taskMs(client);
      const cold = await open(target, shown);
      await target.waitForTimeout(1500);
      const task = await taskMs(client) - before;
      await target.evaluate(close);
      await target.waitForFunction(gone);
      const warm = await open(target, shown);
      await context.close();
      if (run === 0) continue; // warms the machine up
      times[name] ??= { cold: [], warm: [], task: [] };
      times[name].task.push(task);
      times[name].cold.push(cold);
      times[name].warm.push(warm);
    }
  }
  server.close();
  return Object.fromEntries(
    Object.entries(times).map(([name, { cold, warm, task }]) => [
      name,
      { coldMs: median(cold), warmMs: median(warm), mainThreadMs: median(task) },
    ]),
  );
}
