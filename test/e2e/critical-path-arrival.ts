import type { Browser, Page, Request, Route } from 'playwright-core';
import { namedFunctions, watch } from './chromium.js';
import { quiet } from './demo/settle.js';

const consentCookie = 'ss_cookieAllowed'; // spec: page-runtime-platform §9
/** Long enough to be a picture: Chromium leaves those of less than 0.05 bits a pixel out of the largest contentful paint. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${Array.from({ length: 100 }, (_, at) =>
  `<path fill="hsl(${at * 7} 40% 50%)" d="M${at * 6} 0h6v400h-6z"/>`).join('')}</svg>`;

export interface ArrivalOptions {
  /** Called before the page is requested. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The remembered answer to the banner. */
  readonly answer?: 'true' | 'false';
}

/** Opens a page in a window so tall that all but what is under a far fold is in view. It may still be loading. */
export async function arrive(browser: Browser, url: string, { prepare, answer }: ArrivalOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 800, height: 2000 } });
  if (answer) await context.addCookies([{ name: consentCookie, value: answer, url }]);
  const page = await context.newPage();
  const heard = watch(page);
  const origins = new Set<string>();
  const pending = new Set<Request>();
  page.on('request', request => { origins.add(new URL(request.url()).origin); pending.add(request); });
  page.on('requestfinished', request => pending.delete(request));
  page.on('requestfailed', request => pending.delete(request));
  await page.route('**/*.svg', route => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
  await page.route('https://tiles.example/**', route => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
  await prepare?.(page);
  await page.goto(url, { waitUntil: 'commit' });
  return {
    page, heard, origins, context,
    settled: () => quiet({ page, pending }),
    close: () => context.close(),
  };
}

/** Requests for these files stay without an answer until the returned function is called, or to the page's end. */
export async function hold(held: Page, files: string): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  await held.route(files, route => { waiting.push(route); });
  return async () => { await Promise.all(waiting.splice(0).map(route => route.fallback())); };
}

/** When the page was first painted, in ms. */
export async function firstPaint(asked: Page): Promise<number> {
  await asked.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return asked.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime);
}

interface Seen { largest?: { url: string } }

/** Waits until the largest contentful paint is one of the gallery's pictures. */
export async function paintsThePicture(asked: Page): Promise<void> {
  await asked.evaluate(() => {
    new PerformanceObserver(list => { (globalThis as Seen).largest = list.getEntries().at(-1) as PerformanceEntry & { url: string }; })
      .observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await asked.waitForFunction(() => (globalThis as Seen).largest?.url.endsWith('/pictures/one.svg'));
}

/** Long timers of the page wait until the test says that they have run out. */
export async function holdPatience(held: Page): Promise<void> {
  await held.addInitScript(namedFunctions);
  await held.addInitScript(() => {
    const { setTimeout: set } = window;
    const long: (() => void)[] = [];
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...more: unknown[]) => (ms < 2000 ? set(run, ms, ...more) : long.push(run)),
      runOut() { for (const run of long) run(); },
    });
  });
}
