import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { readExamples } from '../../core/manifest/describe/examples.js';
import { sheetLinks, sheetLinksInBody, toStyleBlock } from '../../core/manifest/install/sheet-links.js';
import { pageStyles } from '../../core/manifest/install/page-styles.js';
import { chromium } from '../engines/chromium.js';
import { findBrowser } from '../engines/find-browser.js';
import { firefox } from '../engines/firefox.js';
import { webkit } from '../engines/webkit.js';
import { launch, namedFunctions, watch } from './chromium.js';
import { devices } from './demo/visit.js';
import { eventually } from './demo/eventually.js';
import { observeProblems, type PageProblems } from './demo/page-problems.js';
import { otherEngines, type OtherVisitor } from './other-engines.js';
import { servePages, type PageServer } from './page-server.js';

// A page of twenty content blocks, as an owner pastes them: nothing on it moves, and React comes for those that are near.

/** Blocks that need no React; they are at the top. */
const leaves = [
  'highlight/1-heading',
  'fit-text/1-scaled',
  'relative-time/1-news',
  'marquee/1-a-line',
  'accordion/1-questions',
  'tabs/1-sections',
  'code/1-glaze',
  'image/1-figure',
  'shape/2-words',
  'follow/1-links',
  'order-link/1-own-link',
];
const features = [
  'pricing-toggle/1-two-plans',
  'calendar/1-month',
  'events/1-whats-on',
  'tour-dates/1-markets',
  'summary/1-journal',
  'chart/1-bars',
  'search/1-field',
  'audio/1-recording',
  'booking/1-tock',
  'embed/1-song',
  'gallery/slideshow',
];
/** Firefox and Safari fit words after the first paint: see the docs of the element. */
const fittedLate = 'fit-text/1-scaled';

const markupOf = (named: string): string => {
  const [tag, name] = named.split('/') as [string, string];
  const example = readExamples(`site-${tag}`).find(example => example.name === name);
  assert.ok(example, named);
  return example.markup;
};
const linksFor = (markup: string, links: typeof sheetLinks) => {
  const { sheets, rules } = pageStyles(markup);
  return [...links(sheets, ''), ...toStyleBlock(...rules)].join('').replaceAll('/site-elements/', '/v1/');
};
const section = (named: string, before = '') => `<section id="${named}"><h2>${named}</h2>${before}${markupOf(named)}</section>`;
const far = '<p>…</p>'.repeat(60);

/** Keeps how high each section has been, from the frame on in which what follows it is there. */
const keepHeights = `globalThis.heights = {};
const observer = new ResizeObserver(entries => { for (const { target, contentRect } of entries) (heights[target.id] ??= []).push(Math.round(contentRect.height)); });
new MutationObserver(() => { for (const section of document.querySelectorAll('body > section')) if (section.nextElementSibling) observer.observe(section); }).observe(document, { childList: true, subtree: true });`;

const page = (head: string, body: string) => ({
  body: `<meta name="viewport" content="width=device-width, initial-scale=1">${head}<script>${keepHeights}</script><h1>Twenty blocks</h1>${body}<p>The end.</p><script type="module" src="/v1/auto.js"></script>`,
});
const all = [...leaves, ...features];
const pages = {
  '/in-the-head': page(
    linksFor(all.map(markupOf).join(''), sheetLinks),
    leaves.map(named => section(named)).join('') + far + features.map(named => section(named)).join(''),
  ),
  '/as-blocks': page('', all.map(named => section(named, linksFor(markupOf(named), sheetLinksInBody))).join('')),
};

let server: PageServer;
before(async () => { server = await servePages(pages, { sheetsAfterMs: 100 }); });
after(() => server?.close());

/** Chromium as a phone. */
async function inChromium(): Promise<OtherVisitor & { readonly page: Page; readonly heard: ReturnType<typeof watch> }> {
  const browser = await launch();
  const page = await browser.newPage(devices.phone);
  const heard = watch(page);
  await page.addInitScript(namedFunctions);
  await page.addInitScript(observeProblems);
  return {
    page, heard,
    goTo: async address => { await page.goto(address); },
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: expression => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

const alive = (named: string) => `(() => {
  const section = document.getElementById(${JSON.stringify(named)});
  section.scrollIntoView({ block: 'center', behavior: 'instant' });
  const elements = [...section.querySelectorAll('*')].filter(({ localName }) => /^site-/.test(localName));
  const isReady = elements.every(element => element.matches(':defined'));
  globalThis.drawn = 0;
  if (isReady) Promise.all(elements.map(element => element.updateComplete)).then(() => requestAnimationFrame(() => requestAnimationFrame(() => { drawn = 1; })));
  return isReady && elements.length > 0;
})()`;

/** Scrolls through a page, and returns the blocks that have changed their height. */
async function moved(visitor: OtherVisitor, address: string): Promise<string[]> {
  await visitor.goTo(server.url + address);
  for (const named of all) {
    await eventually(async () => assert.ok(await visitor.evaluate(alive(named)), `${named} is alive`));
    await eventually(async () => assert.equal(await visitor.evaluate('drawn'), 1, `${named} is drawn`));
  }
  const heights: Record<string, number[]> = JSON.parse(await visitor.evaluate<string>('JSON.stringify(heights)'));
  assert.equal(Object.keys(heights).length, all.length);
  return Object.entries(heights).filter(([, found]) => Math.max(...found) - Math.min(...found) > 2).map(([named, found]) => `${named}: ${found.join(', ')}`);
}

/** Known faults of one engine. */
const movesThere: Readonly<Record<string, readonly string[]>> = { firefox: [fittedLate], webkit: [fittedLate] };

for (const engine of [chromium, firefox, webkit]) {
  const found = findBrowser(engine);
  if (!found) {
    test(`twenty blocks in ${engine.name}: not run. ${engine.name} is not installed.`, () => {});
    continue;
  }
  describe(`twenty blocks in ${engine.name}`, { timeout: 300_000 }, () => {
    let visitor: OtherVisitor;
    before(async () => { visitor = engine === chromium ? await inChromium() : await otherEngines[engine.name as keyof typeof otherEngines](found); });
    after(() => visitor?.close());

    for (const address of Object.keys(pages)) {
      test(`${address.slice(1)}: none of them moves what follows it`, async () => {
        const told = await moved(visitor, address);
        assert.deepEqual(told.filter(line => !(movesThere[engine.name] ?? []).some(known => line.startsWith(known))), []);
      });
    }
  });
}

test('on a phone nothing shifts, and React comes with what is near', async () => {
  const visitor = await inChromium();
  const { heard } = visitor;
  await visitor.goTo(`${server.url}/in-the-head`);
  await eventually(async () => assert.ok(await visitor.evaluate('!!customElements.get("site-highlight")'), 'the first leaf is there'));
  const asked = () => heard.requests.filter(path => path.startsWith('/v1/'));
  const tags = (names: readonly string[]) => names.filter(named => asked().includes(`/v1/site-${named.split('/')[0]}.js`));
  assert.deepEqual({ features: tags(features), react: asked().filter(path => path.includes('/react-')) }, { features: [], react: [] });
  await moved(visitor, '/in-the-head');
  assert.deepEqual(tags(features), features);
  assert.equal(asked().filter(path => path.includes('/react-')).length > 0, true);
  const { shifts } = await visitor.evaluate<PageProblems>('problems');
  assert.deepEqual(shifts, []);
  await visitor.close();
});
