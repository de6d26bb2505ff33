import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { elementDoc } from '../../core/manifest/describe/element-docs.js';
import { type Example, readExamples } from '../../core/manifest/describe/examples.js';
import { getTags } from '../../core/manifest/describe/tables.js';
import { launch, watch } from './chromium.js';
import { servePages, type PageServer, type TestPage } from './page-server.js';

// What `site-elements/server` of the npm build draws, taken over by the CDN build in a browser.

const tags = getTags();
/** Their height is known in a browser alone: that of fitted text follows from the width of its letters. */
const measuredInBrowser = new Set(['site-fit-text']);
/** What a script alone knows, in the room that an author keeps for it, as its docs say. */
const keptRoom = '<style>site-cookie-list { min-block-size: 2000px }</style>';
const farFromServers = 'Pacific/Kiritimati';
/** Examples that request a service, or render in the light DOM: the place that they keep after the request fails. */
const further: readonly [tag: string, example: number, settled: string][] = [
  ['site-product-reviews', 2, ':state(failed)'],
  ['site-product-list', 3, ':state(failed)'],
  ['site-summary', 3, ':state(failed)'],
  ['site-login', 2, ':has(form button)'],
];

/** An example of an element, by default its first, as settings and light markup, a JSON block of settings in it. */
function exampleOf(table: Parameters<typeof elementDoc>[0], number = 1): { settings: Record<string, unknown>; light: string } {
  const { tag, settings: rows } = elementDoc(table);
  const { markup } = readExamples(tag)[number - 1] as Example;
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
  for (const [tag, number] of [...tags.map(tag => [tag, 1] as const), ...further]) {
    const className = tag.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
    const { [className]: element } = await import(`site-elements/${tag}`);
    const { settings, light } = exampleOf(element.definition.table, number);
    const html = await renderElement(element, settings, light);
    // The sheet of all elements has none of those for editors: their pages link the own sheet, as their READMEs say.
    const sheets = ['site-elements', ...element.definition.table.isEditor ? [tag] : []].map(name => `<link rel="stylesheet" href="/v1/${name}.css">`);
    pages[`/${tag}/${number}`] = { body: `${sheets.join('')}${keptRoom}${html}<p id="after">after</p><input aria-label="A field">` };
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
    const page = await browser.newPage({ timezoneId: farFromServers }); // a server knows no visitor's clock
    const heard = watch(page);
    await page.route('**/images/**', () => {}); // loading forever: broken pictures would change the layout
    await page.goto(`${server.url}/${tag}/1`, { waitUntil: 'domcontentloaded' });
    await page.focus('input:last-child'); // a bar that makes room for itself comes later: never while a field has the focus
    await page.evaluate(async name => {
      // The server's markup is painted completely first: a slow parser shows it in steps, which is not what the takeover is tested for.
      await new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
      const state = window as any;
      state.errors = [];
      state.shift = 0;
      addEventListener('site-error', event => state.errors.push(String((event as CustomEvent).detail.error)));
      new PerformanceObserver(list => { for (const entry of list.getEntries() as any[]) state.shift += entry.value; })
        .observe({ type: 'layout-shift' });
      state.root = document.querySelector(name)!.shadowRoot?.querySelector('#root');
      state.first = state.root?.firstElementChild;
    }, tag);
    await page.evaluate(url => import(url), `/v1/${tag}.js`);
    const seen = await page.evaluate(async name => {
      const element = document.querySelector(name) as any;
      await element.updateComplete;
      await new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
      const state = window as any;
      const root = element.shadowRoot.querySelector('#root');
      return {
        sameRoot: !state.root || root === state.root, kept: !state.first || root.contains(state.first) || !root.firstElementChild,
        errors: state.errors, shift: state.shift,
      };
    }, tag);
    const shift = measuredInBrowser.has(tag) ? seen.shift : 0;
    assert.deepEqual(seen, { sameRoot: true, kept: true, errors: [], shift });
    assert.deepEqual(heard.console.filter(line => /hydrat|mismatch|does not fit/i.test(line)), []);
    await page.close();
  });
}

for (const [tag, number, settled] of further) {
  for (const width of [1000, 360]) {
    test(`what follows example ${number} of <${tag}> stays in place without a response, ${width} px wide`, async () => {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.goto(`${server.url}/${tag}/${number}`, { waitUntil: 'domcontentloaded' });
      const top = () => page.evaluate(() => document.querySelector('#after')!.getBoundingClientRect().top);
      await page.evaluate(() => new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
      const before = await top();
      await page.evaluate(url => import(url), `/v1/${tag}.js`);
      await page.waitForSelector(`${tag}${settled}`, { state: 'attached' });
      await page.evaluate(async name => { await (document.querySelector(name) as any).updateComplete; }, tag);
      assert.equal(await top(), before);
      await page.close();
    });
  }
}
