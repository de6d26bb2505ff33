// Runs with npm run test:all: every design with every kind of slide.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch, namedFunctions, watch } from './chromium.js';
import { eventually } from './demo/eventually.js';
import { servePages, type PageServer } from './page-server.js';

// <site-video> and <site-image> are slides like any other: a design gives them the box that it gives an image of the
// same place. spec: media-layout §4

const image = (name: string) => `<img alt="${name}" src="/images/${name}?format=750w" width="300" height="200">`;
const slides = `${image('one')}<site-video src="/tide.webm">${image('poster')}</site-video><site-image>${image('inside')}</site-image>`
  + `<figure><site-video src="/tide.webm">${image('poster')}</site-video><figcaption>Tide</figcaption></figure>`
  + `<figure><site-image>${image('inside')}</site-image><figcaption>Tide</figcaption></figure>`;
/** Height by width of every slide's box. */
const designs: Record<string, { attributes: string; width?: number; height?: number; ratio?: number }> = {
  grid: { attributes: 'design="grid" slides-per-row="3" aspect-ratio="1:1"', width: 292, height: 292 },
  whole: { attributes: 'design="grid" slides-per-row="3" aspect-ratio="2:3" auto-crop="false"', width: 292, height: 438 },
  carousel: { attributes: 'design="carousel" slides-per-row="3" aspect-ratio="4:3"', ratio: 4 / 3 },
  list: { attributes: 'design="list" list-image-size="30"', width: 270, height: 180 },
  strip: { attributes: 'design="strip" v-size="6"', height: 270 },
  square: { attributes: 'design="strip" v-size="6" aspect-ratio="1:1"', width: 270, height: 270 },
};
const page = (body: string) => ({
  body: `<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/v1/site-elements.critical.css"><style>body { margin: 10px; width: 900px }</style>${body}<script type="module" src="/v1/auto.js"></script>`,
});

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages({
    ...Object.fromEntries(
      Object.entries(designs).map(([name, { attributes }]) => [
        `/${name}`,
        page(
          `<site-gallery ${attributes} loading="eager">${slides.replaceAll(/<site-(video|image)/g, '$& loading="eager"')}</site-gallery>`,
        ),
      ]),
    ),
    '/data': page(
      `<site-gallery loading="eager"><img alt="one" data-src="/images/one" data-image-dimensions="300x200" src="/images/one?format=100w"></site-gallery>`,
    ),
    '/keys': page(
      `<site-gallery design="grid" lightbox loading="eager"><site-video src="/tide.webm" loading="eager">${image('poster')}</site-video></site-gallery>`
        + `<site-lightbox loading="eager"><site-video src="/tide.webm" loading="eager">${image('poster')}</site-video>${image('one')}</site-lightbox>`,
    ),
  });
});
after(async () => {
  await browser?.close();
  server?.close();
});

async function open(path: string): Promise<Page> {
  const tab = await browser.newPage({ viewport: { width: 920, height: 900 } });
  await tab.addInitScript({ content: namedFunctions });
  await tab.goto(`${server.url}${path}`);
  await tab.waitForFunction(
    () =>
      !document.querySelector(':not(:defined)')
      && [...document.querySelectorAll('site-video')].every(video => video.shadowRoot!.querySelector('.play')),
  );
  return tab;
}

describe('a design gives its box to', () => {
  for (const [name, { width, height, ratio }] of Object.entries(designs)) {
    test(`every element in ${name}`, async () => {
      const tab = await open(`/${name}`);
      await eventually(async () => {
        const boxes = await tab.evaluate(() => [...document.querySelectorAll('site-gallery > img, site-video, site-image')].map(element => {
          const sizeOf = (node: Element) => {
            const { width: across, height: down } = node.getBoundingClientRect();
            return [across, down] as const;
          };
          const shown = element.shadowRoot?.querySelector('.stage') ?? element.querySelector('img') ?? element;
          return {
            tag: element.localName,
            box: sizeOf(element),
            shown: sizeOf(shown),
            fit: getComputedStyle(element.querySelector('img') ?? element).objectFit,
          };
        }));
        assert.equal(boxes.length, 5);
        for (const { tag, box, shown, fit } of boxes) {
          const near = (got: number, expected: number, what: string) =>
            assert.ok(Math.abs(got - expected) < 1.5, `${tag}: ${what} is ${got}, expected ${expected}`);
          if (width) near(box[0], width, 'width');
          if (height) near(box[1], height, 'height');
          if (ratio) near(box[0] / ratio, box[1], 'height');
          assert.ok(box[0] > 100 && box[1] > 100, `${tag} is seen`);
          near(shown[0], box[0], 'width of what is in it');
          near(shown[1], box[1], 'height of what is in it');
          assert.equal(fit, name === 'whole' ? 'contain' : 'cover', `${tag}: crop`);
        }
      });
      await tab.close();
    });
  }
});

test('a video in a gallery or a lightbox has one tab stop: its play button', async () => {
  const tab = await open('/keys');
  // The lightbox makes its own images buttons: then it has seen the posters too.
  await tab.waitForSelector('site-lightbox > img[role="button"]');
  assert.deepEqual(
    await tab.evaluate(() =>
      [...document.querySelectorAll('site-video img')].map(poster => [poster.getAttribute('role'), poster.getAttribute('tabindex')]),
    ),
    [
      [null, null],
      [null, null],
    ],
  );
  await tab.close();
});

test('slide data whose code does not load shows an error from the catalog, and the gallery keeps working', async () => {
  const missing = readdirSync('dist/cdn/chunks').filter(file => file.startsWith('slide-data.')).map(file => `/v1/chunks/${file}`);
  assert.equal(missing.length, 1, missing.join());
  const tab = await browser.newPage();
  const { console: lines } = watch(tab);
  server.broken.add(missing[0]!);
  try {
    await tab.goto(`${server.url}/data`);
    const error = 'error: <site-gallery>: Loader2 not found: part of its script did not load; showing the gallery without it.';
    await eventually(() => assert.equal(lines.filter(line => line.startsWith(error)).length, 1, lines.join('\n')));
    assert.ok(await tab.locator('site-gallery img').isVisible());
  } finally {
    server.broken.clear();
    await tab.close();
  }
});
