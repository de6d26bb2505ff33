import type { Browser, Page } from 'playwright-core';
import { secondsOfMoment, soundSeconds } from '../../../demo/site/sound-length.js';
import { namedFunctions } from '../chromium.js';

export interface CrawledPage {
  /** Path and query; how the page is to be seen (`theme`, `dir`) is not part of it. */
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

/** Read immediately: the demo is one process. */
const sideBySide = 4;

/** Follows every same-origin link, or those of them that are wanted, from these paths on. Documents are read, not opened: nothing in them is fetched, no script runs. */
export async function crawl(
  browser: Browser, url: string, starts: readonly string[], isFollowed: (address: string) => boolean = () => true,
): Promise<CrawledPage[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(namedFunctions);
  const reader = `${url}/reader`;
  await page.route(reader, route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Reader</title>' }));
  await page.goto(reader);
  const found = new Map<string, CrawledPage>();
  let waiting = [...new Set(starts)];
  while (waiting.length > 0) {
    const read = await Promise.all(waiting.slice(0, sideBySide).map(address => readPage(page, url, address)));
    for (const one of read) found.set(one.address, one);
    const led = read.flatMap(({ links }) => links.map(({ address }) => address)).filter(isFollowed);
    waiting = [...new Set([...waiting.slice(sideBySide), ...led])].filter(address => !found.has(address));
  }
  await context.close();
  return [...found.values()];
}

async function readPage(page: Page, url: string, address: string): Promise<CrawledPage> {
  const { status, isHtml, arrivedAt, ids, hrefs, moments } = await page.evaluate(async place => {
    const response = await fetch(place, { headers: { accept: 'text/html,*/*;q=0.8' } });
    const isHtml = (response.headers.get('content-type') ?? '').includes('html');
    const read = new DOMParser().parseFromString(isHtml ? await response.text() : '', 'text/html');
    if (!isHtml) await response.arrayBuffer();
    const absolute = (link: string | null) => {
      try {
        return link === null ? [] : [new URL(link, response.url).href];
      } catch {
        return [];
      }
    };
    return {
      status: response.status, isHtml, arrivedAt: response.url,
      ids: [
        ...[...read.querySelectorAll('[id]')].map(({ id }) => id),
        ...[...read.querySelectorAll<HTMLElement>('[data-slide-id]')].map(({ dataset }) => dataset.slideId!), // opens there
        ...(read.querySelector('cookie-banner') ? ['cookie-settings'] : []), // where it takes a visitor who thinks again
      ],
      hrefs: [...read.querySelectorAll('a[href], area[href]')].flatMap(link => absolute(link.getAttribute('href'))),
      moments: [...read.querySelectorAll<HTMLAnchorElement>('site-audio a[href^="#t="]')].map(link => ({
        fragment: link.getAttribute('href')!.slice(1),
        sound: absolute(link.closest('site-audio')!.querySelector('audio[src], audio source[src]')?.getAttribute('src') ?? null)[0] ?? '',
      })),
    };
  }, url + address);
  for (const { fragment, sound } of moments) if (await hasMoment(page, sound, fragment)) ids.push(fragment);
  const links = hrefs.map(href => new URL(href)).filter(({ origin }) => origin === url).map(linkOf);
  return { address, status, isHtml, arrivedAt: isHtml ? linkOf(new URL(arrivedAt)).address : address, ids, links };
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
