import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { namedFunctions } from '../e2e/chromium.js';

/** A slow line, as a phone has at the edge of its cell: 1.6 Mbit/s, 150 ms. */
export const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 80_000, offline: false };
const cpuRate = 4;

/** How a page arrives, and when something on it answers. */
export interface SlowVisit {
  readonly firstPaintMs: number;
  /** Until a click has its effect; null where there is nothing to press. */
  readonly answersMs: number | null;
  /** Bytes of scripts, compressed as they were sent, that had come until then. */
  readonly scriptBytes: number;
  /** Requests for scripts until then. */
  readonly scripts: number;
}

/** A phone's page behind the slow line, at a quarter of the processor's speed. */
export async function openSlowly(browser: Browser): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly client: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript(namedFunctions);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
  return { page, context, client };
}

/** Expressions of the page; `one(tag, selector)` finds a node in an element, in its shadow root or its markup. */
export interface Press {
  /** What a visitor does, tried with each frame until it is answered. */
  readonly act: string;
  /** True once it has its effect. */
  readonly answered: string;
}

const patienceMs = 40_000;

/** Visits a page and presses with each frame until it is answered. Links lead nowhere meanwhile. */
export async function visitSlowly(browser: Browser, url: string, press: Press | null): Promise<SlowVisit> {
  const { page, context } = await openSlowly(browser);
  if (press) {
    await page.addInitScript(({ act, answered }) => {
      const figures = Object.assign(globalThis, { answersMs: null as number | null });
      const one = (tag: string, selector: string) => {
        const element = document.querySelector(tag);
        return element?.shadowRoot?.querySelector(selector) ?? element?.querySelector(selector) ?? null;
      };
      for (const type of ['click', 'submit']) addEventListener(type, event => event.preventDefault());
      const [tryIt, isAnswered] = [new Function('one', act), new Function('one', `return ${answered}`)];
      const look = () => {
        if (document.body && isAnswered(one)) {
          figures.answersMs = performance.now();
          return;
        }
        if (document.body) tryIt(one);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, { ...press });
  }
  await page.goto(url, { waitUntil: 'load' });
  if (press)
    await page.waitForFunction(() => (globalThis as never as { answersMs: number | null }).answersMs !== null, null, {
      timeout: patienceMs,
      polling: 100,
    });
  else await page.waitForLoadState('networkidle');
  const visit = await page.evaluate(() => {
    const { answersMs = null } = globalThis as never as { answersMs?: number | null };
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseEnd }) => /\.js(?:\?|$)/.test(name) && responseEnd > 0 && responseEnd <= (answersMs ?? Infinity));
    return {
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      answersMs,
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      scripts: scripts.length,
    };
  });
  await context.close();
  return visit;
}
