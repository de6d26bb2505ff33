// Runs with npm run test:all: every example once more, under the sheets that serve pages of unknown tags.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { getCriticalRules } from '../../core/manifest/style-sheets.js';
import { elementTags, examplesOf } from '../../demo/site/content/examples.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { settled } from './demo/settle.js';
import { devices } from './demo/visit.js';
import { addWhatFollows, knownToScripts, movesBelow } from './demo/what-follows.js';

// What follows an element stands still where the page links the critical sheet alone, for the elements that have rules in
// it. The room of all others is in their own sheets: see docs/decisions/6-critical-styles.md. The full sheet has it all.

const fields = 'the sheet knows fields of one size; those of the form follow the page\'s text';
const lines = 'the words are taller than 44 px in the line height of the page';
const shapes = 'the proportions of the shapes are in the sheet of the tag';

/** Examples that need the sheets of their tags, besides those that scripts alone know, and why. */
const neededOwnSheet: Readonly<Record<string, string>> = {
  'site-add-to-cart/button': lines,
  'site-add-to-cart/few-left': 'what is left is drawn by the script',
  'site-add-to-cart/form': lines,
  'site-cart-badge/in-a-header': lines,
  'site-cart-badge/two-badges': lines,
  'site-form/captcha': 'the captcha\'s place is in the sheet of the tag',
  'site-form/contact': fields,
  'site-form/delivery': fields,
  'site-form/donation': 'choices in a row',
  'site-form/newsletter': fields,
  'site-form/survey': 'a scale as a row of numbers',
  'site-form/visit': fields,
  'site-image/2-masks': shapes,
  'site-image/3-focal-point': 'a ratio and a size at once',
  'site-image/4-from-settings': 'the picture is in a settings block',
  'site-map/1-visit': lines,
  'site-map/2-asks-first': lines,
  'site-map/3-from-settings': 'the place is in a settings block',
  'site-map/4-several-places': 'several addresses',
  'site-map/5-address-alone': lines,
  'site-newsletter/drawn': 'a form drawn from settings',
  'site-newsletter/form': fields,
  'site-shape/1-all': shapes,
  'site-shape/2-words': shapes,
  'site-shape/3-gradients': shapes,
  'site-video/2-file': 'a transcript below',
  'site-video/4-wide': 'the ratio 21:9 is in the sheet of the tag',
  'site-gallery/autorows': 'rows by the proportions of the images',
  'site-gallery/captions-over': 'captions over pictures take no room once the script is there',
  'site-gallery/filter': 'slides that the filter hides',
  'site-gallery/list': 'words beside the pictures',
  'site-gallery/mixed-content': 'room around words among the pictures: its rules take 45 bytes more than the budget of the sheet has',
  'site-gallery/settings-block': 'the slides are in a settings block',
};

let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

const examples = (await Promise.all((await elementTags()).map(examplesOf))).flat();
const named = ({ tag, name }: { tag: string; name: string }) => `${tag}/${name}`;
const keptByCritical = examples.filter(
  example => getCriticalRules(example.tag) && ![neededOwnSheet, knownToScripts].some(list => Object.hasOwn(list, named(example))),
);

test('what needs a sheet of its own is an example', () => {
  assert.deepEqual(Object.keys(neededOwnSheet).filter(name => !examples.some(example => named(example) === name)), []);
});

for (const [sheet, still] of [['site-elements.critical.css', keptByCritical], ['site-elements.css', examples]] as const) {
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
