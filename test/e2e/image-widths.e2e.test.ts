// Runs with npm run test:all: every design at every width and density.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { imageWidths } from '../../core/contract/image-format.js';
import { launch, namedFunctions } from './chromium.js';
import { eventually } from './demo/eventually.js';
import { servePages, type PageServer } from './page-server.js';

// Every picture that an element loads in a listed width has the smallest one that fits its place: the width it is
// painted in, times the pixels of the screen for a CSS pixel, at most 1 for visitors who save data. What is painted is
// measured on the page. spec: media-layout §9, images

const smallest = (neededPx: number): number => [...imageWidths].sort((a, b) => a - b).find(width => width >= neededPx) ?? Math.max(...imageWidths);

/** Pictures of three shapes; every one is far larger than its place. */
const shapes: Record<string, readonly [width: number, height: number]> = { wide: [6000, 2500], plain: [6000, 4000], tall: [4000, 6000] };
const dimensions = (name: string) => shapes[name.split('-')[0]!]!.join('x');

interface Case { readonly attributes?: string; readonly image?: string; readonly factor?: (screen: Screen) => number }
interface Screen { readonly ratio: number; readonly savesData: boolean }
const served = ({ ratio, savesData }: Screen) => (savesData ? Math.min(ratio, 1) : ratio);

/** By the name of the picture. `factor`: picture pixels for a CSS pixel, where it is not the screen's own. */
const cases: Record<string, Case> = {
  'plain-full': {},
  'tall-cropped': { attributes: 'ratio="21:9"' },
  'wide-cropped': { attributes: 'ratio="9:16" size="medium"' },
  'wide-whole': { attributes: 'ratio="1:1" crop-mode="contain"' },
  'plain-fitted': { attributes: 'ratio="1:1" stretch="false"' },
  'plain-small': { attributes: 'size="small"' },
  'tall-masked': { attributes: 'size="medium" mask="circle"' },
  'plain-preview': { image: 'src="/images/plain-preview?format=100w" width="6000" height="4000"' },
  'plain-capped': { attributes: 'dpr-max="1.5"', factor: screen => Math.min(served(screen), 1.5) },
  'plain-raised': { attributes: 'dpr-min="2"', factor: screen => Math.max(served(screen), 2) },
  'plain-adjusted': { attributes: 'size-adjustment="0.5"', factor: screen => served(screen) / 2 },
  'plain-regardless': { attributes: 'allow-save-data="false"', factor: ({ ratio }) => ratio },
  'plain-named': { attributes: 'size-format="filename"' },
  'plain-template': { attributes: 'url-template="/images/{width}/{path}"', image: 'data-src="/plain-template" data-image-dimensions="6000x4000"' },
};
const element = ([name, { attributes = '', image }]: [string, Case]) =>
  `<div class="one"><site-image ${attributes}><img alt="${name}" ${image ?? `data-src="/images/${name}" data-image-dimensions="${dimensions(name)}"`}></site-image></div>`;
/** What a slide shows, and a small picture that opens large: none of these is what an element would choose. */
const [slidePx, smallPx] = [2500, 100];
const slides = (kind: string, px: number) => Object.keys(shapes).map(shape =>
  `<img alt="${shape}" src="/images/${shape}-${kind}?format=${px}w" width="${shapes[shape]![0]}" height="${shapes[shape]![1]}" loading="lazy">`).join('');
const rows: Record<string, string> = {
  shaped: '',
  square: 'square-thumbs',
  shared: 'thumbnails-per-row="3"',
  small: 'thumbnail-strip-height="30"',
  high: 'thumbnail-strip-height="160" square-thumbs',
};

/** Galleries whose slides name a source without a width, by the last part of their pictures' names. */
const galleries: Record<string, { readonly attributes: string; readonly slide?: (name: string) => string }> = {
  ...Object.fromEntries(
    ['slideshow', 'strip', 'grid', 'autogrid', 'autocolumns', 'autorows', 'carousel', 'list', 'base'].map(design => [
      design,
      { attributes: `design="${design}"` },
    ]),
  ),
  whole: { attributes: 'auto-crop="false" aspect-ratio="1:1"' },
  cropped: { attributes: 'design="grid" slides-per-row="2" aspect-ratio="9:16"' },
  captioned: {
    attributes: 'design="carousel"',
    slide: name =>
      `<figure data-src="/images/${name}" data-image-dimensions="${dimensions(name)}"><img alt="${name}"><figcaption>Words</figcaption></figure>`,
  },
  unsized: { attributes: 'design="grid"', slide: name => `<img alt="${name}" data-src="/images/${name}">` },
  unsizedstack: { attributes: '', slide: name => `<img alt="${name}" data-src="/images/${name}">` },
  named: { attributes: 'size-format="filename"' },
  template: {
    attributes: 'url-template="/images/{width}/{path}"',
    slide: name => `<img alt="${name}" data-src="/${name}" data-image-dimensions="${dimensions(name)}">`,
  },
  framed: {
    attributes: 'design="grid"',
    slide: name => `<site-image><img alt="${name}" data-src="/images/${name}" data-image-dimensions="${dimensions(name)}"></site-image>`,
  },
  framedstack: {
    attributes: '',
    slide: name =>
      `<site-image size-format="filename"><img alt="${name}" data-src="/images/${name}" data-image-dimensions="${dimensions(name)}"></site-image>`,
  },
};
const plainSlide = (name: string) => `<img alt="${name}" data-src="/images/${name}" data-image-dimensions="${dimensions(name)}">`;
const galleryOf = (kind: string) => {
  const { attributes, slide = plainSlide } = galleries[kind]!;
  return `<site-gallery thumbnails loading="eager" lightbox="false" ${attributes}>${Object.keys(shapes)
    .map(shape => slide(`${shape}-${kind}`))
    .join('')}</site-gallery>`;
};
const head = '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/v1/site-elements.css"><style>body { margin: 0 } .one { margin-block: 24px }</style>';
const page = (body: string) => ({ body: `${head}${body}<script type="module" src="/v1/auto.js"></script>` });

const patienceMs = 60_000;

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages({
    '/images-of-all-kinds': page(Object.entries(cases).map(element).join('')),
    '/thumbnails': page(Object.entries(rows).map(([kind, attributes]) =>
      `<site-gallery thumbnails loading="eager" ${attributes}>${slides(kind, slidePx)}</site-gallery>`).join('')),
    '/sources': page(Object.keys(galleries).map(galleryOf).join('')),
    '/large': page(`<site-gallery design="grid" lightbox>${slides('large', smallPx)}</site-gallery><site-lightbox></site-lightbox>`),
  });
});
after(async () => {
  await browser?.close();
  server?.close();
});

/** Every picture in the listed widths, drawn in the shape that its name says. */
async function open(address: string, device: BrowserContextOptions, savesData: boolean) {
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
  const opened = await context.newPage();
  await opened.addInitScript(namedFunctions);
  if (savesData) {
    await opened.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) });
    });
  }
  /** Widths that were asked for, by picture. */
  const asked = new Map<string, number[]>();
  await opened.route(/\/images\/\w/, route => {
    const { pathname, search } = new URL(route.request().url());
    const name = /([a-z]+-[a-z]+)(-\d+w)?$/.exec(pathname)![1]!;
    const width = Number(/(\d+)w?(?=$|\/)/.exec(search || pathname.replace(name, '').replace('-', ''))?.[1]);
    asked.set(name, [...asked.get(name) ?? [], width]);
    const [shapeWidth, shapeHeight] = shapes[name.split('-')[0]!]!;
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * shapeHeight / shapeWidth}"><path d="M0 0h9v9"/></svg>`,
    });
  });
  await opened.goto(server.url + address, { waitUntil: 'load' });
  return { page: opened, asked, close: () => context.close() };
}

/** `loaded`, or all there is to know of an element that is not. */
function standingOf(host: Element): string {
  if (host.matches(':state(loaded):not(:state(loading))')) return 'loaded';
  const image = host.querySelector('img')!;
  const { complete, naturalWidth, currentSrc } = image;
  const { top } = host.getBoundingClientRect();
  return JSON.stringify({
    markup: host.outerHTML,
    complete,
    naturalWidth,
    currentSrc,
    top,
    isDefined: !!host.shadowRoot,
    isVisible: document.visibilityState,
    now: performance.now(),
  });
}

interface Painted { readonly name: string; readonly widthPx: number; readonly isThere: boolean }

/** How wide every picture is painted, parts that are cut off included. */
const painted = (opened: Page, selector: string): Promise<Painted[]> => opened.locator(selector).evaluateAll(all => (all as HTMLImageElement[]).map(image => {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom, objectFit } = getComputedStyle(image);
  const { width: boxPx, height: boxHeightPx } = image.getBoundingClientRect();
  const width = boxPx - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const byHeight = (boxHeightPx - parseFloat(paddingTop) - parseFloat(paddingBottom)) * image.naturalWidth / image.naturalHeight;
  const name = /([a-z]+-[a-z]+)(-\d+w)?(\?|$)/.exec(image.currentSrc)?.[1] ?? image.alt;
  return { name, widthPx: objectFit === 'contain' ? Math.min(width, byHeight) : Math.max(width, byHeight), isThere: image.complete && image.naturalWidth > 0 };
}));

const screens = [
  { name: 'a phone of one pixel for a CSS pixel', widthPx: 390, ratio: 1, savesData: false, isOfSlides: true },
  { name: 'a phone of two', widthPx: 390, ratio: 2, savesData: false },
  { name: 'a phone of three', widthPx: 390, ratio: 3, savesData: false, isOfSlides: true },
  { name: 'a phone of three that saves data', widthPx: 390, ratio: 3, savesData: true, isOfSlides: true },
  { name: 'a desktop', widthPx: 1280, ratio: 1, savesData: false },
  { name: 'a sharp desktop', widthPx: 1280, ratio: 2, savesData: false, isOfSlides: true },
  { name: 'a sharp desktop that saves data', widthPx: 1280, ratio: 2, savesData: true },
];

for (const { name, widthPx, isOfSlides = false, ...screen } of screens) {
  const device = { viewport: { width: widthPx, height: 800 }, deviceScaleFactor: screen.ratio };

  describe(`on ${name}`, () => {
    test('an element fetches each picture once, in the smallest listed width that serves its place', async () => {
      const { page: opened, asked, close } = await open('/images-of-all-kinds', device, screen.savesData);
      for (const one of await opened.locator('site-image').all()) {
        await one.scrollIntoViewIfNeeded();
        await eventually(async () => assert.equal(await one.evaluate(standingOf), 'loaded'), patienceMs);
      }
      await opened.waitForLoadState('networkidle');
      const found = (await painted(opened, 'site-image img')).map(({ name: picture, widthPx: px }) =>
        [picture, [smallest(px * (cases[picture]!.factor ?? served)(screen))]] as const);
      assert.equal(found.length, Object.keys(cases).length);
      // What the author's tag shows at first is not the element's doing.
      const fetched = [...asked].map(([picture, widths]) => [picture, picture === 'plain-preview' ? widths.slice(1) : widths]);
      assert.deepEqual(Object.fromEntries(fetched), Object.fromEntries(found));
      await close();
    });

    test('thumbnails load in the smallest width that fits', async () => {
      const { page: opened, asked, close } = await open('/thumbnails', device, screen.savesData);
      for (const one of await opened.locator('site-gallery').all()) { // the thumbnails themselves are lazy
        await one.locator('.thumbnail img').last().waitFor();
        await one.locator('.thumbnails').scrollIntoViewIfNeeded();
      }
      const all = await eventually(async () => {
        const now = await painted(opened, 'site-gallery .thumbnail img');
        assert.ok(now.length === 3 * Object.keys(rows).length && now.every(({ isThere }) => isThere), 'all are there');
        return now;
      }, patienceMs);
      for (const { name: picture, widthPx: px } of all) {
        const widths = asked.get(picture)!.filter(width => width !== slidePx);
        assert.deepEqual(widths, [smallest(px * served(screen))], `${picture}, ${px} px wide`);
      }
      await close();
    });

    if (isOfSlides) test('slides and their thumbnails load in the smallest width that fits, in every design', async () => {
      const { page: opened, asked, close } = await open('/sources', device, screen.savesData);
      const needed = new Map<string, number[]>();
      const widthsOf = (all: ReadonlyMap<string, readonly number[]>) =>
        Object.fromEntries([...all].map(([name, widths]) => [name, [...new Set(widths)].sort((a, b) => a - b)] as const).sort());
      for (const [at, kind] of Object.keys(galleries).entries()) {
        const gallery = opened.locator('site-gallery').nth(at);
        await gallery.locator('.track').waitFor();
        for (const [index, shape] of Object.keys(shapes).entries()) {
          const name = `${shape}-${kind}`;
          await gallery.evaluate((element, to) => (element as HTMLElement & { show: (index: number) => unknown }).show(to), index);
          await gallery.locator(`img[alt="${name}"]`).scrollIntoViewIfNeeded();
          const wanted = await eventually(async () => {
            const [one] = await painted(opened, `site-gallery img[alt="${name}"]`) as [Painted];
            const px = smallest(one.widthPx * served(screen));
            assert.ok(one.isThere && one.widthPx > 0 && asked.get(name)?.includes(px), `${name}, ${one.widthPx} px wide: asked for ${String(asked.get(name))}`);
            return px;
          }, patienceMs);
          needed.set(name, [wanted, ...kind.startsWith('unsized') ? [100] : []]);
        }
        for (const thumbnail of await gallery.locator('.thumbnail').all()) await thumbnail.scrollIntoViewIfNeeded();
      }
      const thumbnails = await eventually(async () => {
        const now = await painted(opened, 'site-gallery .thumbnail img');
        assert.ok(now.length > 0 && now.every(({ isThere }) => isThere), 'all thumbnails are there');
        return now;
      }, patienceMs);
      for (const { name, widthPx: px } of thumbnails) needed.get(name)!.push(smallest(px * served(screen)));
      await opened.waitForLoadState('networkidle');
      // Without proportions a thumbnail is requested as if it were square, and once more if it is not.
      for (const [name, widths] of asked)
        if (name.includes('-unsized'))
          asked.set(
            name,
            widths.filter(px => needed.get(name)!.includes(px) || px > Math.max(...needed.get(name)!)),
          );
      assert.deepEqual(widthsOf(asked), widthsOf(needed));
      await close();
    });

    test('a lightbox shows its picture in the smallest that serves the window', async () => {
      const { page: opened, asked, close } = await open('/large', device, screen.savesData);
      await opened.waitForSelector('site-gallery img[role="button"]');
      for (const shape of Object.keys(shapes)) {
        await opened.click(`site-gallery img[alt="${shape}"]`);
        const large = 'site-lightbox .slide:not([inert]) .picture > img:not(.thumbnail)';
        await opened.waitForSelector(large);
        // It has grown: until then it is painted smaller.
        await eventually(async () => assert.equal(await opened.locator(large).evaluate(image => image.parentElement!.getAnimations().length), 0), patienceMs);
        const [{ name: picture, widthPx: px }] = await painted(opened, large) as [Painted];
        assert.equal(picture, `${shape}-large`);
        assert.deepEqual(asked.get(picture)!.filter(width => width !== smallPx), [smallest(px * served(screen))], `${picture}, ${px} px wide`);
        await opened.keyboard.press('Escape');
        await opened.waitForSelector('site-lightbox dialog', { state: 'detached' });
      }
      await close();
    });
  });
}
