// Runs with npm run test:all: every example once more, under the sheets that serve pages of unknown tags.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { readTables, visitorTables } from '../../core/manifest/describe/tables.js';
import { allExamples as examples, keptByCritical, nameOf as named, neededOwnSheet } from './demo/kept-by-critical.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { settled } from './demo/settle.js';
import { devices } from './demo/visit.js';
import { addWhatFollows, movesBelow } from './demo/what-follows.js';

// What follows an element stands still where the page links the critical sheet alone, for the elements that have rules in
// it. The room of all others is in their own sheets: see docs/decisions/6-critical-styles.md. The full sheet has it all.
// Other browsers and desktops: critical-engines.e2e.test.ts.

/** The sheet of all elements is for visitors' pages. */
const visitorTags: readonly string[] = visitorTables(await readTables()).map(({ tag }) => tag);
const visitorExamples = examples.filter(({ tag }) => visitorTags.includes(tag));

let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

test('what needs a sheet of its own is an example', () => {
  assert.deepEqual(Object.keys(neededOwnSheet).filter(name => !examples.some(example => named(example) === name)), []);
});

for (const [sheet, still] of [['site-elements.critical.css', keptByCritical], ['site-elements.css', visitorExamples]] as const) {
  describe(`under ${sheet} alone nothing moves below`, { concurrency: 2 }, () => {
    for (const example of still) {
      const name = named(example);
      test(name, async () => {
        const visit = await settled(() =>
          demo.visit(`/elements/${example.tag}/examples/${example.name}`, {
            device: devices.phone,
            prepare: page => addWhatFollows(page, sheet),
          }),
        );
        assert.deepEqual(await movesBelow(visit, name), []);
        await visit.close();
      });
    }
  });
}

test('before scripts a gallery in a narrow place of a wide window counts the columns of its own width, and a strip is as high as it says in any theme', async () => {
  const page = await demo.browser.newPage({ viewport: { width: 1200, height: 800 } });
  const pictures = '<img src="data:," width="600" height="400" alt="">'.repeat(8);
  const sheet = readFileSync('dist/cdn/site-elements.critical.css', 'utf8');
  await page.setContent(`<!doctype html><style>${sheet} img { height: auto !important; }</style><div style="width: 340px">
    <site-gallery design="grid">${pictures}</site-gallery><site-gallery design="carousel">${pictures}</site-gallery><site-gallery design="strip" v-size="6">${pictures}</site-gallery></div>`);
  const [grid, carousel, strip] = await page.locator('site-gallery').evaluateAll(all => all.map(({ firstElementChild }) => {
    const { width, height } = firstElementChild!.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  }));
  assert.deepEqual(
    { grid: grid![0], carousel: carousel![0], strip: strip![1] },
    { grid: (340 - 12) / 2, carousel: Math.round((340 - 1) / 2), strip: 340 * 0.3 },
  );
  await page.close();
});
