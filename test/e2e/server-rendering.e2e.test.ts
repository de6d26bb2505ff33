import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { elementDoc } from '../../core/manifest/element-docs.js';
import { type Example, readExamples } from '../../core/manifest/examples.js';
import { tagsOf } from '../../core/manifest/tables.js';
import { launch, watch } from './chromium.js';
import { servePages, type PageServer, type TestPage } from './page-server.js';

// What `site-elements/server` of the npm build draws, taken over by the CDN build in a browser.

const tags = tagsOf();
/** The first example of an element, as settings and light markup. */
function exampleOf(table: Parameters<typeof elementDoc>[0]): { settings: Record<string, unknown>; light: string } {
  const { tag, settings: rows } = elementDoc(table);
  const [{ markup }] = readExamples(tag) as [Example];
  const [, attributes, light] = new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`).exec(markup)!;
  const settings: Record<string, unknown> = {};
  for (const { property, attribute, type } of rows) {
    const written = new RegExp(`\\s${attribute}(?:="([^"]*)")?(?=\\s|$)`).exec(attributes!);
    if (!written) continue;
    const text = written[1] ?? '';
    settings[property] = type === 'boolean' ? text !== 'false' : type.startsWith('number') ? Number(text) : text;
  }
  return { settings, light: light! };
}

let browser: Browser;
let server: PageServer;

before(async () => {
  const { renderElement } = await import('site-elements/server' as string);
  const pages: Record<string, TestPage> = {};
  for (const tag of tags) {
    const className = tag.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
    const { [className]: element } = await import(`site-elements/${tag}`);
    const { settings, light } = exampleOf(element.definition.table);
    const html = await renderElement(element, settings, light);
    pages[`/${tag}`] = { body: `<link rel="stylesheet" href="/v1/site-elements.css">${html}<p id="after">after</p>` };
  }
  browser = await launch();
  server = await servePages(pages);
});
after(async () => {
  await browser?.close();
  server?.close();
});

for (const tag of tags) {
  test(`<${tag}> drawn by a server is taken over: same nodes, no error, no shift`, async () => {
    const page = await browser.newPage();
    const heard = watch(page);
    await page.route('**/images/**', () => {}); // on their way for good: broken ones would change the layout by themselves
    await page.goto(`${server.url}/${tag}`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(name => {
      const state = window as any;
      state.errors = [];
      state.shift = 0;
      addEventListener('site-error', event => state.errors.push(String((event as CustomEvent).detail.error)));
      new PerformanceObserver(list => { for (const entry of list.getEntries() as any[]) state.shift += entry.value; })
        .observe({ type: 'layout-shift', buffered: true });
      state.root = document.querySelector(name)!.shadowRoot!.querySelector('#root');
      state.first = state.root.firstElementChild;
    }, tag);
    await page.evaluate(url => import(url), `/v1/${tag}.js`);
    const seen = await page.evaluate(async name => {
      const element = document.querySelector(name) as any;
      await element.updateComplete;
      await new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
      const state = window as any;
      const root = element.shadowRoot.querySelector('#root');
      return {
        sameRoot: root === state.root, kept: !state.first || root.contains(state.first) || !root.firstElementChild,
        errors: state.errors, shift: state.shift,
      };
    }, tag);
    assert.deepEqual(seen, { sameRoot: true, kept: true, errors: [], shift: 0 });
    assert.deepEqual(heard.console.filter(line => /hydrat|mismatch|does not fit/i.test(line)), []);
    await page.close();
  });
}
