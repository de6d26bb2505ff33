// Runs with npm run test:all: a picture of every design with every transition.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { gallerySettings } from '../../elements/site-gallery/gallery.settings.js';
import { launch } from './chromium.js';
import { servePages, type PageServer } from './page-server.js';

// Every design with every transition it can have, drawn from the built files, looks as it is stored in test/e2e/looks.
// The references are made again, and then looked at, by: RENEW=1 npx tsx --test test/e2e/gallery-looks.e2e.test.ts

const folder = path.resolve('test/e2e/looks');
/** Size of a reference picture: small enough to ignore glyphs and soft edges, large enough to show a button or a column that has moved. */
const lookPx = 96;
/** Greys, of 256, that a pixel may be off before it counts, and how many pixels of a look may count. */
const tolerance = 40;
const mostOffShare = 0.01;

const shapes = [[300, 200], [200, 300], [300, 300], [400, 200], [200, 250], [300, 200], [300, 150]] as const;
const colors = ['%23b04a2f', '%232f6fb0', '%23d9b44a', '%23302f4a', '%237aa06a', '%23c98aa0', '%23406060'];
const slide = ([width, height]: readonly [number, number], at: number) => {
  const svg = `%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'%3E%3Crect width='100%25' height='100%25' fill='${colors[at]}'/%3E`
    + `%3Ccircle cx='50%25' cy='50%25' r='60' fill='white'/%3E%3C/svg%3E`;
  return `<figure><img width="${width}" height="${height}" alt="Picture ${at + 1}" src="data:image/svg+xml,${svg}"><figcaption>Words ${at + 1}</figcaption></figure>`;
};
const slides = shapes.map(slide).join('');

/** Only a slideshow changes its slides in more than one way. */
const { design: { choices: designs = [] }, transition: { choices: transitions = [] } } = gallerySettings.settings;
const looks = designs.flatMap(design =>
  (design === 'slideshow' ? transitions.map(transition => `slideshow-${transition}`) : [design]));
const attributesOf = (look: string) => (look.startsWith('slideshow-')
  ? `design="slideshow" transition="${look.slice('slideshow-'.length)}" thumbnails counter` : `design="${look}"`);
const pageOf = (look: string) => ({
  body: '<link rel="stylesheet" href="/v1/site-elements.css"><style>body { margin: 16px } figcaption { color: #444 }</style>'
    + `<site-gallery current="1" loading="eager" ${attributesOf(look)}>${slides}</site-gallery><script type="module" src="/v1/auto.js"></script>`,
});

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages(Object.fromEntries(looks.map(look => [`/${look}`, pageOf(look)])));
  await mkdir(folder, { recursive: true });
});
after(async () => {
  await browser?.close();
  server?.close();
});

async function open(look: string, widthPx: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: widthPx, height: 800 }, colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${server.url}/${look}`, { waitUntil: 'load' });
  await page.waitForFunction(() => {
    const root = document.querySelector('site-gallery')?.shadowRoot;
    const isRow = root?.querySelector('[data-flow="track"]');
    const isFilled = !root?.querySelector('.thumbnails') || root.querySelector('.thumbnail[aria-current] img');
    return root?.querySelector('.track') && isFilled && (!isRow || root.querySelector('.track[data-row]'));
  });
  await page.waitForLoadState('networkidle');
  return page;
}

/** What is on a page, small and gray. */
const lookAt = async (page: Page): Promise<Buffer> =>
  sharp(await page.screenshot()).resize({ width: lookPx, kernel: 'cubic' }).flatten({ background: '#fff' }).grayscale().raw().toBuffer();

/** The share of pixels that are not what they were. */
const offShare = (now: Buffer, then: Buffer): number =>
  (now.length !== then.length ? 1 : now.reduce((off, grey, at) => off + Number(Math.abs(grey - then[at]!) > tolerance), 0) / then.length);

for (const [device, widthPx] of [['phone', 390], ['desktop', 1000]] as const) {
  describe(`on a ${device} a gallery looks as it did:`, () => {
    for (const look of looks) {
      test(look, async () => {
        const file = path.join(folder, `${look}-${device}.png`);
        const page = await open(look, widthPx);
        const now = await lookAt(page);
        if (process.env.RENEW) {
          await sharp(now, { raw: { width: lookPx, height: now.length / lookPx, channels: 1 } }).png({ compressionLevel: 9 }).toFile(file);
        }
        assert.ok(existsSync(file), `${file} is missing`);
        const then = await sharp(await readFile(file)).grayscale().raw().toBuffer();
        const off = offShare(now, then);
        assert.ok(off <= mostOffShare, `${(off * 100).toFixed(1)} % of ${look} on a ${device} is not as in ${path.relative('.', file)}`);
        await page.context().close();
      });
    }
  });
}

test('a changed look is distinguished from an unchanged one', async () => {
  const page = await open('grid', 1000);
  const before = await lookAt(page);
  await page.evaluate(() => document.querySelector('site-gallery')!.setAttribute('slides-per-row', '3'));
  await page.waitForFunction(() => {
    const [first, , , fourth] = document.querySelectorAll('figure');
    return fourth!.getBoundingClientRect().top > first!.getBoundingClientRect().top;
  });
  assert.ok(offShare(await lookAt(page), before) > 5 * mostOffShare);
  await page.context().close();
});
