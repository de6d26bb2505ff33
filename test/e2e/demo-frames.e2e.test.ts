// Runs with npm run test:all: every page of an element with the frames of all its examples.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { elementTags } from '../../demo/site/content/examples.js';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { settled } from './demo/settle.js';
import { devices } from './demo/visit.js';

// The element pages keep room for their examples: nothing moves while the frames load. That the room is right is asked
// of every example (examples.e2e.test.ts), and that nothing moves on a desktop of every page (demo-pages.e2e.test.ts).

let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

describe('the page of', { concurrency: 2 }, async () => {
  for (const tag of await elementTags()) {
    test(`<${tag}> stands still on a phone while its examples arrive`, async () => {
      const visit = await settled(async () => {
        const opened = await demo.visit(`/elements/${tag}`, { device: devices.phone });
        await opened.page.mouse.click(2, 2); // a click on the page does not reach its frames
        return opened;
      });
      assert.deepEqual((await visit.problems()).shifts, []);
      await visit.close();
    });
  }
});

test('an example that the reader has touched is as high as its content becomes, and as reserved at another width', async () => {
  const visit = await settled(() => demo.visit('/elements/site-form'));
  const { page } = visit;
  const example = page.locator('#contact');
  const heightOf = async () => (await example.locator('iframe').boundingBox())!.height;
  const reserved = await heightOf();
  await example.locator('iframe').contentFrame().getByRole('button', { name: 'Send' }).click();
  await eventually(async () => assert.ok(await heightOf() > reserved + 20, 'room for what the form has to say'));
  await example.getByText('Phone').click();
  const main = example.locator('iframe').contentFrame().locator('main');
  await eventually(async () => {
    const content = (await main.boundingBox())!.height;
    assert.ok(Math.abs(await heightOf() - content) <= 2, `${await heightOf()} for ${content}`);
  });
  await visit.close();
});
