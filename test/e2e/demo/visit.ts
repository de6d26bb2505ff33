import type { Browser, BrowserContext, BrowserContextOptions, Page, Request, Response } from 'playwright-core';
import { watch } from '../chromium.js';
import { observeProblems, type PageProblems } from './page-problems.js';

/** What the examples are looked at with. */
export const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;

export interface VisitOptions {
  /** Default: a desktop. */
  readonly device?: BrowserContextOptions;
  /** False: the browser runs no script. */
  readonly hasScripts?: boolean;
  /** Another tab of a visitor who is already here. */
  readonly context?: BrowserContext;
  /** Called before the page is requested. */
  prepare?(page: Page): Promise<void>;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly response: Response | null;
  /** Everything printed, and the paths of all requests. */
  readonly heard: ReturnType<typeof watch>;
  /** Everybody who was asked for something. */
  readonly origins: ReadonlySet<string>;
  /** Pending requests. */
  readonly pending: ReadonlySet<Request>;
  /** What went wrong on the page without a word. */
  problems(): Promise<PageProblems>;
  close(): Promise<void>;
}

/** A page that has not done it by now will not; a whole run must not wait for each. */
const patienceMs = 45_000;
/** Longer for a page to arrive: its pictures may have to be drawn first. */
const arrivalMs = 120_000;

/** Opens an address as a visitor of its own, unless a context is given. */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { device = devices.desktop, hasScripts = true, prepare } = options;
  const context = options.context ?? await browser.newContext({ ...device, javaScriptEnabled: hasScripts });
  context.setDefaultTimeout(patienceMs);
  context.setDefaultNavigationTimeout(arrivalMs);
  const page = await context.newPage();
  const heard = watch(page);
  const origins = new Set<string>();
  page.on('request', request => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin); // data: and blob: lead nowhere
  });
  const pending = new Set<Request>();
  page.on('request', request => pending.add(request));
  page.on('requestfinished', request => pending.delete(request));
  page.on('requestfailed', request => pending.delete(request));
  await page.addInitScript(observeProblems);
  await prepare?.(page);
  const response = await page.goto(url, { waitUntil: 'load' });
  // The compiler gives functions their names by one that pages do not have.
  await page.evaluate('globalThis.__name = named => named');
  return {
    page, context, response, heard, origins, pending,
    problems: () => page.evaluate(() => (globalThis as { problems?: PageProblems }).problems!),
    close: () => (options.context ? page.close() : context.close()),
  };
}
