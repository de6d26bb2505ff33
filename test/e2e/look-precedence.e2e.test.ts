// What an element looks like where several rules apply: from the author's property on the element to our default, rung by rung.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { parseColor } from '../../core/color/color.js';
import { themes } from '../../core/look/themes.js';
import { defaultTheme } from '../../styles/tokens.js';
import { launch, watch } from './chromium.js';
import { servePages, type PageServer } from './page-server.js';

interface Rung {
  readonly name: string;
  readonly color: string;
  readonly head?: string;
  readonly body?: string;
  /** Declarations on the element. */
  readonly style?: string;
}

/** From the highest. */
const rungs: readonly Rung[] = [
  { name: 'a property on the element', color: '#123456', style: '--site-accent: #123456' },
  { name: 'a property on :root', color: '#5a3000', head: '<style>:root { --site-accent: #5a3000 }</style>' },
  { name: 'a theme', color: themes.paper.values.accent!.light, head: '<link rel="stylesheet" href="/v1/themes/paper.css">' },
  { name: '<site-palette>', color: '#006600', body: '<site-palette seed="#006600" loading="eager"></site-palette>' },
  {
    name: 'what a server hands over', color: '#8a1c1c',
    head: '<style>:where(:root) { --site-host-accent: #8a1c1c; --site-host-on-accent: #fff; --site-page-accent: #8a1c1c; --site-page-on-accent: #fff }</style>',
  },
  { name: 'what a CMS names', color: '#a3195b', head: '<style>:root { --ghost-accent-color: #a3195b }</style>' },
  {
    name: 'what the page shows', color: '#004d40',
    body: '<style>.order { background: #004d40; color: #fff; border-radius: 30px; border: 0 }</style><button class="order">Order</button>',
  },
  { name: 'the default', color: defaultTheme.accent.light },
];

const script = '<script type="module" data-site-look="page" src="/v1/auto.js"></script>';

/** As browsers write it, with commas. */
function rgb(color: string): string {
  const { red, green, blue } = parseColor(color)!;
  return `rgb(${[red, green, blue].map(channel => Math.round(channel * 255)).join(', ')})`;
}

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages({});
});
after(async () => {
  await browser?.close();
  server?.close();
});

async function winner(present: readonly Rung[]): Promise<void> {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  const heard = watch(page);
  const joined = (key: 'head' | 'body' | 'style') => present.map(rung => rung[key] ?? '').join('');
  const form = `<site-form loading="eager" style="${joined('style')}"><form action="/sent" method="post"><label for="n">Name</label><input id="n" name="n"><button id="send">Send</button></form></site-form>`;
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title><link rel="icon" href="data:,">${joined('head')}${script}</head><body>${joined('body')}${form}</body></html>`;
  await page.route(`${server.url}/`, route => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(server.url);
  const expected = rgb(present[0]!.color);
  const color = () => page.evaluate(() => getComputedStyle(document.getElementById('send')!).backgroundColor);
  await page.waitForFunction(() => [...document.querySelectorAll('site-form, site-palette')].every(element => element.matches(':defined')));
  await page.waitForFunction(expected => getComputedStyle(document.getElementById('send')!).backgroundColor === expected, expected, { timeout: 10_000 })
    .catch(() => undefined);
  assert.equal(await color(), expected);
  assert.deepEqual(heard.console, []);
  await page.close();
}

test('each rung has a color of its own', () => assert.equal(new Set(rungs.map(({ color }) => rgb(color))).size, rungs.length));

describe('of all below it, wins', () => {
  for (const [at, { name }] of rungs.entries()) test(name, () => winner(rungs.slice(at)));
});

describe('alone, and before each other one', () => {
  for (const [at, rung] of rungs.entries()) {
    test(rung.name, () => winner([rung]));
    for (const below of rungs.slice(at + 1, -1)) test(`${rung.name} before ${below.name}`, () => winner([rung, below]));
  }
});
