// `data-site-look="page"` on forty pages in the manner of what people use: accent, corners, fields, headings and surface are the page's own.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { contrastRatio } from '../../core/color/color.js';
import { defaultTheme } from '../../styles/tokens.js';
import { launch, namedFunctions } from './chromium.js';
import { pageBody, type LookPage } from './page-look/page.js';
import { lookPages } from './page-look/pages.js';
import { agreement, colorOf, defaultValue, pairs, type Sign, type ThemeName, type Values } from './page-look/score.js';
import { servePages, type PageServer } from './page-server.js';

const element = '<site-accordion loading="eager"><h3>Opening hours</h3><p>From nine to five.</p></site-accordion>';
const names = Object.keys(defaultTheme) as ThemeName[];
/** The custom property of a value that has been read from the page. */
const pageProperty = (name: string): string => `--site-page-${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;

let browser: Browser;
let server: PageServer;
let tab: Page;
before(async () => {
  browser = await launch();
  const paths = lookPages.flatMap((page, at) => [true, false].map(isLook => [`/${at}${isLook ? '' : '/before'}`, { body: pageBody(page, isLook, element) }]));
  server = await servePages(Object.fromEntries(paths) as Record<string, { body: string }>);
  tab = await browser.newPage();
  await tab.addInitScript({ content: namedFunctions });
});
after(async () => {
  await browser?.close();
  server?.close();
});

/** The values that hold for the element on a page, with and without the page's look. */
async function read(path: string, page: LookPage): Promise<{ values: Values; isDark: boolean }> {
  await tab.goto(`${server.url}${path}`, { waitUntil: 'commit' });
  await tab.waitForFunction(() => (document.querySelector('site-accordion') as { isMounted?: boolean } | null)?.isMounted);
  if (page.switchTo) {
    await tab.evaluate(name => new Promise(resolve => {
      document.documentElement.classList.add(name);
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    }), page.switchTo);
  }
  const read = await tab.evaluate(properties => {
    const style = getComputedStyle(document.querySelector('site-accordion')!);
    return { found: properties.map(property => style.getPropertyValue(property)), font: style.fontFamily, isDark: style.colorScheme === 'dark' };
  }, names.map(pageProperty));
  const found = Object.fromEntries(names.map((name, at) => [name, read.found[at]!])) as Record<ThemeName, string>;
  const valueOf = (name: ThemeName): string => found[name] || (name === 'headingFont' ? read.font : defaultValue(name, read.isDark));
  return { values: Object.fromEntries(names.map(name => [name, valueOf(name)])) as Values, isDark: read.isDark };
}

describe('elements have the look of', () => {
  for (const [at, page] of lookPages.entries()) {
    test(`a page in the manner of ${page.name}`, async () => {
      const { values, isDark } = await read(`/${at}`, page);
      const agreed = agreement(values, page.own, isDark);
      const { values: plain, isDark: isPlainDark } = await read(`/${at}/before`, page);
      const agreedBefore = agreement(plain, page.own, isPlainDark);
      const missing = (Object.keys(agreed) as Sign[]).filter(sign => !agreed[sign]);
      assert.deepEqual(missing, [], `not as the page: ${JSON.stringify(values)}`);
      assert.deepEqual(missing.filter(sign => agreedBefore[sign]), [], 'worse than without it');
      for (const [text, ground, least] of pairs) {
        const ratio = contrastRatio(colorOf(values[text]), colorOf(values[ground]));
        assert.ok(ratio >= least, `${text} ${values[text]} on ${ground} ${values[ground]}: ${ratio.toFixed(2)}`);
      }
    });
  }
});
