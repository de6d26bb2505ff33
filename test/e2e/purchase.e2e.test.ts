// Runs with npm run test:all: a purchase in Firefox and WebKit; site-shop.e2e has it in Chromium.
import assert from 'node:assert/strict';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { findBrowser } from '../engines/find-browser.js';
import { firefox } from '../engines/firefox.js';
import { webkit } from '../engines/webkit.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { fill, otherEngines, press, type OtherVisitor } from './other-engines.js';

// A whole purchase in the engines that the other end-to-end tests do not use; site-shop.e2e has it in Chromium.

/** The demo with pages that say that the site keeps the cart. */
async function withShop(demo: string) {
  const { host, origin } = new URL(demo);
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity', ...asked.headers.origin && { origin } };
    const forwarded = request(demo + asked.url, { method: asked.method!, headers }, async given => {
      if (!given.headers['content-type']?.startsWith('text/html')) return given.pipe(answer.writeHead(given.statusCode!, given.headers));
      const { 'content-length': _, ...others } = given.headers;
      answer.writeHead(given.statusCode!, others);
      answer.end((await text(given)).replace(/(data-site-context[^>]*>)\s*\{/, '$1{"store":{"cartBackend":"site"},'));
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => { server.close(); server.closeAllConnections(); } };
}

for (const engine of [firefox, webkit]) {
  const found = findBrowser(engine);
  if (!found) {
    test(`a purchase in ${engine.name}: not run. ${engine.name} is not installed.`, () => {});
    continue;
  }
  describe(`a purchase in ${engine.name}`, { timeout: 300_000 }, () => {
    let demo: OpenDemo;
    let shop: Awaited<ReturnType<typeof withShop>>;
    let visitor: OtherVisitor;
    before(async () => {
      demo = await openDemo();
      shop = await withShop(demo.url);
      visitor = await otherEngines[engine.name as keyof typeof otherEngines](found);
    });
    after(async () => {
      await visitor?.close();
      shop?.close();
      await demo?.close();
    });
    const isAt = (pattern: RegExp) => eventually(async () => assert.match(await visitor.evaluate<string>('location.pathname'), pattern));
    const words = () => visitor.evaluate<string>('document.querySelector("main").innerText');

    test('goes from the home page to "order received", after which the cart is empty', async () => {
      await visitor.goTo(`${shop.url}/saltmarsh`);
      await press(visitor, 'a', 'See the shop');
      await isAt(/^\/saltmarsh\/shop$/);
      await eventually(async () => assert.ok(await visitor.evaluate('!!customElements.get("site-product-list")'), 'the list lives'));
      await visitor.evaluate('document.querySelector("site-add-to-cart").scrollIntoView({ block: "center", behavior: "instant" })');
      await eventually(async () =>
        assert.ok(
          await visitor.evaluate('!!customElements.get("site-add-to-cart") && !!customElements.get("site-cart-badge")'),
          'the buttons and the badge live',
        ),
      );
      await press(visitor, 'site-add-to-cart button', 'Add to cart');
      await eventually(async () =>
        assert.equal(
          await visitor.evaluate('document.querySelector("site-cart-badge").shadowRoot.querySelector(".count").textContent.trim()'),
          '1',
        ),
      );
      await press(visitor, 'site-cart-badge a');
      await press(visitor, 'button, a', 'Checkout');
      await isAt(/\/commerce\/goto-checkout$/);
      await fill(visitor, '#email', 'ada@example.com');
      await fill(visitor, '#name', 'Ada');
      await fill(visitor, '#address', 'Staithe Lane 1');
      await fill(visitor, '#city', 'Wells');
      await fill(visitor, '#postalCode', 'NR23 1AN');
      await press(visitor, 'button[name=provider]:not([formaction])');
      await isAt(/\/checkout\/confirmed\//);
      assert.match(await words(), /Thank you/);
      await visitor.goTo(`${shop.url}/elements/site-cart/examples/1-simple`);
      await eventually(async () =>
        assert.ok(
          await visitor.evaluate('!!document.querySelector("site-cart")?.shadowRoot?.querySelector(".nothing")'),
          'the cart says that it is empty',
        ),
      );
    });
  });
}
