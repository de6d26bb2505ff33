import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch } from './chromium.js';
import { arrive, firstPaint, hold, holdPatience, paintsThePicture, type ArrivalOptions } from './critical-path-arrival.js';
import { eventually } from './demo/eventually.js';
import { servePages, type PageServer } from './page-server.js';

// What a visitor's first picture of a page waits for, with every element on it: the style sheet, and no script at all.

const others = ['site-cart-badge', 'site-add-to-cart', 'site-form', 'site-map', 'cookie-banner'];
const gallery = `<site-gallery><img src="/pictures/one.svg" width="600" height="400" alt="One"><img src="/pictures/two.svg" width="600" height="400" alt="Two"></site-gallery>`;
/** What draws nothing that needs React until it is used, for a visitor who has answered the banner. */
const light = `<site-cart-badge><a href="/cart">Cart</a></site-cart-badge>
<site-add-to-cart sku="mug" name="Mug" price-cents="950"><button>Add</button></site-add-to-cart>
<site-form form-id="contact"><form action="/forms/contact" method="post"><label>Name <input name="name"></label><button>Send</button></form></site-form>
<cookie-banner><p>May we remember that you were here?</p></cookie-banner>`;
const lightTags = others.filter(tag => light.includes(`<${tag}`));
const map = `<site-map lat="52.9" lng="0.8" tiles="https://tiles.example/{z}/{x}/{y}.png" attribution="Example"><address>The Net Loft</address></site-map>`;
const rest = light + map;
const far = '<p>…</p>'.repeat(300);
const page = (body: string) =>
  ({ body: `<link rel="stylesheet" href="/v1/site-elements.css"><h1>A page</h1>${body}<script type="module" src="/v1/auto.js"></script>` });

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages({
    '/in-view': page(gallery + rest), '/below': page(light + far + gallery), '/others': page(rest), '/light': page(light),
    '/text': page(`<p>${'A long text of the page. '.repeat(80)}</p><img src="/pictures/one.svg" width="60" height="40" alt="One">${light}${far}<img src="/pictures/two.svg" width="600" height="400" alt="Two">`),
    '/bare': { body: '<link rel="stylesheet" href="/v1/site-elements.css"><site-gallery></site-gallery><script type="module" src="/v1/auto.js"></script>' },
  });
});
after(async () => {
  await browser?.close();
  server?.close();
});

const open = (address: string, options?: ArrivalOptions) => arrive(browser, server.url + address, options);
const react = (requests: readonly string[]) => requests.filter(name => /\/chunks\/react-(?!dom-)/.test(name)); // React DOM comes later

/** The files that come with these entries of the build: themselves and all they import before they run. */
function comesWith(entries: string[]): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    const text = readFileSync(path.join('dist/cdn', name), 'utf8');
    for (const [, file] of text.matchAll(/\b(?:from|import)\s*"(\.[^"]+)"/g)) add(path.posix.join(path.posix.dirname(name), file!));
  };
  entries.forEach(add);
  return found;
}

const isDefined = (asked: Page, tags: string[]) => asked.evaluate(all => all.filter(tag => customElements.get(tag)), tags);
const defined = (asked: Page, tags: string[]) => asked.waitForFunction(all => all.every(tag => customElements.get(tag)), tags);

const requestTimes = (asked: Page) => asked.evaluate(() =>
  performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name: new URL(name).pathname, startTime })));

/** Everything a visitor without scripts would see is there and takes its place. */
async function showsTheAuthorsContent(shown: Page): Promise<void> {
  for (const part of ['h1', 'site-gallery img >> nth=0', 'site-cart-badge a', 'site-add-to-cart button', 'site-form input', 'address']) {
    assert.ok(await shown.isVisible(part), part);
  }
}

const tags = readdirSync('dist/cdn').filter(name => /^(site|cookie)-[\w-]+\.js$/.test(name)).map(name => name.slice(0, -'.js'.length));
const tagsWith = (chunk: RegExp) => tags.filter(tag => [...comesWith([`${tag}.js`])].some(name => chunk.test(name)));

test('React comes with the script of the gallery alone: everything else fetches it when it has something to draw', () => {
  assert.deepEqual(tagsWith(/^chunks\/react-(?!dom-)/), ['site-gallery']);
});

test('what all forms need comes with forms and newsletters alone: a field for an amount, a code, a comment or an email takes none of it', () => {
  assert.deepEqual(tagsWith(/^chunks\/form-(?!draft)/), ['site-form', 'site-newsletter']);
});

const scripts = (requests: readonly string[]) => requests.filter(name => name.endsWith('.js') && name !== '/v1/auto.js');

test('before the first paint only the style sheet, the autoloader and pictures are requested; elements load after it', async () => {
  const { page: visited, heard, origins, context, settled, close } = await open('/in-view');
  await defined(visited, [...others, 'site-gallery']);
  await settled();
  const first = await firstPaint(visited);
  const asked = await requestTimes(visited);
  const allowed = new Set(['/v1/auto.js', '/v1/site-elements.css', '/pictures/one.svg', '/pictures/two.svg']);
  assert.deepEqual(asked.filter(({ name, startTime }) => startTime <= first && !allowed.has(name)), []);
  assert.equal(react(asked.map(({ name }) => name)).length, 1);
  assert.deepEqual([...origins], [server.url]);
  assert.deepEqual(await context.cookies(), []);
  assert.deepEqual(heard.console, []);
  await close();
});

test('elements leave the line to the page\'s own pictures, and come when they are there', async () => {
  let release!: () => Promise<void>;
  const { page: visited, heard, close } = await open('/in-view', {
    prepare: async prepared => {
      await holdPatience(prepared);
      release = await hold(prepared, '**/pictures/one.svg');
    },
  });
  await firstPaint(visited);
  assert.deepEqual(scripts(heard.requests), []);
  await release();
  await defined(visited, [...others, 'site-gallery']);
  assert.deepEqual(heard.console, []);
  await close();
});

test('pictures that are not visible yet, such as those of later slides, delay no element', async () => {
  const { page: visited, heard, close } = await open('/in-view', {
    prepare: async prepared => {
      await holdPatience(prepared);
      await hold(prepared, '**/pictures/two.svg');
    },
  });
  await defined(visited, [...others, 'site-gallery']);
  assert.equal(await visited.evaluate(() => document.readyState), 'interactive');
  assert.deepEqual(heard.console, []);
  await close();
});

test('a page whose largest content is text waits for all of its pictures: one may be a background that is still loading', async () => {
  let release!: () => Promise<void>;
  const { page: visited, heard, close } = await open('/text', {
    prepare: async prepared => {
      await holdPatience(prepared);
      release = await hold(prepared, '**/pictures/two.svg');
    },
  });
  await firstPaint(visited);
  await visited.waitForFunction(() => [...document.images].some(({ complete }) => complete));
  await visited.evaluate(() => new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))); }));
  assert.deepEqual(scripts(heard.requests), []);
  await release();
  await defined(visited, ['site-cart-badge']);
  await close();
});

test('an element that is all of its page is not held back for a paint that cannot come', async () => {
  const { page: visited, heard, close } = await open('/bare', { prepare: holdPatience });
  await defined(visited, ['site-gallery']);
  assert.deepEqual(heard.console, []);
  await close();
});

test('a page that never finishes loading is waited for with a bound; a visitor who touches the gallery is not', async () => {
  for (const [what, end] of Object.entries({
    'the bound': (held: Page) => held.evaluate(() => { (window as never as { runOut(): void }).runOut(); }),
    'a touch': (held: Page) => held.hover('site-gallery'),
  })) {
    const { page: visited, heard, close } = await open('/in-view', {
      prepare: async prepared => {
        await holdPatience(prepared);
        await hold(prepared, '**/pictures/one.svg');
      },
    });
    await firstPaint(visited);
    assert.deepEqual(scripts(heard.requests), [], what);
    await end(visited);
    await defined(visited, ['site-gallery']);
    await close();
  }
});

test('a click on "add to cart" before its script has loaded is not lost, and three impatient clicks count once', async () => {
  let release!: () => Promise<void>;
  const { page: visited, heard, close } = await open('/others', {
    prepare: async prepared => { release = await hold(prepared, '**/site-add-to-cart.js'); },
  });
  await defined(visited, others.filter(tag => tag !== 'site-add-to-cart'));
  for (let press = 0; press < 3; press += 1) await visited.click('site-add-to-cart button');
  await release();
  await defined(visited, ['site-add-to-cart']);
  const count = () => visited.evaluate(() => document.querySelector('site-cart-badge')!.shadowRoot!.querySelector('.count')!.textContent);
  await eventually(async () => assert.equal(await count(), '1'));
  await visited.click('site-add-to-cart button');
  await eventually(async () => assert.equal(await count(), '2'));
  assert.deepEqual(heard.console, []);
  await close();
});

describe('a page paints its content, gallery and all, while', () => {
  const files = {
    'React is on its way': { held: '**/chunks/react-*.js', ready: others },
    'everything that React needs is on its way': { held: /\/(site-gallery|chunks\/react-\w+)\.js$/, ready: others },
    'the shared chunks are on their way': { held: '**/chunks/{core,lit}-*.js', ready: [] },
    'every script is on its way': { held: '**/*.js', ready: [] },
  };
  for (const [name, { held, ready }] of Object.entries(files)) {
    test(name, async () => {
      const { page: visited, heard, close } = await open('/in-view', { prepare: prepared => prepared.route(held, () => {}) });
      await defined(visited, ready);
      await paintsThePicture(visited);
      await showsTheAuthorsContent(visited);
      assert.deepEqual(await isDefined(visited, ['site-gallery']), []);
      assert.deepEqual(heard.console, []);
      await close();
    });
  }
});

test('without React the page stays whole, its buttons work, and a touch fetches the gallery once the line is back', async () => {
  const { page: visited, heard, close } = await open('/in-view', { prepare: prepared => prepared.route('**/chunks/react-*.js', route => route.abort()) });
  await defined(visited, others);
  await eventually(() => assert.ok(heard.console.some(line => line.includes('<site-gallery>: its script did not load')), 'a message reports it'));
  await paintsThePicture(visited);
  await showsTheAuthorsContent(visited);
  await visited.click('site-add-to-cart button');
  await visited.waitForFunction(() => /1/.test(document.querySelector('site-cart-badge')!.shadowRoot!.querySelector('.count')!.textContent!));
  await visited.unroute('**/chunks/react-*.js');
  await visited.hover('h1');
  await visited.hover('site-gallery');
  await defined(visited, ['site-gallery']);
  await close();
});

test('a gallery below the fold costs nothing until it approaches the viewport', async () => {
  const { page: visited, heard, settled, close } = await open('/below', { answer: 'false' });
  await defined(visited, lightTags);
  await settled();
  assert.deepEqual(react(heard.requests), []);
  assert.deepEqual(heard.requests.filter(name => name.includes('gallery')), []);
  await visited.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await defined(visited, ['site-gallery']);
  assert.equal(react(heard.requests).length, 1);
  assert.deepEqual(heard.console, []);
  await close();
});

for (const [name, answer] of Object.entries({ 'has declined': 'false', 'has accepted': 'true' } as const)) {
  test(`a visitor who ${name} downloads 0 bytes of React until something is used`, async () => {
    const { page: visited, heard, settled, close } = await open('/light', { answer });
    await defined(visited, lightTags);
    await settled();
    assert.equal(await visited.locator('cookie-banner .banner').count(), 0);
    await visited.click('site-add-to-cart button');
    await eventually(async () => assert.equal(await visited.locator('site-cart-badge .count').textContent(), '1'));
    assert.deepEqual(react(heard.requests), []);
    await visited.click('site-cart-badge a');
    await visited.locator('site-cart-badge dialog').waitFor();
    assert.equal(react(heard.requests).length, 1);
    assert.deepEqual(heard.console, []);
    await close();
  });
}

for (const [name, answer] of Object.entries({ 'has not answered': undefined, 'has declined': 'false', 'has accepted': 'true' } as const)) {
  test(`no third party is requested without consent: a visitor who ${name}`, async () => {
    const { page: visited, heard, origins, settled, close } = await open('/others', { answer });
    await defined(visited, others);
    await settled();
    if (answer === 'true') await eventually(() => assert.ok(origins.has('https://tiles.example'), 'the map comes'));
    else assert.deepEqual([...origins], [server.url]);
    await eventually(async () => assert.equal(await visited.locator('cookie-banner .banner').count(), answer ? 0 : 1));
    assert.deepEqual(heard.console, []);
    await close();
  });
}
