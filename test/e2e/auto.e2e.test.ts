import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch, namedFunctions, watch } from './chromium.js';
import { eventually } from './demo/eventually.js';
import { servePages, type PageServer } from './page-server.js';

const auto = (query = '', version = 'v1', attributes = '') =>
  `<script type="module" src="/${version}/auto.js${query}"${attributes}></script>`;
const sheet = '<link rel="stylesheet" href="/v1/site-elements.css">';
const picture = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22300%22 height=%22200%22/%3E';
const gallery = (attributes = '') =>
  `<site-gallery design="grid" ${attributes}><img src="${picture}" width="300" height="200" alt="One"><img src="${picture}" width="300" height="200" alt="Two"></site-gallery>`;
const badge = '<site-cart-badge><a href="/cart">Cart</a></site-cart-badge>';
const far = '<p class="far">…</p>'.repeat(300);
const strict = (script: string) =>
  `default-src 'none'; script-src ${script}; style-src 'self'; img-src 'self' data:; base-uri 'none'; require-trusted-types-for 'script'`;

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages({
    '/far': { body: sheet + badge + far + gallery() + auto() },
    '/addressed': {
      body: `${sheet}<a href="#two">The second</a>${far}${gallery().replace('alt="Two"', 'alt="Two" data-slide-id="two"')}${auto()}`,
    },
    '/touch': { body: sheet + gallery('loading="interaction"') + auto() },
    '/eager': { body: sheet + far + gallery('loading="eager"') + auto() },
    '/leaves': { body: sheet + badge + '<cookie-banner></cookie-banner>' + auto() },
    '/version-query': { body: sheet + badge + auto('?ver=1.2') },
    '/twice': { body: sheet + badge + auto('?ver=1') + auto('?ver=2') + auto('', 'v2') + badge },
    '/copies': {
      body: `${badge}<script type="module" src="/v1/site-cart-badge.js"></script><site-add-to-cart sku="s1" name="Mug" price-cents="950"><button>Buy</button></site-add-to-cart><script type="module" src="/v2/site-add-to-cart.js"></script>`,
    },
    '/late': { body: sheet + auto() },
    '/broken': { body: sheet + gallery() + auto() },
    '/stand-in': {
      body: `${sheet}<div data-site-gallery data-design="grid" data-slides-per-row="2" data-onclick="window.ran = true" id="mine"><img src="${picture}" width="300" height="200" alt="One"></div>${auto()}`,
    },
    '/torn': {
      body: `${sheet}<p><cookie-banner accept-type="opt-in-and-out" cta-variant="button"></p>\n<p>Our own words about cookies.</p>\n<p></cookie-banner></p>\n<p>The article.</p>${auto()}`,
    },
    '/nested': {
      body: `${sheet}<div data-site-lightbox><div data-site-gallery data-settings='{"design":"grid"}'>\n<img src="${picture}" width="300" height="200" alt="One"><br />\n<img src="${picture}" width="300" height="200" alt="Two"></p>\n</div></div>${auto()}`,
    },
    '/self': { body: sheet + gallery() + badge + auto(), policy: strict("'self'") },
    '/trusted-names': {
      body: `${sheet}${gallery()}${badge}<site-tooltip text="More"><button>?</button></site-tooltip>${auto()}`,
      policy: `${strict("'self'")}; trusted-types site-elements site-elements-scripts lit-html`,
    },
    '/trusted-default': { body: sheet + gallery() + badge + auto(), policy: `${strict("'self'")}; trusted-types default` },
    '/trusted-none': { body: sheet + gallery() + badge + auto(), policy: `${strict("'self'")}; trusted-types 'none'` },
    '/nonce': { body: sheet + gallery() + badge + auto('', 'v1', ' nonce="abc"'), policy: strict("'nonce-abc'") },
    '/strict-dynamic': { body: sheet + gallery() + badge + auto('', 'v1', ' nonce="abc"'), policy: strict("'nonce-abc' 'strict-dynamic'") },
    '/moved': { body: `${gallery()}<script type="module" src="/v2/auto.js" data-base="/v1"></script>` },
    '/attribute': {
      body: `${sheet}<h1 data-site-reveal>Seen</h1>${badge.replace('>', ' data-site-reveal="fade">')}${far}<p id="far" data-site-reveal="slide">Far</p>${auto()}`,
    },
    '/none': { body: `<p>Nothing to do</p>${auto()}` },
  });
});
after(async () => {
  await browser?.close();
  server?.close();
});

const isDefined = (page: Page, tag: string) => page.evaluate(name => customElements.get(name) !== undefined, tag);
const defined = (page: Page, tag: string) => page.waitForFunction(name => customElements.get(name) !== undefined, tag);
const react = (requests: readonly string[]) => requests.filter(path => path.includes('/chunks/react'));

async function open(path: string, { hasConsented = false, stale = '' } = {}) {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  if (hasConsented) await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: server.url }]);
  const page = await context.newPage();
  if (stale) await page.route(stale, route => route.fulfill({ contentType: 'text/javascript', body: 'import "./chunks/gone-1a2b3c.js";' }));
  const heard = watch(page);
  await page.addInitScript(namedFunctions);
  await page.addInitScript(() => {
    (window as any).violations = [];
    addEventListener('securitypolicyviolation', event => (window as any).violations.push(`${event.violatedDirective} ${event.blockedURI}`));
  });
  await page.goto(server.url + path, { waitUntil: 'load' });
  return { page, heard, close: () => context.close() };
}

test('an element below the fold is loaded when it approaches the viewport, and not before', async () => {
  const { page, heard, close } = await open('/far');
  await defined(page, 'site-cart-badge');
  await page.waitForLoadState('networkidle');
  assert.equal(await isDefined(page, 'site-gallery'), false);
  assert.deepEqual(react(heard.requests), []);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await defined(page, 'site-gallery');
  assert.equal(react(heard.requests).filter(path => !path.includes('/react-dom-')).length, 1); // React DOM comes when the browser is idle
  assert.deepEqual(heard.console, []);
  await close();
});

test('a link to a picture far below, whose hash is not an ID on the page, loads its gallery, and Back closes what it opens', async () => {
  const { page, close } = await open('/addressed');
  await page.waitForLoadState('networkidle');
  assert.equal(await isDefined(page, 'site-gallery'), false);
  await page.click('a');
  const isOpen = () => page.evaluate(() => !!document.querySelector('site-lightbox')?.shadowRoot?.querySelector('dialog[open] img[alt="Two"]'));
  await eventually(async () => assert.ok(await isOpen(), 'the picture is large'));
  await page.goBack();
  await eventually(async () => assert.ok(!(await isOpen()), 'it is closed'));
  await close();
});

test('loading="interaction" waits for a touch', async () => {
  const { page, close } = await open('/touch');
  await page.waitForLoadState('networkidle');
  assert.equal(await isDefined(page, 'site-gallery'), false);
  await page.hover('site-gallery');
  await defined(page, 'site-gallery');
  await close();
});

test('loading="eager" does not wait for the viewport', async () => {
  const { page, close } = await open('/eager');
  await defined(page, 'site-gallery');
  await close();
});

test('a page with a cart badge and an answered banner fetches no React', async () => {
  const { page, heard, close } = await open('/leaves', { hasConsented: true });
  await defined(page, 'site-cart-badge');
  await defined(page, 'cookie-banner');
  await page.waitForLoadState('networkidle');
  assert.deepEqual(react(heard.requests), []);
  await close();
});

for (const path of ['/version-query', '/twice']) {
  test(`${path}: a query on the address and a second copy do no harm`, async () => {
    const { page, heard, close } = await open(path);
    await defined(page, 'site-cart-badge');
    await page.waitForLoadState('networkidle');
    assert.deepEqual(heard.console, []);
    await close();
  });
}

test('two copies of the library share one cart', async () => {
  const { page, heard, close } = await open('/copies');
  await defined(page, 'site-cart-badge');
  await defined(page, 'site-add-to-cart');
  await page.click('site-add-to-cart button');
  await page.waitForFunction(() => /1/.test(document.querySelector('site-cart-badge')!.shadowRoot!.textContent!));
  assert.deepEqual(heard.console, []);
  await close();
});

test('a tag inserted late is upgraded, also deep inside what is inserted', async () => {
  const { page, close } = await open('/late');
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.append(document.createElement('site-cart-badge'));
    document.body.append(box);
  });
  await defined(page, 'site-cart-badge');
  await close();
});

test('a script that fails leaves the author\'s content; a touch, or another element, tries again', async () => {
  server.broken.add('/v1/site-gallery.js');
  const { page, heard, close } = await open('/broken');
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('site-gallery.js?retry=1')));
  await eventually(() => assert.ok(heard.console.length > 0, 'the console tells of it'));
  assert.ok(await page.isVisible('site-gallery img[alt="Two"]'));
  assert.equal(await isDefined(page, 'site-gallery'), false);
  server.broken.clear();
  await page.hover('site-gallery');
  await defined(page, 'site-gallery');
  assert.ok(heard.console.some(line => line.includes('<site-gallery>: its script did not load')));
  await close();
});

test('a page whose cache contains an entry of an earlier upload recovers automatically', async () => {
  const { page, heard, close } = await open('/broken', { stale: '**/v1/site-gallery.js' });
  await defined(page, 'site-gallery');
  assert.deepEqual(heard.console.filter(line => line.includes('did not load')), []);
  await close();
});

test('data-base on the script tag says where the files are', async () => {
  const { page, close } = await open('/moved');
  await defined(page, 'site-gallery');
  const paths = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  assert.ok(paths.includes('/v1/site-gallery.js') && !paths.includes('/v2/site-gallery.js'), 'the element comes from there');
  await close();
});

test('a div with data-site-gallery becomes the element', async () => {
  const { page, close } = await open('/stand-in');
  await defined(page, 'site-gallery');
  const made = await page.evaluate(() => {
    const element = document.querySelector('#mine')!;
    return [element.localName, element.getAttribute('design'), element.getAttribute('slides-per-row'), element.querySelectorAll('img').length];
  });
  assert.deepEqual(made, ['site-gallery', 'grid', '2', 1]);
  await close();
});

test('an attribute that works on any element fetches its module, and leaves elements and tags as they are', async () => {
  const { page, heard, close } = await open('/attribute');
  await defined(page, 'site-reveal');
  await defined(page, 'site-cart-badge');
  const opacity = (selector: string) => page.evaluate(name => getComputedStyle(document.querySelector(name)!).opacity, selector);
  await eventually(async () => assert.equal(await opacity('#far'), '0', 'what is below the window waits'));
  assert.deepEqual([await opacity('h1'), await opacity('site-cart-badge')], ['1', '1'], 'what is seen stays');
  await page.locator('#far').scrollIntoViewIfNeeded();
  await eventually(async () => assert.equal(await opacity('#far'), '1', 'it appears when it is seen'));
  assert.equal(await page.locator('h1').evaluate(({ localName }) => localName), 'h1');
  assert.deepEqual(heard.console, []);
  await close();
});

test('a banner that an editor has torn asks with the words beside it, and logs it', async () => {
  const { page, heard, close } = await open('/torn');
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
  await page.locator('cookie-banner p').getByText('Our own words about cookies.').waitFor();
  assert.equal(await page.getByText('By using this website').count(), 0);
  assert.deepEqual(await page.locator('body > p').allInnerTexts(), ['The article.']);
  assert.equal(heard.console.filter(line => line.includes('<cookie-banner>: its end was torn from its beginning')).length, 1);
  await close();
});

test('plain elements inside one another become the elements, without an editor\'s breaks', async () => {
  const { page, close } = await open('/nested');
  await defined(page, 'site-gallery');
  assert.deepEqual(await page.evaluate(() => {
    const gallery = document.querySelector<HTMLElement & { design: string }>('site-lightbox > site-gallery')!;
    return [gallery.design, [...gallery.children].map(({ localName }) => localName)];
  }), ['grid', ['img', 'img']]);
  await close();
});

test('a div that becomes the element brings no event handlers, which editors let pass as data', async () => {
  const { page, close } = await open('/stand-in');
  await defined(page, 'site-gallery');
  assert.deepEqual(await page.evaluate(() => {
    const element = document.querySelector<HTMLElement>('#mine')!;
    element.click();
    return [element.onclick, element.dataset.onclick, 'ran' in window];
  }), [null, 'window.ran = true', false]);
  await close();
});

for (const path of ['/self', '/trusted-names', '/trusted-default', '/trusted-none', '/nonce', '/strict-dynamic']) {
  test(`${path}: a strict content security policy and trusted types hold`, async () => {
    const { page, heard, close } = await open(path);
    await defined(page, 'site-gallery');
    await defined(page, 'site-cart-badge');
    await page.waitForLoadState('networkidle');
    assert.deepEqual(await page.evaluate(() => (window as any).violations), []);
    assert.deepEqual(heard.console, []);
    await close();
  });
}

test('a page without our tags fetches nothing but the autoloader', async () => {
  const { page, heard, close } = await open('/none');
  await page.waitForLoadState('networkidle');
  assert.deepEqual(heard.requests.filter(path => path.endsWith('.js')), ['/v1/auto.js']);
  await close();
});

test('a thousand mounts and removals leave nothing behind', async () => {
  const { page, close } = await open('/leaves');
  for (const tag of ['site-gallery', 'site-cart-badge']) {
    await page.evaluate(url => import(url), `/v1/${tag}.js`);
    const alive = await page.evaluate(async name => {
      const frame = () => new Promise(resolve => { requestAnimationFrame(resolve); });
      const references: WeakRef<Element>[] = [];
      const round = async (count: number) => { // a function of its own: its variables must not keep the last ones
        const box = document.createElement('div');
        for (let i = 0; i < count; i++) {
          const element = document.createElement(name);
          element.append(document.createElement('img'));
          box.append(element);
          references.push(new WeakRef(element));
        }
        document.body.append(box);
        await frame();
        box.remove();
        await frame();
      };
      for (let i = 0; i < 20; i++) await round(50);
      for (let i = 0; i < 200; i++) { // collection is the browser's business: it is asked until nothing is left
        await frame(); // what `deref` has touched lives to the end of its task
        await (globalThis as any).gc({ execution: 'async' });
        await frame();
        if (!references.some(reference => reference.deref())) break;
      }
      return references.filter(reference => reference.deref()).length;
    }, tag);
    assert.equal(alive, 0, tag);
  }
  await close();
});
