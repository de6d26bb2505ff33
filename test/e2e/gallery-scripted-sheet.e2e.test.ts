import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { allLightCss, scriptedLightCss } from '../../elements/site-gallery/small-sheets.rules.js';
import { launch, namedFunctions } from './chromium.js';
import { galleryDesigns, gallerySettings, gallerySlides, readLooks } from './gallery-cases.js';
import { servePages, type PageServer } from './page-server.js';

// The build leaves out of the sheet that a gallery brings along what holds only before its script: with all of its rules
// nothing looks different.

const listed = '<ul><li><img alt="" width="30" height="20" src="/images/a"></li><li><img alt="" width="20" height="30" src="/images/a"> Words</li></ul>';
const words = '<div><h3>Words</h3><p>Among the pictures</p></div>';
const contents = [gallerySlides, listed, gallerySlides + words];

let browser: Browser;
let server: PageServer;
before(async () => {
  browser = await launch();
  server = await servePages(Object.fromEntries(galleryDesigns.map((design, at) => [`/${at}`, {
    body: `${contents.flatMap(content => gallerySettings.map(setting => `<site-gallery loading="eager" ${design} ${setting}>${content}</site-gallery>`)).join('<p>Between</p>')}
      <script type="module" src="/v1/auto.js"></script>`,
  }])));
});
after(async () => {
  await browser?.close();
  server?.close();
});

describe('a gallery with its script looks the same under all of its rules', () => {
  for (const [at, design] of galleryDesigns.entries()) {
    test(design || 'slideshow', async () => {
      const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 900, height: 900 } });
      await page.addInitScript(namedFunctions);
      await page.goto(`${server.url}/${at}`);
      await page.evaluate(async () => {
        const galleries = [...document.querySelectorAll<HTMLElement & { updateComplete: Promise<unknown> }>('site-gallery')];
        await customElements.whenDefined('site-gallery');
        await Promise.all(galleries.map(gallery => gallery.updateComplete));
      });
      await page.waitForLoadState('networkidle');
      const looksUnder = async (css: string): Promise<string[]> => {
        await page.evaluate(rules => {
          const ours = document.adoptedStyleSheets.find(({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.includes('--_strip-width')))!;
          ours.replaceSync(rules);
        }, css);
        return (await readLooks(page)).filter(look => !look.startsWith('site-lightbox')); // which a grid brings when the page is idle
      };
      const all = await looksUnder(allLightCss());
      assert.deepEqual(await looksUnder(scriptedLightCss()), all);
      assert.notDeepEqual(await looksUnder('a { --_strip-width: 0px }'), all);
      await page.close();
    });
  }
});

test('the build has the rules that are left', () => {
  const code = readdirSync('dist/cdn/chunks').filter(name => name.startsWith('site-gallery-')).map(name => readFileSync(`dist/cdn/chunks/${name}`, 'utf8')).join('');
  assert.match(code, /@property --_strip-width/);
  assert.doesNotMatch(code, /data-site-gallery/);
});
