// Every form in which the theme builder hands out a theme, pasted into a page: elements have it in light and dark, and pasted back it is the same theme.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { parseColor, stringifyColor } from '../../core/color/color.js';
import { draftFromAccent } from '../../core/theme-builder/accent-draft.js';
import { writeDraft } from '../../core/theme-builder/draft-address.js';
import { outputs, writeThemeRule } from '../../core/theme-builder/outputs.js';
import { readPasted } from '../../core/theme-builder/read-pasted.js';
import { launch, watch } from './chromium.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { servePages, type PageServer } from './page-server.js';

const seed = { accent: '#7a2a6b', preset: 'Monochrome' } as const;
const draft = draftFromAccent({ buttonRadius: '3px', fieldRadius: '11px', borderWidth: '3px', buttonWeight: '500' }, seed.accent, seed.preset);
const written = Object.fromEntries(outputs.map(({ id, write }) => [id, write(draft, seed)!]));
const noSheet = () => { throw new Error('A style sheet was parsed; expected design tokens.'); };
const style = (css: string, id = '') => `<style${id && ` id="${id}"`}>${css}</style>`;

/** How each form gets into a page. */
const pages: Readonly<Record<string, string>> = {
  css: style(written.css!),
  wordpress: `${style(':root { --wp--preset--color--contrast: #111 } .wp-element-button { background: #32373c; color: #fff }', 'global-styles-inline-css')}
${style(written.wordpress!, 'wp-custom-css')}`,
  'theme-json': style(JSON.parse(written['theme-json']!).styles.css, 'global-styles-inline-css'),
  tokens: style(writeThemeRule(readPasted(written.tokens!, noSheet).draft)),
  context: written.context!,
  script: `<script type="importmap">{ "imports": { "site-elements/tokens": "/npm/styles/tokens.js" } }</script><script type="module">${written.script!}</script>`,
  palette: written.palette!,
};
const form = '<site-form loading="eager"><form action="/sent"><label for="n">Name</label><input id="n" name="n"><button id="send">Send</button></form></site-form>';
const tabs = '<site-tabs loading="eager" label="Ways"><section><h2>By boat</h2><p>At nine.</p></section><section><h2>On foot</h2><p>An hour.</p></section></site-tabs>';

const computed = (hex: string): string => stringifyColor(parseColor(hex)!, 'rgb').replaceAll(' ', ', ');
const look = (scheme: 'light' | 'dark') => {
  const [accent, onAccent] = [draft.accent, draft.onAccent].map(value => computed((value as { light: string; dark: string })[scheme]));
  return { button: accent, text: onAccent, radius: '3px', weight: '500', field: '11px', line: '3px', tab: accent };
};
/** What a form in the page's own markup and tabs in a shadow tree have. */
const seen = (page: Page) => page.evaluate(() => {
  const [button, field] = ['#send', '#n'].map(selector => getComputedStyle(document.querySelector(selector)!)) as [CSSStyleDeclaration, CSSStyleDeclaration];
  const tab = document.querySelector('site-tabs')!.shadowRoot!.querySelector('[aria-selected="true"]');
  return {
    button: button.backgroundColor, text: button.color, radius: button.borderTopLeftRadius, weight: button.fontWeight,
    field: field.borderTopLeftRadius, line: field.borderTopWidth, tab: tab && getComputedStyle(tab, '::after').backgroundColor,
  };
});

let browser: Browser;
let server: PageServer;
let demo: OpenDemo;
before(async () => {
  browser = await launch();
  server = await servePages({});
  demo = await openDemo();
});
after(async () => {
  await demo?.close();
  await browser?.close();
  server?.close();
});

describe('the theme builder\'s output', () => {
  test('is all in this test', () => assert.deepEqual(Object.keys(pages).toSorted(), outputs.map(({ id }) => id).toSorted()));

  for (const [id, head] of Object.entries(pages)) {
    test(`${id}: elements have it in light and dark`, async () => {
      const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
      const heard = watch(page);
      await page.route(`${server.url}/npm/**`, route => route.fulfill({
        contentType: 'text/javascript', body: readFileSync(path.join('dist', new URL(route.request().url()).pathname)),
      }));
      await page.route(`${server.url}/`, route => route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Test</title><link rel="icon" href="data:,">
${id === 'palette' ? '' : head}<script type="module" src="/v1/auto.js"></script><body>${id === 'palette' ? head : ''}${form}${tabs}</body></html>`,
      }));
      await page.goto(server.url);
      await eventually(async () => assert.deepEqual(await seen(page), look('light')));
      await page.emulateMedia({ colorScheme: 'dark' });
      await eventually(async () => assert.deepEqual(await seen(page), look('dark')));
      assert.deepEqual(heard.console, []);
      await page.close();
    });

    test(`${id}: pasted back it is the same theme`, async () => {
      const visit = await demo.visit('/docs/theming');
      const { page } = visit;
      await page.getByLabel('From a style sheet or design tokens').fill(written[id]!);
      await page.getByRole('button', { name: 'Read', exact: true }).click();
      await eventually(() => assert.equal(new URL(page.url()).searchParams.get('t'), writeDraft(draft)));
      assert.equal(await page.locator('[data-report] .control-problem').count(), 0);
      assert.equal(await page.locator('[data-output="css"] pre code').textContent(), written.css);
      await visit.close();
    });
  }
});
