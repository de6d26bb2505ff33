import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launch, namedFunctions, watch } from './chromium.js';
import { servePages, type PageServer } from './page-server.js';
import { restyledNodes } from './restyled-nodes.js';

// A step of one gallery has the browser look at that gallery's controls and at the slides that come and go: not at its
// other slides, and not at the rest of the page. What another script adds to the page restyles none of our elements. One rule of any
// element that asks every node for `:has()` undoes both.

const many = 400;
const paragraphs = 400;
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const gallery = (design: string) =>
  `<site-gallery design="${design}">${`<img src="${pixel}" width="3" height="2" loading="lazy" alt="A picture">`.repeat(many)}</site-gallery>`;
const page = (design: string) => ({
  body: `<link rel="stylesheet" href="/v1/site-elements.css">${gallery(design)}${'<p>Words</p>'.repeat(paragraphs)}<script type="module" src="/v1/auto.js"></script>`,
});

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  const foreign = `<div><p>Words and <a href="#">a link</a></p><section><img src="${pixel}" width="3" height="2" alt=""></section></div>`;
  server = await servePages({
    '/slideshow': page('slideshow'), '/strip': page('strip'),
    '/foreign': { body: `<link rel="stylesheet" href="/v1/site-elements.css"><main><div id="foreign">${foreign.repeat(many)}</div></main>` },
  });
});
after(async () => {
  await browser?.close();
  server?.close();
});

interface Gallery extends HTMLElement { current: number }

test('what another script adds, takes away and changes on the page has nothing else of it restyled', async () => {
  const context = await browser.newContext();
  const opened = await context.newPage();
  await opened.addInitScript(namedFunctions);
  await opened.goto(`${server.url}/foreign`);
  const styled = await restyledNodes(opened, () => opened.evaluate(() => {
    const box = document.querySelector<HTMLElement>('#foreign')!;
    const button = document.createElement('button');
    box.append(button);
    void box.offsetHeight;
    box.children[7]!.append(document.createElement('img'));
    void box.offsetHeight;
    button.remove();
    void box.offsetHeight;
    box.children[8]!.toggleAttribute('hidden', true);
  }));
  assert.ok(styled > 0 && styled < 20, `${styled} nodes`);
  await context.close();
});

for (const design of ['slideshow', 'strip']) {
  test(`a step and a drag of a ${design} have few nodes of the page restyled`, async () => {
    const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
    const opened = await context.newPage();
    const heard = watch(opened);
    await opened.addInitScript(namedFunctions);
    await opened.goto(`${server.url}/${design}`);
    const rests = (index: number) => opened.waitForFunction(at => {
      const one = document.querySelector<Gallery>('site-gallery')!;
      const says = one.shadowRoot!.querySelector('[role=status]')?.textContent;
      return one.current === at && says?.includes(` ${at + 1} `);
    }, index);
    await opened.locator('site-gallery .next').hover();
    await opened.click('site-gallery .next'); // the first one brings parts of the code along
    await rests(1);
    const stepped = await restyledNodes(opened, async () => {
      await opened.click('site-gallery .next');
      await rests(2);
    });
    assert.ok(stepped > 0 && stepped < many, `${stepped} nodes for a step`);
    const dragged = await restyledNodes(opened, async () => {
      await opened.mouse.move(500, 150);
      await opened.mouse.down();
      await opened.mouse.move(400, 150, { steps: 3 });
      await opened.waitForFunction(() => document.querySelector('site-gallery')!.shadowRoot!.querySelector('.track')!.hasAttribute('data-drag'));
      await opened.mouse.up();
    });
    assert.ok(dragged > 0 && dragged < many, `${dragged} nodes for a drag`);
    assert.deepEqual(heard.console, []);
    await context.close();
  });
}
