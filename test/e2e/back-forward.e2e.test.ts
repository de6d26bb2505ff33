// Runs with npm run test:all: the back/forward cache of Firefox and WebKit. Chromium switches its own off when it is driven.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { findBrowser } from '../engines/find-browser.js';
import { firefox } from '../engines/firefox.js';
import { webkit } from '../engines/webkit.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { otherEngines, press, type OtherVisitor } from './other-engines.js';

for (const engine of [firefox, webkit]) {
  const found = findBrowser(engine);
  if (!found) {
    test(`the back/forward cache of ${engine.name}: not run. ${engine.name} is not installed.`, () => {});
    continue;
  }
  describe(`the back/forward cache of ${engine.name}`, { timeout: 300_000 }, () => {
    let demo: OpenDemo;
    let visitor: OtherVisitor;
    before(async () => {
      demo = await openDemo();
      visitor = await otherEngines[engine.name as keyof typeof otherEngines](found);
    });
    after(async () => {
      await visitor?.close();
      await demo?.close();
    });
    const is = (expression: string, expected: unknown, message?: string) =>
      eventually(async () => assert.deepEqual(await visitor.evaluate(expression), expected, message));
    const names = 'JSON.stringify([...document.querySelector("site-cart").shadowRoot.querySelectorAll(".line .name")].map(node => node.textContent.trim()))';

    test('brings a cart page back as it was, with what was chosen since', async () => {
      await visitor.goTo(`${demo.url}/saltmarsh/cart`);
      await is('!!document.querySelector("site-cart")?.shadowRoot?.querySelector(".nothing")', true, 'the cart says that it is empty');
      await visitor.evaluate('void addEventListener("pageshow", ({ persisted }) => { globalThis.wasKept = persisted; })');
      await visitor.goTo(`${demo.url}/saltmarsh/shop`);
      await eventually(async () => assert.ok(await visitor.evaluate('!!customElements.get("site-product-list")'), 'the list lives'));
      await visitor.evaluate('document.querySelector("site-add-to-cart").scrollIntoView({ block: "center", behavior: "instant" })');
      await eventually(async () => assert.ok(await visitor.evaluate('!!customElements.get("site-add-to-cart")'), 'the buttons live'));
      const chosen = await visitor.evaluate<string>('document.querySelector("site-add-to-cart").getAttribute("name")');
      await press(visitor, 'site-add-to-cart button', 'Add to cart');
      await is('JSON.parse(localStorage.getItem("site:cart"))?.entries.length', 1);
      await visitor.evaluate('void history.back()');
      await is('location.pathname', '/saltmarsh/cart');
      await is('globalThis.wasKept', true, 'the page itself has come back');
      await is(names, JSON.stringify([chosen]));
    });
  });
}
