import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { readTables } from '../../core/manifest/describe/tables.js';
import { elementTags, examplesOf, type Example } from '../../demo/site/content/examples.js';
import { frameWidths, readFrameHeights } from '../../demo/site/library/frame-sheet.js';
import { authorsContent } from './demo/authors-content.js';
import { addAxe } from './demo/axe.js';
import { look, lookAtParts, lookFromRight, wellFromRight, wellLooking, wellMade, wide } from './demo/look.js';
import { eventually } from './demo/eventually.js';
import { heightAt } from './demo/measure-frames.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { lookWhenSettled } from './demo/settle.js';
import { devices, type Visit } from './demo/visit.js';
import { addWhatFollows, knownToScripts, movesBelow } from './demo/what-follows.js';
import { isEverything } from '../engines/everything.js';

// Every example of every element, as the demo shows it alone. A new example is in here without being listed.
// ONLY=elements/site-map,... looks at the elements of these folders.
// The gate looks at two examples of each element: one on a phone and without scripts, one on a desktop and from right to
// left (that each draws quietly and is accessible, the contract asks of all). `npm run test:all`, and
// `npm test -- elements/site-map` for one element, look at each in every way.

const named = (process.env.ONLY ?? '').split(',').map(place => /elements\/([^/]+)/.exec(place)?.[1]).filter(Boolean);
const tags = (await elementTags()).filter(tag => named.length === 0 || named.includes(tag));
const examples = new Map<string, Example[]>();
for (const tag of tags) examples.set(tag, await examplesOf(tag));
const heights = new Map(await Promise.all(tags.map(async tag => [tag, await readFrameHeights(tag)] as const)));
/** Other machines have other fonts. */
const tolerance = (height: number) => Math.max(48, height * 0.15);
/** With its element: a gate prints names of tests without their groups. */
const nameOf = ({ tag, name }: Example) => `${tag}/${name}`;
const addressOf = ({ tag, name }: Example) => `/elements/${tag}/examples/${name}`;
/** A prompt that cannot be answered without scripts is not shown: the docs files name the elements. */
const silentWithoutScripts = new Set<string>((await readTables()).filter(({ docs }) => docs.hiddenWithoutScripts).map(({ tag }) => tag));

/** Whether an author has put words or pictures into the tag; an element may also draw from settings alone. */
function hasAuthorsContent({ tag, markup }: Example): boolean {
  const inside = [...markup.matchAll(new RegExp(`<${tag}\\b[^>]*>([^]*?)</${tag}>`, 'g'))].map(match => match[1]).join('');
  const drawn = inside.replace(/<(script|style|template)\b[^]*?<\/\1>/g, '');
  return drawn.includes('<img') || drawn.replace(/<[^>]*>/g, '').trim() !== '';
}

async function prepare(page: Page): Promise<void> {
  await addAxe(page);
  await addWhatFollows(page);
}

/** What is wrong with how it looks; and with how what follows it stands. */
async function lookAround(visit: Visit, { tag, name }: Example): Promise<Record<string, unknown>> {
  const shifts = await movesBelow(visit, `${tag}/${name}`);
  return { ...await look(visit), shifts };
}

let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

test('what is listed as visible to scripts only is an example', async () => {
  for (const named of Object.keys(knownToScripts)) {
    const [tag, name] = named.split('/') as [string, string];
    assert.ok((await examplesOf(tag)).some(example => example.name === name), named);
  }
});

for (const tag of tags) {
  describe(`<${tag}>`, { concurrency: 2 }, () => {
    test('has two examples or more', () => assert.ok(examples.get(tag)!.length >= 2, `elements/${tag}/examples has too few`));

    for (const [at, example] of examples.get(tag)!.entries()) {
      const isFirst = isEverything || at === 0;
      const isSecond = isEverything || at === 1;

      if (isFirst) test(`${nameOf(example)} on a phone: logs nothing, follows the policy, shifts nothing below it, stores nothing, requests no third party, is accessible`, async () => {
        await lookWhenSettled(() => demo.visit(addressOf(example), { device: devices.phone, prepare }), async visit => {
          assert.deepEqual(await lookAround(visit, example), wellLooking);
        });
      });

      if (isSecond) test(`${nameOf(example)} on a desktop: the same, whole when it is zoomed or on a small phone, as high as its frames`, async () => {
        await lookWhenSettled(() => demo.visit(addressOf(example), { device: wide, prepare }), async visit => {
          assert.deepEqual(await lookAround(visit, example), wellLooking);
          assert.deepEqual(await lookAtParts(visit.page), wellMade);
          const kept = heights.get(tag)![example.name];
          assert.ok(kept, `its height is not known: npx tsx test/e2e/demo/measure-frames.ts ${tag}`);
          for (const [at, width] of frameWidths.entries()) await eventually(async () => {
            const height = await heightAt(visit, width);
            assert.ok(
              Math.abs(kept[at]! - height) <= tolerance(height),
              `${height} px high at ${width}, not ${kept[at]}: npx tsx test/e2e/demo/measure-frames.ts ${tag}`,
            );
          });
        });
      });

      if (isSecond) test(`${nameOf(example)} reads from right to left, and is dark on request`, async () => {
        await lookWhenSettled(() => demo.visit(`${addressOf(example)}?dir=rtl&theme=dark`, { device: wide, prepare: addAxe }), async visit => {
          assert.deepEqual(await lookFromRight(visit), wellFromRight);
        });
      });

      const isSilent = silentWithoutScripts.has(tag);
      if (isFirst) test(`${nameOf(example)} ${isSilent ? 'says nothing' : 'shows the author\'s words and pictures'} without scripts`, async () => {
        const { page, heard, close } = await demo.visit(addressOf(example), { hasScripts: false });
        const { shown, hidden } = await authorsContent(page, [tag]);
        assert.deepEqual({ missing: isSilent ? shown : hidden, console: heard.console }, { missing: [], console: [] });
        assert.equal((isSilent ? hidden : shown).length > 0, hasAuthorsContent(example));
        await close();
      });
    }
  });
}
