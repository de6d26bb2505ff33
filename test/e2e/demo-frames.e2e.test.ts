import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { elementTags } from '../../demo/site/content/examples.js';
import { frameWidths, readFrameHeights } from '../../demo/site/library/frame-sheet.js';
import { eventually } from './demo/eventually.js';
import { measureFrames } from './demo/measure-frames.js';
import { openDemo } from './demo/open-demo.js';
import { settle } from './demo/settle.js';
import { devices } from './demo/visit.js';

// The element pages keep room for their examples: nothing moves while the frames load.

const demo = await openDemo();
after(() => demo.close());

/** Other machines have other fonts. */
const tolerance = (height: number) => Math.max(48, height * 0.15);

test('every example is as high as its page has been told (npx tsx test/e2e/demo/measure-frames.ts)', async () => {
  const kept = await readFrameHeights();
  const wrong = Object.entries(await measureFrames(demo)).flatMap(([name, heights]) => heights.flatMap((height, index) => {
    const told = kept[name]?.[index];
    return told !== undefined && Math.abs(told - height) <= tolerance(height) ? [] : [`${name} at ${frameWidths[index]}: ${height}, not ${told}`];
  }));
  assert.deepEqual(wrong, []);
});

describe('the page of', { concurrency: 2 }, async () => {
  for (const tag of await elementTags()) {
    for (const [name, device] of Object.entries(devices)) {
      test(`<${tag}> stands still on a ${name} while its examples arrive`, async () => {
        const visit = await demo.visit(`/elements/${tag}`, { device });
        await visit.page.mouse.click(2, 2); // a press on the page is none on its frames
        await settle(visit);
        assert.deepEqual((await visit.trouble()).shifts, []);
        await visit.close();
      });
    }
  }
});

test('an example that the reader has touched is as high as its content becomes, and as reserved at another width', async () => {
  const visit = await demo.visit('/elements/site-form');
  const { page } = visit;
  await settle(visit);
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
