import type { Browser, Page } from 'playwright-core';
import { secondsOfMoment, soundSeconds } from '../../../demo/site/sound-length.fixture.test.js';

export interface CrawledPage {
  /** Path and query; how the page is to be seen (`theme`, `dir`) is no part of it. */
  readonly address: string;
  readonly status: number;
  readonly isHtml: boolean;
  /** Where a redirect has led; else the address itself. */
  readonly arrivedAt: string;
  readonly ids: readonly string[];
  readonly links: readonly Link[];
}
export interface Link {
  readonly address: string;
  /** Without `#`; empty for the top of the page. */
  readonly fragment: string;
}

/** A page of its own: HTML, and not a second address of another page. */
export const isPage = ({ address, arrivedAt, isHtml }: CrawledPage): boolean => isHtml && address === arrivedAt;

/** Follows every same-origin link, or those of them that are wanted, from these paths on. Nothing but documents is fetched, no script runs. */
export async function crawl(
  browser: Browser, url: string, starts: readonly string[], isFollowed: (address: string) => boolean = () => true,
): Promise<CrawledPage[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.route('**', route => (route.request().resourceType() === 'document' ? route.continue() : route.abort()));
  context.setDefaultNavigationTimeout(120_000); // a picture may have to be drawn first
  const page = await context.newPage();
  const found = new Map<string, CrawledPage>();
  const waiting = [...starts];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (found.has(address)) continue;
    const read = await readPage(page, url, address);
    found.set(address, read);
    waiting.push(...read.links.map(link => link.address).filter(isFollowed));
  }
  await context.close();
  return [...found.values()];
}

async function readPage(page: Page, url: string, address: string): Promise<CrawledPage> {
  const response = await page.goto(url + address, { waitUntil: 'domcontentloaded' }).catch((error: Error) => {
    if (error.message.includes('Download is starting')) return null;
    throw error;
  });
  if (!response) { // a file to keep is no page, but it has to be there
    const file = await page.request.get(url + address);
    return { address, status: file.status(), isHtml: false, arrivedAt: address, ids: [], links: [] };
  }
  const isHtml = (response.headers()['content-type'] ?? '').includes('html');
  const { ids, hrefs, moments } = await page.evaluate(() => ({
    ids: [
      ...[...document.querySelectorAll('[id]')].map(({ id }) => id),
      ...[...document.querySelectorAll<HTMLElement>('[data-slide-id]')].map(({ dataset }) => dataset.slideId!), // opens there
      ...(document.querySelector('cookie-banner') ? ['cookie-settings'] : []), // where it takes a visitor who thinks again
    ],
    hrefs: [...document.querySelectorAll<HTMLAnchorElement>('a[href], area[href]')].map(({ href }) => href),
    moments: [...document.querySelectorAll<HTMLAnchorElement>('site-audio a[href^="#t="]')].map(({ hash, parentElement }) => ({
      fragment: hash.slice(1), sound: parentElement!.closest('site-audio')!.querySelector<HTMLMediaElement>('audio[src], audio source[src]')?.src ?? '',
    })),
  }));
  for (const { fragment, sound } of moments) if (await hasMoment(page, sound, fragment)) ids.push(fragment);
  const links = hrefs.map(href => new URL(href)).filter(({ origin }) => origin === url).map(linkOf);
  return { address, status: response.status(), isHtml, arrivedAt: linkOf(new URL(page.url())).address, ids, links };
}

/** Whether a recording is there, and as long as a link to one of its moments says. */
async function hasMoment(page: Page, sound: string, fragment: string): Promise<boolean> {
  const seconds = secondsOfMoment(fragment);
  if (!sound || seconds === null) return false;
  const file = await page.request.get(sound);
  return file.ok() && seconds < soundSeconds(await file.body());
}

function linkOf({ pathname, searchParams, hash }: URL): Link {
  const query = new URLSearchParams(searchParams);
  for (const name of ['theme', 'dir']) query.delete(name);
  return { address: pathname + (query.size > 0 ? `?${query}` : ''), fragment: decodeURIComponent(hash.slice(1)) };
}
