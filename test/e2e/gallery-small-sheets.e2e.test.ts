import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { examplesOf } from '../../demo/site/content/examples.js';
import { rulesByWidth } from '../../elements/site-gallery/gallery.rules.js';
import { rulesBeside, smallSheets } from '../../elements/site-gallery/small-sheets.rules.js';
import { launch, namedFunctions } from './chromium.js';
import { designNames, galleryDesigns as designs, gallerySettings as settings, gallerySlides as slides, readLooks } from './gallery-cases.js';

// A page with the sheets of its galleries' designs, and the rules of their own settings beside them, looks before scripts and
// without them exactly as one with the sheet that knows all settings.

const read = (name: string): string => readFileSync(path.join('dist/cdn', name), 'utf8');
let browser: Browser;
let page: Page;
before(async () => {
  browser = await launch();
  page = await browser.newPage();
  await page.addInitScript(namedFunctions);
});
after(() => browser?.close());

/** Boxes and looks of all that is on the page. */
async function looksOf(styles: string, markup: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.setContent(`<!doctype html><html lang="en"><style>body { margin: 8px }</style>${styles}<body>${markup}`);
  return readLooks(page);
}

async function looksTheSame(markup: string): Promise<void> {
  const full = `<style>${read('site-gallery.css')}</style><style>${rulesByWidth(markup)}</style>`;
  const small = `${smallSheets(markup).map(name => `<style>${read(name)}</style>`).join('')}<style>${rulesBeside(markup)}</style>`;
  for (const width of [400, 1000]) assert.deepEqual(await looksOf(small, markup, width), await looksOf(full, markup, width), `${markup.slice(0, 90)} at ${width} px`);
}

const dataForm = (markup: string): string => markup
  .replace(/<site-gallery([^>]*)>/g, (_, attributes: string) => `<div data-site-gallery${attributes.replace(/ (?=[a-z])/g, ' data-')}>`)
  .replaceAll('</site-gallery>', '</div>');

/** In both spellings: a plain element is replaced by the tag some time before its script is there. */
async function looksTheSameWithSettings(markup: string): Promise<void> {
  const data = dataForm(markup);
  const sheets = smallSheets(data).map(name => `<style>${read(name)}</style>`).join('');
  assert.equal(sheets.includes(read('site-gallery.css')), markup.includes('gird'));
  for (const form of [markup, data]) {
    const full = `<style>${read('site-gallery.css')}</style><style>${rulesByWidth(data)}</style>`;
    for (const width of [400, 1000])
      assert.deepEqual(await looksOf(`${sheets}<style>${rulesBeside(data)}</style>`, form, width), await looksOf(full, form, width), `${form.slice(0, 90)} at ${width} px`);
  }
}

describe('a gallery under the sheet of its design looks as under that of all settings', () => {
  for (const design of designs) {
    test(design || 'slideshow', async () => {
      for (const setting of settings) await looksTheSame(`<site-gallery ${design} ${setting}>${slides}</site-gallery><p>After it</p>`);
    });
  }

  test('beside galleries of other designs', () =>
    looksTheSame(designs.map(design => `<site-gallery ${design} gutter="5">${slides}</site-gallery><site-gallery ${design}>${slides}</site-gallery>`).join('<p>Between</p>')));

  for (const design of designs) {
    test(`${design || 'slideshow'}, under the sheet with all settings, as a tag and in its data- form`, async () => {
      for (const setting of settings) await looksTheSameWithSettings(`<site-gallery ${design} ${setting}>${slides}</site-gallery><p>After it</p>`);
    });
  }

  test('in every example', async () => {
    for (const { markup } of await examplesOf('site-gallery')) await looksTheSame(markup);
  });
});

test('values that the sheet of all settings has no rule for have one beside the tag', async () => {
  const markup = `<site-gallery design="grid" gutter="37" aspect-ratio="17:9" slides-per-row="2">${slides}</site-gallery>`;
  const [gallery, first] = await looksOf(`${smallSheets(markup).map(name => `<style>${read(name)}</style>`).join('')}<style>${rulesBeside(markup)}</style>`, markup, 1000);
  assert.match(gallery!, /\|37px\|/);
  assert.match(first!, /\|17 \/ 9\|/);
});

test('a sheet with all settings of a design has at most three quarters of that of all designs', () => {
  const bytesOf = (name: string) => brotliCompressSync(read(name)).length;
  for (const design of designNames)
    assert.ok(bytesOf(`site-gallery-${design}-settings.css`) <= 0.75 * bytesOf('site-gallery.css'), `${design}: ${bytesOf(`site-gallery-${design}-settings.css`)} bytes`);
});

test('what must hold before scripts is small', () => {
  for (const design of ['slideshow', 'grid', 'carousel']) {
    const bytes = brotliCompressSync(read(`site-gallery-${design}.css`)).length;
    assert.ok(bytes <= 2048, `site-gallery-${design}.css: ${bytes} bytes of brotli; the budget is 2048`);
  }
});
