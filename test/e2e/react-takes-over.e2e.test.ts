import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { readExamples } from '../../core/manifest/describe/examples.js';
import { firstUses } from '../bench/first-answers.js';
import { arrive, hold } from './critical-path-arrival.js';
import { launch, watch } from './chromium.js';
import { eventually } from './demo/eventually.js';
import { servePages, type PageServer } from './page-server.js';

// React DOM loads on pages of the build: late, only for what is used, and without a visible change.

const gallery = '<site-gallery><img src="/images/one.svg" width="600" height="400" alt="One"><img src="/images/two.svg" width="600" height="400" alt="Two"><img src="/images/three.svg" width="600" height="400" alt="Three"></site-gallery>';
const fields = '[{"id":"name","type":"text","title":"Name"},{"id":"note","type":"textarea","title":"Note","maxLength":300}]';
const list = `<site-form form-id="contact" fields='${fields}'></site-form>`;
const audio = '<site-audio><audio src="/none.mp3"></audio></site-audio>';
const far = '<p>…</p>'.repeat(300);
const sheet = '<link rel="stylesheet" href="/v1/site-elements.css">';
const script = '<script type="module" src="/v1/auto.js"></script>';
const page = (body: string, policy?: string) => ({ body: `${sheet}<main><h1>A page</h1>${body}</main>${script}`, policy });
/** Nothing may run, be styled or be written as HTML but what the site's own files do. */
const strict = "default-src 'self'; img-src 'self' data:; frame-src 'self'; require-trusted-types-for 'script'";
/** Features that draw nothing in their first example until a visitor or a script asks for it: they are used first. */
const undrawn: ReadonlySet<string> = new Set(['site-cart-badge', 'site-dialog', 'site-form', 'site-lightbox', 'site-search']);
const features = Object.keys(firstUses);
/** An author's own links are never drawn; what a page says of its languages is. */
const ownMarkup: Readonly<Record<string, string>> = {
  'site-language-picker': '<link rel="alternate" hreflang="en" href="/"><link rel="alternate" hreflang="de" href="/de"><site-language-picker source="page" design="menu"></site-language-picker>',
};
const exampleOf = (tag: string) => ownMarkup[tag] ?? readExamples(tag).find(({ name }) => name === firstUses[tag]!.example)!.markup;

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages({
    '/page': page(gallery + list + audio), '/other': page(`<h2>Another</h2>${gallery}`),
    '/below': page(far + gallery.replace('<site-gallery', '<site-gallery loading="eager"')),
    '/twice': { body: `${page(gallery + list).body}<script type="module" src="/v2/auto.js"></script>` },
    ...Object.fromEntries(features.map(tag => [`/strict/${tag}`, page(exampleOf(tag).replace(/<style>[^]*?<\/style>/g, ''), strict)])),
  });
});
after(async () => {
  await browser?.close();
  server?.close();
});

const reactDom = /\/chunks\/react-dom-/;
const asked = (requests: readonly string[]) => requests.filter(address => reactDom.test(address));
const reactFile = `**/chunks/${readdirSync('dist/cdn/chunks').find(name => name.startsWith('react-dom-'))!}`;
/** Elements with this tag whose drawing is React DOM's. */
const taken = (visited: Page, tag: string) => visited.locator(tag).evaluateAll(all =>
  all.filter(one => Object.keys(one.shadowRoot!.querySelector('#root')!).some(name => name.startsWith('__reactContainer'))).length);
const isTaken = (visited: Page, tag = 'site-gallery', count = 1) => eventually(async () => assert.equal(await taken(visited, tag), count));
const next = (visited: Page) => visited.locator('site-gallery').first().getByRole('button', { name: /next/i }).click();
/** Finds a node in an element, as the first uses expect it. */
const find = `(tag, selector) => {
  const element = document.querySelector(tag);
  return element?.shadowRoot?.querySelector(selector) ?? element?.querySelector(selector) ?? null;
}`;
/** What has to be done besides: React DOM has nothing to draw, or does not come, until then. */
const furtherUses: Readonly<Record<string, (visited: Page) => Promise<void>>> = {
  'site-form': visited => visited.locator('site-form form button').click(), // with empty fields, it shows errors
  'site-lightbox': visited => visited.keyboard.press('Escape'), // not while it is open
};

/** Does what a visitor does first with an element, until it answers. */
async function use(visited: Page, tag: string): Promise<void> {
  const { act, answered } = firstUses[tag]!;
  await eventually(async () => {
    await visited.evaluate(`(one => { if (!(${answered})) { ${act} } })(${find})`);
    assert.ok(await visited.evaluate(`(one => Boolean(${answered}))(${find})`), `<${tag}> has answered`);
  });
  await furtherUses[tag]?.(visited);
}
/** What went wrong: neither a resource that a test withholds nor a word about the network. */
const faults = (heard: { readonly console: readonly string[] }) =>
  heard.console.filter(line => /^(?:error|warning)/.test(line) && !/Failed to load|ERR_/.test(line));

describe('React DOM', () => {
  test('is not asked for by a page that is left before it has loaded, however it was used', async () => {
    const { page: visited, heard, close } = await arrive(browser, `${server.url}/page`);
    await hold(visited, '**/images/three.svg'); // the page does not come to its end
    await next(visited);
    await visited.locator('[name="note"]').fill('Hello');
    await visited.goto(`${server.url}/below`, { waitUntil: 'commit' });
    await visited.waitForFunction(() => document.querySelector('site-gallery')?.matches(':defined'));
    assert.deepEqual(asked(heard.requests), []);
    await close();
  });

  for (const [line, connection] of Object.entries({
    'Save-Data': { saveData: true },
    '2G': { effectiveType: '2g' },
    'slow 2G': { effectiveType: 'slow-2g' },
  })) {
    test(`is not asked for with ${line}, whatever is used`, async () => {
      const {
        page: visited,
        heard,
        settled,
        close,
      } = await arrive(browser, `${server.url}/page`, {
        prepare: prepared => prepared.addInitScript(value => Object.defineProperty(navigator, 'connection', { value }), connection),
      });
      await settled();
      await next(visited);
      await visited.locator('[name="note"]').fill('Hello');
      await eventually(async () => assert.equal(await visited.locator('.site-form-counter').textContent(), '5 / 300'));
      await settled();
      assert.deepEqual([asked(heard.requests), faults(heard)], [[], []]);
      await close();
    });
  }

  test('is not asked for by what is neither in view nor used, and comes when it is', async () => {
    const { page: visited, heard, settled, close } = await arrive(browser, `${server.url}/below`);
    await settled();
    await visited.waitForFunction(() => document.querySelector('site-gallery')!.shadowRoot?.querySelector('[data-action="next"]'));
    await settled();
    assert.deepEqual(asked(heard.requests), []);
    await visited.locator('site-gallery').scrollIntoViewIfNeeded();
    await isTaken(visited);
    assert.equal(asked(heard.requests).length, 1);
    await close();
  });

  test('takes two copies of the library for one: each element is drawn once, and answers once', async () => {
    const { page: visited, heard, settled, close } = await arrive(browser, `${server.url}/twice`);
    await isTaken(visited);
    await settled();
    await visited.evaluate(() => {
      const seen = Object.assign(globalThis, { changes: 0 });
      addEventListener('site-slide-change', () => { seen.changes++; });
    });
    await next(visited);
    await eventually(async () => assert.equal(await visited.evaluate(() => (globalThis as never as { changes: number }).changes), 1));
    assert.equal(new Set(asked(heard.requests)).size, 1);
    assert.equal(await visited.locator('site-form form').count(), 1);
    assert.deepEqual(faults(heard).filter(line => !/copies|twice|already/.test(line)), []);
    await close();
  });

  test('takes over a field in which an input method is composing a word', async () => {
    const { page: visited, heard, context, close } = await arrive(browser, `${server.url}/page`);
    const release = await hold(visited, reactFile);
    const note = visited.locator('[name="note"]');
    await note.focus();
    await visited.evaluate(() => {
      const events = Object.assign(globalThis, { events: [] as string[] }).events;
      for (const type of ['compositionstart', 'compositionend', 'input'])
        document.addEventListener(
          type,
          () => {
            if (events.at(-1) !== type) events.push(type);
          },
          true,
        );
    });
    const client = await context.newCDPSession(visited);
    const compose = (text: string) => client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('に');
    await release();
    await isTaken(visited, 'site-form');
    await compose('にほ');
    await client.send('Input.insertText', { text: '日本' });
    assert.equal(await note.inputValue(), '日本');
    assert.deepEqual(await visited.evaluate(() => (globalThis as never as { events: string[] }).events), ['compositionstart', 'input', 'compositionend']);
    await eventually(async () => assert.equal(await visited.locator('.site-form-counter').textContent(), '2 / 300'));
    assert.deepEqual(faults(heard), []);
    await close();
  });

  for (const tag of features) {
    test(`takes <${tag}> over under a strict policy with Trusted Types`, async () => {
      const visited = await browser.newPage();
      const heard = watch(visited);
      await visited.addInitScript(() => {
        const seen = Object.assign(globalThis, { violations: [] as string[] });
        addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI, sourceFile }) => seen.violations.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
          true,
        );
      });
      await visited.goto(`${server.url}/strict/${tag}`, { waitUntil: 'load' });
      await visited.waitForFunction(name => customElements.get(name), tag);
      await visited.evaluate(async name => {
        const element = document.querySelector(name) as HTMLElement & { updateComplete: Promise<void>; show?: () => void; open?: unknown };
        await element.updateComplete;
        await new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
      }, tag);
      if (undrawn.has(tag)) await use(visited, tag);
      await visited.evaluate(name => (document.querySelector(name) as unknown as { viewReady: Promise<void> }).viewReady, tag);
      await visited.evaluate(name => document.querySelector(name)!.dispatchEvent(new Event('pointerdown')), tag);
      await isTaken(visited, `${tag} >> nth=0`);
      const violations = await visited.evaluate(() => (globalThis as never as { violations: string[] }).violations);
      assert.deepEqual(violations.filter(line => !/^(?:media|connect|frame|img|font)-src/.test(line)), []);
      assert.deepEqual(heard.console.filter(line => /TrustedHTML|TrustedScript|hydrat|Minified React/i.test(line)), []);
      await visited.close();
    });
  }
});

describe('a library that swaps pages in the middle of the take-over', () => {
  const swaps = {
    Turbo: {
      file: 'node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js',
      swap: () => (globalThis as never as { Turbo: { visit(address: string): void } }).Turbo.visit('/other'),
    },
    htmx: {
      file: 'node_modules/htmx.org/dist/htmx.min.js',
      swap: () =>
        (globalThis as never as { htmx: { ajax(verb: string, address: string, into: object): void } }).htmx.ajax('GET', '/other', {
          target: 'main',
          swap: 'outerHTML',
          select: 'main',
        }),
    },
  };
  for (const [name, { file, swap }] of Object.entries(swaps)) {
    test(`${name}: what is left ends and is freed, what comes answers and is taken over`, async () => {
      const { page: visited, heard, close } = await arrive(browser, `${server.url}/page`);
      const release = await hold(visited, reactFile);
      await visited.addScriptTag({ path: file });
      await next(visited);
      await visited.locator('[name="note"]').evaluate((field: HTMLTextAreaElement) => { // not by keys: what can be undone is kept by the browser
        field.value = 'Hello';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await eventually(() => assert.equal(asked(heard.requests).length, 1));
      await visited.evaluate(() => {
        const old = [...document.querySelectorAll('site-gallery, site-form, site-audio')];
        const seen = Object.assign(globalThis, { left: old.map(one => new WeakRef(one)), ended: 0 });
        for (const one of old)
          (one as unknown as { host: { signal: AbortSignal } }).host.signal.addEventListener(
            'abort',
            () => {
              seen.ended++;
            },
            { once: true },
          );
      });
      await visited.evaluate(swap);
      await visited.locator('h2', { hasText: 'Another' }).waitFor();
      await visited.locator('site-gallery').getByRole('button', { name: /next/i }).waitFor();
      await next(visited);
      await release();
      await isTaken(visited);
      const state = () => visited.evaluate(() => {
        const { left, ended, gc } = globalThis as never as { left: WeakRef<Element>[]; ended: number; gc(): void };
        gc();
        return { ended, alive: left.map(one => one.deref()?.localName).filter(Boolean) };
      });
      await eventually(async () => assert.deepEqual(await state(), { ended: 3, alive: [] }));
      assert.deepEqual(faults(heard), []);
      await next(visited);
      await close();
    });
  }
});
