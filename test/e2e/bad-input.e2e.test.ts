// Runs with npm run test:all: a picture of every element with every bad value; the contract asks for the messages.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { getTags } from '../../core/manifest/describe/tables.js';
import { gallerySettings } from '../../elements/site-gallery/gallery.settings.js';
import { launch, namedFunctions, watch } from './chromium.js';
import { eventually } from './demo/eventually.js';
import { servePages, type PageServer } from './page-server.js';

// Whatever an author writes, something of it is to be seen: looked at as a picture, because a box may have a size and be blank.

const svg = (width: number, height: number) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'%3E%3Crect width='100%25' height='100%25' fill='%232f6fb0'/%3E`
  + '%3Ccircle cx=\'50%25\' cy=\'50%25\' r=\'40%25\' fill=\'white\'/%3E%3C/svg%3E';
const picture = (more = 'width="300" height="200"') => `<img alt="A pot" src="${svg(300, 200)}" ${more}>`;
const broken = '<img alt="A pot that is gone" src="/no/such.jpg" width="300" height="200">';
const absurdSizes = [[65535, 1], [1, 65535], [99999999, 1], [1, 99999999]] as const;
const { choices: designs = [] } = gallerySettings.settings.design;

/** One picture or many, and what may be wrong with them. */
const slides: Record<string, string> = {
  'one child': picture(),
  'one broken picture': broken,
  'a broken picture among others': broken + picture() + picture(),
  'pictures of no size': picture('width="0" height="0"') + picture('data-image-dimensions="0x0"') + picture('width="-3" height="nine"'),
  'pictures like a hair and a tower': absurdSizes
    .map(([width, height]) => picture(`data-image-dimensions="${width}x${height}"`) + picture(`width="${width}" height="${height}"`))
    .join(''),
  'focal points beside the picture':
    picture('width="300" height="200" data-image-focal-point="7,-1"') + picture('width="300" height="200" data-image-focal-point="left"'),
};
/** Numbers that make no sense, of settings that one or the other design has. */
const numbers: Record<string, string> = {
  'negative rows': 'slides-per-row="-4" thumbnails-per-row="-1" thumbnails',
  'no rows': 'slides-per-row="0" column-width="0" v-size="0" list-image-size="0"',
  'absurd numbers':
    'slides-per-row="1e9" column-width="1e9" gutter="1e9" padding="1e9" v-size="1e9" list-image-size="1e9" thumbnail-strip-height="1e9" thumbnails',
  'negative numbers':
    'column-width="-100" gutter="-50" padding="-9" v-size="-3" list-image-size="-40" thumbnail-strip-height="-72" thumbnails',
  'no numbers': 'slides-per-row="many" column-width="wide" gutter="NaN" v-size="Infinity" current="first" autoplay-duration="soon"',
  'a current slide that is not there': 'current="-99999999999"',
  'an invalid shape': 'aspect-ratio="0:0"',
  'a shape like a hair': 'aspect-ratio="1e9:1"',
  'a shape like a tower': 'aspect-ratio="1:1e9"',
};

const galleries = (attributes: string, children: string) =>
  designs.map(design => `<site-gallery id="${design}" design="${design}" ${attributes}>${children}</site-gallery>`);
const wordsOf = (name: string) => name.replaceAll(' ', '-');

const others: Record<string, Record<string, string>> = {
  'site-image': {
    'a broken picture': `<site-image>${broken}</site-image>`,
    'a picture of no size': `<site-image>${picture('width="0" height="0" data-image-dimensions="0x0"')}</site-image>`,
    ...Object.fromEntries(absurdSizes.flatMap(([width, height]) => [
      [`a picture said to be ${width} by ${height}`, `<site-image>${picture(`data-image-dimensions="${width}x${height}"`)}</site-image>`],
      [`a picture with the attributes ${width} and ${height}`, `<site-image>${picture(`width="${width}" height="${height}"`)}</site-image>`],
    ])),
    'a focal point beside the picture': `<site-image ratio="1:1">${picture('data-image-focal-point="7,-1"')}</site-image>`,
    'an invalid shape': `<site-image ratio="0:0">${picture()}</site-image>`,
    'a shape like a hair': `<site-image ratio="1e9:1">${picture()}</site-image>`,
    'a shape like a tower': `<site-image ratio="1:1e9">${picture()}</site-image>`,
    'absurd numbers': `<site-image size-adjustment="1e300" dpr-min="1e300" dpr-max="-1">${picture()}</site-image>`,
    'an invalid mask': `<site-image mask="cloudy" drop-shadow="{">${picture()}</site-image>`,
    'a source that is gone, without an image': '<site-image source="/no/such.jpg" alt="A pot that is gone" dimensions="300x200"></site-image>',
  },
  'site-video': {
    'no children': '<site-video></site-video>',
    'a picture and no video': `<site-video>${picture()}</site-video>`,
    'a broken picture': `<site-video src="/video.mp4">${broken}</site-video>`,
    'an invalid shape': `<site-video src="/video.mp4" ratio="0:0">${picture()}</site-video>`,
    'a shape like a hair': `<site-video src="/video.mp4" ratio="1e9:1">${picture()}</site-video>`,
    'a shape like a tower': `<site-video src="/video.mp4" ratio="1:1e9">${picture()}</site-video>`,
    'an invalid address': '<site-video src="http://"></site-video>',
    'invalid code': '<site-video embed="<iframe src="></site-video>',
  },
  'site-shape': {
    'no name': '<site-shape></site-shape>',
    'an unknown name': '<site-shape name="cloudy"></site-shape>',
    'absurd numbers': '<site-shape name="star" gradient-angle="1e300" stroke="red" stroke-width="1e9"></site-shape>',
    'negative numbers': '<site-shape name="star" gradient-angle="-90" stroke="red" stroke-width="-9"></site-shape>',
    'an invalid shadow': '<site-shape name="star" drop-shadow=\'{"angle": 1e300, "distance": {"value": 1e300, "unit": "px"}}\'></site-shape>',
    'an invalid color': '<site-shape name="star" fill="reddish, 7"></site-shape>',
  },
  'site-lightbox': {
    'one child': `<site-lightbox>${picture()}</site-lightbox>`,
    'a broken picture': `<site-lightbox>${broken}</site-lightbox>`,
    'pictures of no size': `<site-lightbox>${slides['pictures of no size']}</site-lightbox>`,
    'pictures like a hair and a tower': `<site-lightbox>${slides['pictures like a hair and a tower']}</site-lightbox>`,
  },
};
const bare: string[] = getTags();
const nothing = bare.map(tag => `<${tag}></${tag}><${tag}> <br> </${tag}>`).join('');

const page = (body: string) => ({
  body: '<link rel="stylesheet" href="/v1/site-elements.css"><style>body { margin: 16px; inline-size: 600px }</style>'
    + `${body}<p id="after">After it</p><script type="module" src="/v1/auto.js"></script>`,
});
const pages: Record<string, string[]> = {
  ...Object.fromEntries(Object.entries(slides).map(([name, children]) => [`/site-gallery/${wordsOf(name)}`, galleries('', children)])),
  ...Object.fromEntries(
    Object.entries(numbers).map(([name, attributes]) => [`/site-gallery/${wordsOf(name)}`, galleries(attributes, picture().repeat(5))]),
  ),
  ...Object.fromEntries(
    Object.entries(others).flatMap(([tag, cases]) => Object.entries(cases).map(([name, markup]) => [`/${tag}/${wordsOf(name)}`, [markup]])),
  ),
};

const window = { width: 640, height: 900 };
const aroundPx = 8;

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages({ '/nothing': page(nothing), ...Object.fromEntries(Object.entries(pages).map(([path, all]) => [path, page(all.join(''))])) });
});
after(async () => {
  await browser?.close();
  server?.close();
});

async function open(path: string) {
  const context = await browser.newContext({ viewport: window, reducedMotion: 'reduce' });
  const opened = await context.newPage();
  const heard = watch(opened);
  await opened.addInitScript(namedFunctions);
  await opened.goto(server.url + path, { waitUntil: 'load' });
  return {
    page: opened,
    thrown: () => heard.console.filter(line => line.startsWith('error:') && !line.includes('<site-') && !line.includes('/no/such.jpg')),
    close: () => context.close(),
  };
}

/** Waits until an element's script is there and it has drawn itself. */
async function drawn(opened: Page, selector: string, at: number): Promise<void> {
  await opened.locator(selector).nth(at).evaluate(async element => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
    await customElements.whenDefined(element.localName);
    await (element as HTMLElement & { updateComplete?: Promise<unknown> }).updateComplete;
    const frames = (left: number): Promise<void> => new Promise(resolve => { requestAnimationFrame(() => resolve(left > 1 ? frames(left - 1) : undefined)); });
    await frames(3);
  });
}

/** Whether there are two colors to be told apart in what the window shows of an element, with the page's own around it. */
async function isSeen(opened: Page, selector: string, at: number): Promise<boolean> {
  const box = await opened.locator(selector).nth(at).boundingBox();
  if (!box || box.width < 8 || box.height < 8) return false;
  const [left, top] = [Math.max(0, box.x - aroundPx), Math.max(0, box.y - aroundPx)];
  const [right, bottom] = [Math.min(window.width, box.x + box.width + aroundPx), Math.min(window.height, box.y + box.height + aroundPx)];
  const shot = await opened.screenshot({ clip: { x: left, y: top, width: right - left, height: bottom - top } });
  const { channels } = await sharp(shot).stats();
  return channels.some(({ min, max }) => max - min > 24);
}

for (const tag of ['site-gallery', ...Object.keys(others)]) {
  describe(`<${tag}> is not blank with`, { concurrency: 2 }, () => {
    for (const [path, all] of Object.entries(pages).filter(([name]) => name.startsWith(`/${tag}/`))) {
      test(path.split('/')[2]!.replaceAll('-', ' '), async () => {
        const { page: opened, thrown, close } = await open(path);
        const blank: string[] = [];
        for (let at = 0; at < all.length; at += 1) {
          await drawn(opened, tag, at);
          await eventually(async () => assert.ok(await isSeen(opened, tag, at), 'it is seen')).catch(() => blank.push(all[at]!.slice(0, 120)));
        }
        assert.deepEqual({ blank, thrown: thrown() }, { blank: [], thrown: [] });
        await opened.locator('#after').scrollIntoViewIfNeeded();
        assert.ok(await opened.isVisible('#after'), 'the page goes on');
        await close();
      });
    }
  });
}

test('elements with nothing in them leave the page as it is', async () => {
  const { page: opened, thrown, close } = await open('/nothing');
  const all = bare.join();
  for (let at = 0; at < 2 * bare.length; at += 1) await drawn(opened, all, at);
  assert.deepEqual(thrown(), []);
  assert.ok(await opened.isVisible('#after'));
  await close();
});

test('a lightbox continues with missing slides and invalid numbers', async () => {
  const { page: opened, thrown, close } = await open('/site-lightbox/pictures-of-no-size');
  await drawn(opened, 'site-lightbox', 0);
  for (const index of [1e9, -1e9, NaN, Infinity]) {
    await opened.locator('site-lightbox').evaluate((lightbox, at) => (lightbox as unknown as { show(index: number): unknown }).show(at), index);
    await opened.keyboard.press('Escape');
    await opened.waitForSelector('site-lightbox dialog', { state: 'detached' });
  }
  await opened.click('site-lightbox img >> nth=1');
  await opened.waitForSelector('site-lightbox dialog .picture img');
  assert.deepEqual(thrown(), []);
  await close();
});
