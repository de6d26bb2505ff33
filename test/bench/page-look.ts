import type { Browser } from 'playwright-core';
import { namedFunctions } from '../e2e/chromium.js';
import { median } from './measure.js';
import { serveBench } from './pages.js';

const nodes = 2000;
const reads = 40;

/** A shop as systems make them: sections on grounds of their own, cards, links, buttons, fields. */
const sections = Array.from({ length: nodes / 20 }, (_, at) => `<section class="${at % 3 ? 'light' : 'dark'}"><h2>Part ${at}</h2><ul>${'<li><a href="#a">A link</a> and words</li>'.repeat(4)}</ul><p>Words <b>and</b> <i>more</i></p><a class="button" href="#b">Order</a><form><label>Name <input></label><button>Send</button></form></section>`);
const sheet = `<style>
  body { margin: 0; background: #fdf6ef; color: #3b2430; font-family: sans-serif } h2 { font-weight: 800 }
  a { color: #7d2a5b } .dark { background: #2b1622; color: #fbe9f2 } .dark a { color: #f0b9d8 }
  .button, button { background: #7d2a5b; color: #fff; border: 0; border-radius: 30px; padding: 12px 28px } input { border: 2px solid #80606e; border-radius: 6px }
</style>`;
const forms = Array.from({ length: 5 }, (_, at) => `<site-form loading="eager"><form action="/sent" method="post"><input name="n${at}" aria-label="Name"><button>Send</button></form></site-form>`);
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${sheet}<script type="module" data-site-look="page" src="/cdn/auto.js"></script><body>${sections.join('')}${forms.join('')}</body></html>`;

export interface LookCost {
  /** Milliseconds of a read with styles and layout computed before, median. */
  readonly readMs: number;
  /** The same after all styles of the page have changed: the browser computes them for the first question. */
  readonly changedMs: number;
  /** What the browser needs after such a change without us. */
  readonly plainMs: number;
}

/** What it costs to read the look of a page of 2,000 nodes with five elements, at a quarter of the processor's speed. */
export async function benchPageLook(browser: Browser): Promise<LookCost> {
  const server = await serveBench({ '/page': html });
  const page = await browser.newPage();
  await page.addInitScript(namedFunctions);
  await page.goto(`${server.url}/page`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => [...document.querySelectorAll('site-form')].every(element => 'updateComplete' in element));
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const found = await page.evaluate(count => {
    const look = (globalThis as never as Record<symbol, { refresh(): void }>)[Symbol.for('site-elements/page-look')]!;
    const timed = (run: () => void): number => {
      const start = performance.now();
      run();
      return performance.now() - start;
    };
    /** Styles and layout, as the browser needs both for its next frame. */
    const computeAll = () => {
      for (const node of document.querySelectorAll('*')) void getComputedStyle(node).color;
      void document.body.offsetHeight;
    };
    const figures: Record<keyof LookCost, number[]> = { readMs: [], changedMs: [], plainMs: [] };
    for (let at = 0; at < count; at++) {
      computeAll();
      figures.readMs.push(timed(() => look.refresh()));
      document.body.style.fontSize = `${16 + at % 2}px`;
      figures.plainMs.push(timed(computeAll));
      document.body.style.fontSize = `${18 + at % 2}px`;
      figures.changedMs.push(timed(() => look.refresh()));
    }
    return figures;
  }, reads);
  await page.close();
  server.close();
  return { readMs: median(found.readMs), changedMs: median(found.changedMs), plainMs: median(found.plainMs) };
}
