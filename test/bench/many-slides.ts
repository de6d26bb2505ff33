import type { Browser, Page } from 'playwright-core';
import { namedFunctions } from '../e2e/chromium.js';
import { costOf, median } from './measure.js';
import { serveBench } from './pages.js';

const pictureCount = 10_000;
const runs = 3;
const far = 7000;
const image = (at: number) => `<img src="/picture.svg?${at}" width="300" height="200" loading="lazy" alt="Picture ${at + 1}">`;
const images = Array.from({ length: pictureCount }, (_, at) => image(at)).join('');
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path fill="#888" d="M0 0h300v200H0z"/></svg>';
const page = (head: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${head}<body><main></main></body></html>`;
const ours = page('<link rel="stylesheet" href="/cdn/site-elements.css"><script type="module" src="/cdn/site-gallery.js"></script>');

/** The same pictures in the same places, without a script. */
const plain: Record<string, string> = {
  slideshow: '.g { display: flex; overflow: auto hidden; scroll-snap-type: x mandatory } .g img { flex: 0 0 100%; min-width: 0; height: auto; aspect-ratio: 3 / 2; scroll-snap-align: start }',
  strip: '.g { display: flex; gap: 8px; overflow: auto hidden; scroll-snap-type: x mandatory } .g img { flex: none; height: 300px; width: auto; scroll-snap-align: center }',
  grid: '.g { display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px } .g img { width: 100%; height: auto; aspect-ratio: 1; object-fit: cover }',
  autorows: '.g { display: flex; flex-wrap: wrap; gap: 20px } .g img { flex: 150 1 375px; min-width: 0; height: auto }',
};

interface Gallery extends HTMLElement { show(index: number): Promise<boolean>; next(): Promise<boolean> }

export interface ManyCost {
  /** All that the main thread does for mounting it. */
  readonly mountMs: number;
  /** The longest task, at 4x slowed CPU, of a jump over thousands, and of a step from there; below 50 ms does not count. */
  readonly jumpMs: number;
  readonly stepMs: number;
  /** Pictures that are fetched for the jump. */
  readonly fetched: number;
}

/** Ten thousand pictures by design: in a gallery, and in plain HTML. Medians. */
export async function benchManySlides(browser: Browser): Promise<Record<string, { readonly ours: ManyCost; readonly plain: ManyCost }>> {
  const designs = Object.keys(plain);
  const server = await serveBench({
    '/ours': ours, '/picture.svg': Buffer.from(picture),
    ...Object.fromEntries(designs.map(design => [`/${design}`, page(`<style>${plain[design]!}</style>`)])),
  });
  const costs: Record<string, { ours: ManyCost; plain: ManyCost }> = {};
  for (const design of designs) {
    const seen: { ours: ManyCost; plain: ManyCost }[] = [];
    for (let run = 0; run < runs; run++) {
      seen.push({
        ours: await costOfMany(browser, `${server.url}/ours`, `<site-gallery class="g" design="${design}">${images}</site-gallery>`),
        plain: await costOfMany(browser, `${server.url}/${design}`, `<div class="g">${images}</div>`),
      });
    }
    const of = (whose: 'ours' | 'plain'): ManyCost => {
      const middle = (key: keyof ManyCost) => median(seen.map(one => one[whose][key]));
      return { mountMs: middle('mountMs'), jumpMs: middle('jumpMs'), stepMs: middle('stepMs'), fetched: middle('fetched') };
    };
    costs[design] = { ours: of('ours'), plain: of('plain') };
  }
  server.close();
  return costs;
}

async function costOfMany(browser: Browser, url: string, markup: string): Promise<ManyCost> {
  let [jumpMs, stepMs, fetched] = [0, 0, 0];
  const { taskMs } = await costOf(browser, url, async opened => {
    await opened.evaluate(namedFunctions);
    await opened.evaluate(html => { setTimeout(() => { document.querySelector('main')!.innerHTML = html; }); }, markup);
    await opened.waitForFunction(() => {
      const gallery = document.querySelector('.g');
      return gallery && (!gallery.localName.includes('-') || gallery.shadowRoot?.querySelector('.track'));
    });
  }, async opened => {
    const client = await opened.context().newCDPSession(opened);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const requests: string[] = [];
    opened.on('request', request => requests.push(request.url()));
    jumpMs = await longestTask(opened, far);
    fetched = requests.length;
    stepMs = await longestTask(opened, far + 1);
  });
  return { mountMs: taskMs, jumpMs, stepMs, fetched };
}

/** The longest task until a picture is there, and the page is still. */
const longestTask = (opened: Page, index: number): Promise<number> => opened.evaluate(async at => {
  const frame = () => new Promise(resolve => { requestAnimationFrame(resolve); });
  const still = async () => { for (let count = 0; count < 40; count++) await frame(); };
  await still(); // what was before is not counted
  let longestMs = 0;
  const observer = new PerformanceObserver(list => { for (const { duration } of list.getEntries()) longestMs = Math.max(longestMs, duration); });
  observer.observe({ type: 'longtask' });
  const gallery = document.querySelector<Gallery>('.g')!;
  const picture = gallery.children[at] as HTMLImageElement;
  if (gallery.show) await gallery.show(at);
  else picture.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  while (!picture.complete) await frame();
  await still();
  return longestMs;
}, index);
