import type { Browser } from 'playwright-core';
import { namedFunctions } from '../e2e/chromium.js';
import { serveBench } from './pages.js';
import { photograph } from './photograph.js';

/** All take turns: a machine is not equally quick for minutes. */
const rounds = 2;
const steps = 24;
const stillMs = 1500;
const frameMs = 1000 / 60;
const size = { width: 900, height: 600 };
const addressOf = (at: number) => `/picture-${at}.jpg`;
const images = Array.from({ length: 20 }, (_, at) => `<img src="${addressOf(at)}" width="${size.width}" height="${size.height}" alt="Picture ${at + 1}">`);
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${head}<body>${body}</body></html>`;
const wrapped = (open: string, close: string) => images.map(image => open + image + close).join('');

interface Peer { readonly page: string; readonly ready: string; readonly next: string }

/** The first of them is pressed. */
const many = 50;

const gallery = (attributes = '', count = 1): Peer => ({
  page: page(
    '<link rel="stylesheet" href="/cdn/site-elements.css"><script type="module" src="/cdn/site-gallery.js"></script>',
    `<site-gallery${attributes}>${images.join('')}</site-gallery>`.repeat(count),
  ),
  ready: '!!document.querySelector("site-gallery").shadowRoot?.querySelector(".next")',
  next: 'document.querySelector("site-gallery").shadowRoot.querySelector(".next").click()',
});

const swiper = (count = 1): Peer => ({
  page: page('<script src="/peers/swiper.js"></script>', `${`<swiper-container>${wrapped('<swiper-slide>', '</swiper-slide>')}</swiper-container>`.repeat(count)}<button>Next</button><script>document.querySelector("button").onclick = () => document.querySelector("swiper-container").swiper.slideNext()</script>`),
  ready: '[...document.querySelectorAll("swiper-container")].every(one => one.swiper?.initialized)',
  next: 'document.querySelector("button").click()',
});

/** Each contender with one gallery of twenty pictures, and what presses its button. */
const peers: Record<string, Peer> = {
  'site-gallery': gallery(),
  'site-gallery-row': gallery(' transition="scroll"'), // a row that scrolls, as those of the others do
  'embla': {
    page: page('<style>.embla{overflow:hidden}.embla>div{display:flex}.embla>div>div{flex:0 0 100%}.embla img{width:100%;height:auto}</style><script src="/peers/embla.js"></script>',
      `<div class="embla"><div>${wrapped('<div>', '</div>')}</div></div><button>Next</button><script>embla = EmblaCarousel(document.querySelector(".embla")); document.querySelector("button").onclick = () => embla.scrollNext()</script>`),
    ready: '!!window.embla',
    next: 'document.querySelector("button").click()',
  },
  'swiper-container': swiper(),
  'splide': {
    page: page('<link rel="stylesheet" href="/peers/splide.css"><script src="/peers/splide.js"></script>', `<div class="splide"><div class="splide__track"><ul class="splide__list">${wrapped('<li class="splide__slide">', '</li>')}</ul></div></div><script>splide = new Splide(".splide").mount()</script>`),
    ready: '!!document.querySelector(".splide__arrow--next")',
    next: 'document.querySelector(".splide__arrow--next").click()',
  },
};

const crowds: Record<string, Peer> = {
  'site-gallery': gallery('', many),
  'site-gallery-row': gallery(' transition="scroll"', many),
  'swiper-container': swiper(many),
};

/** A mean, and its standard error: what differs by less is the same. */
export interface Mean { readonly ms: number; readonly errorMs: number }

function meanOf(figures: readonly number[]): Mean {
  const ms = figures.reduce((sum, figure) => sum + figure) / figures.length;
  const spread = figures.reduce((sum, figure) => sum + (figure - ms) ** 2, 0) / (figures.length - 1);
  return { ms, errorMs: Math.sqrt(spread / figures.length) };
}

/** Milliseconds from a click of "next" to the frame that shows its effect, at a quarter of the processor's speed. */
export async function benchNextSlide(browser: Browser, isCrowded = false): Promise<Record<string, Mean>> {
  const contenders = isCrowded ? crowds : peers;
  const photographs = images.map(async (_, at) => [addressOf(at), await photograph(size, `hsl(${at * 18}, 50%, 50%)`)] as const);
  const server = await serveBench({
    ...Object.fromEntries(await Promise.all(photographs)), ...Object.fromEntries(Object.entries(contenders).map(([name, peer]) => [`/${name}`, peer.page])),
  });
  const times: Record<string, number[]> = {};
  for (const [name, { ready, next }] of Array.from({ length: rounds }, () => Object.entries(contenders)).flat()) {
    const context = await browser.newContext({ viewport: { width: 900, height: 700 } });
    const target = await context.newPage();
    await target.addInitScript(namedFunctions);
    await target.goto(`${server.url}/${name}`, { waitUntil: 'networkidle' });
    await target.waitForFunction(ready);
    const client = await context.newCDPSession(target);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const figures = await target.evaluate(async ({ press, count, waitMs, spreadMs }) => {
      const found: number[] = [];
      for (let step = 0; step < count; step++) {
        // The last motion has ended; and presses are spread evenly over the time between two frames, as a visitor's are.
        await new Promise(resolve => { setTimeout(resolve, waitMs); });
        await new Promise(resolve => { requestAnimationFrame(resolve); });
        await new Promise(resolve => { setTimeout(resolve, spreadMs * step / count); });
        found.push(await new Promise<number>(resolve => {
          const start = performance.now();
          new Function(press)();
          requestAnimationFrame(() => { // style, layout and paint of this frame are done when the message arrives
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - start);
            port2.postMessage(null);
          });
        }));
      }
      return found;
    }, { press: next, count: steps, waitMs: stillMs, spreadMs: frameMs });
    (times[name] ??= []).push(...figures);
    await context.close();
  }
  server.close();
  return Object.fromEntries(Object.entries(times).map(([name, figures]) => [name, meanOf(figures)]));
}
