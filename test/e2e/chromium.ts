import { chromium as playwright, type Browser, type Page } from 'playwright-core';
import { chromium, chromiumArguments } from '../engines/chromium.js';
import { findBrowser } from '../engines/find-browser.js';

/** Chromium for the end-to-end tests, with `gc()` and exact memory figures. */
export function launch(moreArguments: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser(chromium)?.path;
  if (!executablePath) throw new Error('Chromium is not on this machine; expected it where CHROME_PATH or the usual paths say.');
  const args = [...chromiumArguments, '--js-flags=--expose-gc', '--enable-precise-memory-info', ...moreArguments];
  return playwright.launch({ executablePath, args });
}

/** The compiler wraps named functions in a call of this; a page that is sent such functions needs it (`addInitScript`). */
export const namedFunctions = 'globalThis.__name = named => named';

/** Everything a page prints or throws, and every request it makes. */
export function watch(page: Page): { readonly console: string[]; readonly requests: string[] } {
  const heard = { console: [] as string[], requests: [] as string[] };
  page.on('console', message => {
    const address = message.text().startsWith('Failed to load') ? ` ${message.location().url}` : '';
    heard.console.push(`${message.type()}: ${message.text()}${address}`);
  });
  page.on('pageerror', error => heard.console.push(`error: ${error.message}`));
  page.on('request', request => heard.requests.push(new URL(request.url()).pathname));
  return heard;
}
