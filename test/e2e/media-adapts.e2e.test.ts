// Runs with npm run test:all: forced colors, paper and right to left, design by design.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { eventually } from './demo/eventually.js';
import { openDemo, type OpenDemo } from './demo/open-demo.js';
import { quiet, settled } from './demo/settle.js';
import { devices, type Visit } from './demo/visit.js';
import { servePages } from './page-server.js';

// Pictures and motion in colors of the visitor's own, on paper, and read from right to left.

let demo: OpenDemo;
before(async () => { demo = await openDemo(); });
after(() => demo?.close());

const here = () => Promise.resolve();
const click = (selector: string) => (page: Page) => page.click(selector);

const open = (example: string, { query = '', device = devices.desktop }: { query?: string; device?: BrowserContextOptions } = {}): Promise<Visit> =>
  settled(() => demo.visit(`/elements/${example.replace('/', '/examples/')}${query}`, { device }));

describe('in forced colors', { concurrency: 2 }, () => {
  /** What must stand out, by what shows it. */
  const looks: [example: string, reach: (page: Page) => Promise<unknown>, controls: string[]][] = [
    ['site-gallery/slideshow', here, ['site-gallery .next', 'site-gallery .counter']],
    ['site-gallery/strip', here, ['site-gallery .next']],
    ['site-gallery/carousel', here, ['site-gallery .next']],
    ['site-gallery/autoplay', here, ['site-gallery .autoplay', 'site-gallery .next']],
    ['site-gallery/thumbnails', here, ['site-gallery .thumbnail >> nth=0', 'site-gallery .thumbnail >> nth=1']],
    [
      'site-lightbox/1-pictures',
      click('site-lightbox a >> nth=0'),
      ['close', 'zoom', 'previous', 'next']
        .map(part => `site-lightbox button[part="${part}"]`)
        .concat('site-lightbox .caption .text', 'site-lightbox .counter'),
    ],
    ['site-video/1-service', here, ['site-video .play']],
    [
      'site-dialog/confirm',
      click('a[href="#remove-mug"]'),
      ['site-dialog dialog', 'site-dialog [part="confirm"]', 'site-dialog [part="cancel"]'],
    ],
    ['site-dialog/no-buttons', click('a[href="#glaze-care"]'), ['site-dialog dialog', 'site-dialog .close']],
    ['site-dialog/information', click('[data-site-dialog-open]'), ['site-dialog .information']],
    ['site-tooltip/words', click('site-tooltip >> nth=0'), ['site-tooltip .tip[data-shown]']],
  ];
  for (const [example, reach, controls] of looks) {
    test(`${example}: what can be pressed or read has an edge and a sign, in light and in dark`, async () => {
      const { page, close } = await open(example, { device: { ...devices.desktop, forcedColors: 'active' } });
      await reach(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, forcedColors: 'active' });
        for (const control of controls) {
          const look = () => page.waitForSelector(control).then(handle => handle.evaluate(element => {
            const { borderTopWidth, borderTopStyle, borderTopColor, outlineStyle, color, backgroundColor } = getComputedStyle(element);
            const own = /, 0\)$|transparent/.test(backgroundColor) ? getComputedStyle(document.documentElement).backgroundColor : backgroundColor;
            const drawing = element.querySelector('svg');
            return {
              edge: (parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none' && borderTopColor !== own) || outlineStyle !== 'none',
              sign: drawing && getComputedStyle(drawing).stroke !== 'none' ? getComputedStyle(drawing).stroke : color,
              behind: own,
            };
          }));
          await eventually(async () => { // some of the looks come after the first frame
            const { edge, sign, behind } = await look();
            assert.ok(edge, `${control} has an edge in ${colorScheme}`);
            assert.notEqual(sign, behind, `${control} is to be read in ${colorScheme}`);
          });
        }
      }
      await close();
    });
  }

  test('site-shape has an outline of the visitor\'s own, and its words their color', async () => {
    const { page, close } = await open('site-shape/2-words', { device: { ...devices.desktop, forcedColors: 'active', colorScheme: 'dark' } });
    const found = await page.locator('site-shape').evaluateAll(all => all.map(shape => {
      const [path, words] = ['path', '.content'].map(part => getComputedStyle(shape.shadowRoot!.querySelector(part)!));
      return { line: path!.stroke, thick: parseFloat(path!.strokeWidth), fill: path!.fill, words: words!.color };
    }));
    assert.ok(found.length > 0);
    for (const { line, thick, fill, words } of found) {
      assert.ok(thick >= 1);
      assert.notEqual(line, fill);
      assert.notEqual(words, fill);
    }
    await close();
  });
});

describe('on paper', { concurrency: 2 }, () => {
  const designs = ['slideshow', 'strip', 'carousel', 'grid', 'thumbnails', 'autoplay', 'captions-over', 'list', 'mixed-content', 'right-to-left', 'loop'];
  for (const example of designs) {
    test(`a gallery shows all of its pictures, and no controls: ${example}`, async () => {
      const { page, close } = await open(`site-gallery/${example}`);
      await page.emulateMedia({ media: 'print' });
      const found = await page.evaluate(() => {
        const gallery = document.querySelector('site-gallery')!;
        const boxes = [...gallery.querySelectorAll('img')].map(picture => ({ picture, box: picture.getBoundingClientRect() }));
        const isIn = ({ left, right }: DOMRect) => left > -1 && right < document.documentElement.clientWidth + 1;
        const overlap = ({ box: a }: typeof boxes[0], { box: b }: typeof boxes[0]) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        return {
          count: boxes.length,
          missing: boxes.filter(({ picture, box }) => !picture.checkVisibility({ opacityProperty: true, visibilityProperty: true })
            || box.width < 40 || box.height < 40 || !isIn(box)).map(({ picture }) => picture.alt),
          hiding: boxes.filter((one, at) => boxes.slice(at + 1).some(other => overlap(one, other))).map(({ picture }) => picture.alt),
          controls: [...gallery.shadowRoot!.querySelectorAll('button, .counter')].filter(control => control.checkVisibility()).length,
          cut: [...gallery.shadowRoot!.querySelectorAll('.track')].filter(track => track.scrollWidth > track.clientWidth + 1).length,
        };
      });
      assert.ok(found.count > 1);
      assert.deepEqual({ ...found, count: 0 }, { count: 0, missing: [], hiding: [], controls: 0, cut: 0 });
      await close();
    });
  }

  for (const [example, panels] of [['site-accordion/2-headings', 2], ['site-tabs/1-sections', 3]] as const) {
    for (const isFound of [true, false]) {
      test(`what is closed is printed too: ${example}, in a browser whose search ${isFound ? 'finds' : 'does not find'} it`, async () => {
        const visit = await settled(() =>
          demo.visit(`/elements/${example.replace('/', '/examples/')}`, {
            prepare: async page => {
              await page.addInitScript(finds => {
                if (!finds) delete (Document.prototype as { onbeforematch?: unknown }).onbeforematch;
              }, isFound);
            },
          }),
        );
        await visit.page.emulateMedia({ media: 'print' });
        const heights = await visit.page.locator(`${example.split('/')[0]} .panel`).evaluateAll(all => all.map(panel => panel.getBoundingClientRect().height));
        assert.ok(heights.length >= panels, `${heights.length} panels`);
        assert.deepEqual(heights.filter(height => height < 10), []);
        await visit.close();
      });
    }
  }

  const captioned: Record<string, string>[] = [
    {},
    { 'show-meta-on-hover': '' },
    { design: 'slideshow', orientation: 'vertical' },
    { 'meta-position': 'center' },
  ];
  for (const attributes of captioned) {
    test(`captions over images are under them, in ink: ${JSON.stringify(attributes)}`, async () => {
      const { page, close } = await open('site-gallery/captions-over');
      await page.emulateMedia({ media: 'print' });
      const captions = await page.evaluate(async written => {
        const gallery = document.querySelector<HTMLElement & { updateComplete: Promise<unknown> }>('site-gallery')!;
        for (const [name, value] of Object.entries(written)) gallery.setAttribute(name, value);
        await gallery.updateComplete;
        return [...gallery.querySelectorAll('figcaption')].map(caption => {
          const { backgroundImage, backgroundColor, opacity } = getComputedStyle(caption);
          const belowPx = caption.getBoundingClientRect().top - caption.parentElement!.querySelector('img')!.getBoundingClientRect().bottom;
          return { isBelow: belowPx > -1 && belowPx < 30, backgroundImage, backgroundColor, opacity };
        });
      }, attributes);
      assert.ok(captions.length > 1);
      for (const caption of captions) assert.deepEqual(caption, { isBelow: true, backgroundImage: 'none', backgroundColor: 'rgba(0, 0, 0, 0)', opacity: '1' });
      await close();
    });
  }

  const colors = ['#b04a2f', '#2f6fb0', '#d9b44a', '#302f4a', '#7aa06a', '#c98aa0'];
  for (const design of ['slideshow', 'strip', 'carousel']) {
    for (const hasScripts of [true, false]) {
      test(`${design}: pictures that were not visible yet are printed ${hasScripts ? 'with' : 'without'} its script`, async () => {
        const pictures = colors.map((_, at) => `<img loading="lazy" src="/printed/${at}.png" width="30" height="20" alt="Picture ${at}">`).join('');
        const server = await servePages({ '/': {
          body: `<link rel="stylesheet" href="/v1/site-elements.css"><site-gallery design="${design}">${pictures}</site-gallery><script type="module" src="/v1/auto.js"></script>`,
        } });
        const context = await demo.browser.newContext({ javaScriptEnabled: hasScripts, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await page.route('**/printed/*.png', async route => {
          const background = colors[Number(/(\d+)\.png/.exec(route.request().url())![1])]!;
          await route.fulfill({ contentType: 'image/png', body: await sharp({ create: { width: 30, height: 20, channels: 3, background } }).png().toBuffer() });
        });
        await page.goto(server.url, { waitUntil: 'load' });
        if (hasScripts) await page.waitForSelector('site-gallery .next');
        const paper = (await page.pdf()).toString('latin1');
        assert.equal(paper.match(/\/Subtype \/Image\b/g)?.length, colors.length);
        await context.close();
        server.close();
      });
    }
  }

  test('the page is printed, not the lightbox over it, nor a notice', async () => {
    const { page, close } = await open('site-lightbox/1-pictures');
    await page.click('site-lightbox a >> nth=0');
    await page.waitForSelector('site-lightbox dialog .caption');
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.isVisible('site-lightbox dialog'), false);
    assert.ok(await page.isVisible('site-lightbox img >> nth=0'));
    await close();
  });

  test('a video is its picture, with its transcript, and no button', async () => {
    const { page, close } = await open('site-video/2-file');
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.isVisible('site-video .play'), false);
    assert.ok(await page.isVisible('site-video img'));
    assert.ok(await page.isVisible('site-video [slot="transcript"] p'));
    await close();
  });
});

describe('from right to left', { concurrency: 2 }, () => {
  const rightToLeft = { query: '?dir=rtl' };
  const middle = async (page: Page, selector: string) => {
    const { x, width } = (await page.locator(selector).first().boundingBox())!;
    return x + width / 2;
  };
  const places: [example: string, reach: (page: Page) => Promise<unknown>, leftToRight: string[]][] = [
    ['site-gallery/slideshow', here, ['site-gallery .next', 'site-gallery .previous']],
    ['site-gallery/slideshow', here, ['site-gallery .counter', 'site-gallery .previous']],
    ['site-gallery/carousel', here, ['site-gallery figure >> nth=1', 'site-gallery figure >> nth=0']],
    ['site-gallery/strip', click('site-gallery .next'), ['site-gallery img >> nth=2', 'site-gallery img >> nth=1', 'site-gallery img >> nth=0']],
    ['site-gallery/thumbnails', here, ['site-gallery .thumbnail >> nth=1', 'site-gallery .thumbnail >> nth=0']],
    ['site-gallery/list', here, ['site-gallery figcaption', 'site-gallery figure img']],
    ['site-lightbox/1-pictures', click('site-lightbox a >> nth=0'), ['site-lightbox .next', 'site-lightbox .previous']],
    ['site-lightbox/1-pictures', click('site-lightbox a >> nth=0'), ['site-lightbox [part="close"]', 'site-lightbox [part="zoom"]', 'site-lightbox .counter']],
    ['site-dialog/confirm', click('a[href="#remove-mug"]'), ['site-dialog [part="confirm"]', 'site-dialog [part="cancel"]']],
    ['site-dialog/no-buttons', click('a[href="#glaze-care"]'), ['site-dialog .close', 'site-dialog h2']],
    ['site-video/1-service', here, ['site-video .terms label', 'site-video .terms > span']],
  ];
  for (const [example, reach, selectors] of places) {
    test(`${example}: ${selectors.map(selector => selector.replace(/^site-\w+ /, '')).join(' is left of ')}`, async () => {
      const visit = await open(example, rightToLeft);
      const { page, close } = visit;
      await reach(page);
      for (const selector of selectors) await page.locator(selector).first().waitFor();
      await quiet(visit);
      const found: number[] = [];
      for (const selector of selectors) found.push(await middle(page, selector));
      assert.deepEqual(found, [...found].sort((a, b) => a - b), found.join(' < '));
      assert.ok(new Set(found).size === found.length);
      await close();
    });
  }

  for (const [example, selector] of [['site-gallery/slideshow', 'site-gallery'], ['site-lightbox/1-pictures', 'site-lightbox']] as const) {
    test(`${example}: the arrows point the other way, the left key moves forward`, async () => {
      const { page, close } = await open(example, rightToLeft);
      if (selector === 'site-lightbox') {
        await page.click('site-lightbox a >> nth=0');
        await page.waitForSelector('site-lightbox dialog .caption');
      } else await page.focus('site-gallery .track');
      const turned = await page.locator(`${selector} .next svg`).evaluate(sign => new DOMMatrix(getComputedStyle(sign).transform).a);
      assert.equal(turned, -1);
      await page.keyboard.press('ArrowLeft');
      await page.locator(`${selector} .counter`).filter({ hasText: '2 /' }).waitFor();
      await close();
    });
  }
});

describe('where motion is reduced', () => {
  for (const [reducedMotion, isLed] of [['reduce', false], ['no-preference', true]] as const) {
    test(`${reducedMotion}: ${isLed ? 'the browser leads' : 'nothing leads'} a picture between the page and the lightbox`, async () => {
      const { page, close } = await open('site-lightbox/1-pictures', { device: { ...devices.desktop, reducedMotion } });
      await page.evaluate(() => {
        const start = Document.prototype.startViewTransition;
        Document.prototype.startViewTransition = function (this: Document, ...given: Parameters<typeof start>) {
          document.documentElement.dataset.led = '';
          return start.apply(this, given);
        };
      });
      for (let time = 0; time < 2; time += 1) { // the second time all of its code is there
        await page.click('site-lightbox a >> nth=0');
        await page.waitForSelector('site-lightbox dialog .caption');
        await page.keyboard.press('Escape');
        await page.waitForSelector('site-lightbox dialog', { state: 'detached' });
      }
      assert.equal(await page.evaluate(() => 'led' in document.documentElement.dataset), isLed);
      await close();
    });
  }
});
