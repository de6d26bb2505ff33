// Runs with npm run test:all: the examples of critical-alone.e2e.test.ts in three engines, on a phone and a desktop.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { getTags } from '../../core/manifest/describe/tables.js';
import { eventually } from './demo/eventually.js';
import { keptByCritical, nameOf } from './demo/kept-by-critical.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { serveWithFollower, type FollowerServer } from './demo/serve-with-follower.js';
import { engineReader, threeEngines, type EngineReader } from './engine-readers.js';

let demo: OpenDemo;
let server: FollowerServer;
before(async () => {
  demo = await openDemo();
  server = await serveWithFollower(demo.url, 'site-elements.critical.css');
});
after(async () => {
  server?.close();
  await demo?.close();
});

/** WebKit's window has a least width of its own, below which it has the same columns. */
const widths = { phone: 390, desktop: 1280 };
const heightPx = 844;
/** Browsers do not count a smaller movement as a shift either. */
const leastMovePx = 3;

/** One look of a reader, who scrolls on when all in view is drawn; true at the end of the page. */
const readOn = `(() => {
  const inView = node => { const { top, bottom, width } = node.getBoundingClientRect(); return width > 0 && bottom > 0 && top < innerHeight; };
  const tags = [...document.querySelectorAll('${getTags().join()}')].filter(node => inView(node) && node.getAttribute('loading') !== 'interaction');
  if (globalThis.tops.length === 0 || !tags.every(node => node.matches(':defined'))) return false;
  const reading = globalThis.reading ??= { top: -1, isDrawn: false };
  if (reading.top !== scrollY) {
    Object.assign(reading, { top: scrollY, isDrawn: false });
    Promise.all(tags.map(node => node.updateComplete)).then(() => requestAnimationFrame(() => requestAnimationFrame(() => { reading.isDrawn = true; })));
  }
  const arrived = [...document.images].every(image => image.complete || image.loading === 'lazy' || !inView(image));
  if (!reading.isDrawn || !arrived) return false;
  scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
  return scrollY === reading.top;
})()`;

for (const engine of threeEngines) {
  const open = engineReader(engine);
  if (!open) {
    test(`under the critical sheet in ${engine.name}: not run. ${engine.name} is not installed.`, () => {});
    continue;
  }
  describe(`under the critical sheet alone nothing moves below in ${engine.name}`, () => {
    let reader: EngineReader;
    before(async () => { reader = await open(); });
    after(() => reader?.close());

    for (const [device, width] of Object.entries(widths)) {
      for (const example of keptByCritical) {
        test(`${nameOf(example)} on a ${device}`, async () => {
          await reader.resize(width, heightPx);
          await reader.goTo(`${server.url}/elements/${example.tag}/examples/${example.name}`);
          await eventually(async () => assert.equal(await reader.evaluate(readOn), true, 'it is read to its end'));
          const tops = JSON.parse(await reader.evaluate<string>('JSON.stringify(tops)')) as number[];
          assert.ok(Math.max(...tops) - Math.min(...tops) < leastMovePx, `what follows stood at ${tops.join(', ')}`);
        });
      }
    }
  });
}
