// `npm run test:editors`: opens our elements in real editors of rich text, which have a lock file of their own. Needs `npm run build`.
// `npm run test:editors -- tiptap` runs one of them.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch, watch } from '../e2e/chromium.js';
import { documentTags, getDocument, hostileHtml } from './document.js';
import { EditorDriver } from './editor-driver.js';
import { installEditors, serveEditors } from './serve-editors.js';

const editors = ['tiptap', 'ckeditor', 'tinymce', 'lexical', 'editorjs'];
const chosen = editors.filter(one => process.argv.length === 2 || process.argv.includes(one));

installEditors();
const server = await serveEditors(chosen);
let browser: Browser;
before(async () => { browser = await launch(); });
after(async () => {
  await browser.close();
  server.close();
});

/** A setting of each element in the text, and its HTML before and after. */
const edits: readonly (readonly [tag: string, setting: string, value: string, before: string, after: string])[] = [
  ['site-price', 'priceCents', '3500', 'price-cents="2800"', 'price-cents="3500"'],
  ['site-relative-time', 'maxDays', '9', 'datetime="2026-01-05"', 'datetime="2026-01-05" max-days="9"'],
  ['site-gallery', 'label', 'Our cups', 'slides-per-row="2"', 'slides-per-row="2" label="Our cups"'],
  ['site-accordion', 'multiple', '', '{ "multiple": true }', '{}'],
  ['site-tabs', 'selected', '1', '<site-tabs>', '<site-tabs selected="1">'],
];

const count = (html: string, part: string): number => html.split(part).length - 1;
const plain = (html: string): string => html.replaceAll(/\s+/g, '');
const wasHacked = (page: Page) => page.evaluate(() => !!window.hacked || [...document.querySelectorAll('iframe')].some(frame => {
  const inner = frame.contentWindow as Window | null;
  return !!inner?.hacked;
}));

for (const name of chosen) {
  describe(name, () => {
    const documentHtml = getDocument(name);
    let editor: EditorDriver;
    let page: Page;
    let seen: ReturnType<typeof watch>;
    before(async () => {
      page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
      page.setDefaultTimeout(5000);
      seen = watch(page);
      editor = await EditorDriver.open(page, `${server.address}/${name}`);
    });
    after(() => page.close());

    test('shows five elements live, and writes its HTML as it was', async () => {
      for (const tag of documentTags) await editor.waitForLive(tag);
      await editor.text.locator('site-price.big').getByText('28.00').waitFor();
      assert.equal(await editor.getHtml(), documentHtml);
    });

    test('edits a setting of each element as one step, which its undo takes back', async () => {
      let html = documentHtml;
      const states = [html];
      for (const [tag, setting, value, old, edited] of edits) {
        await editor.openSettings(tag);
        if (setting === 'priceCents') {
          await editor.set(setting, '3000');
          await editor.text.locator('site-price.big').getByText('30.00').waitFor();
        }
        await editor.set(setting, value);
        await editor.pressDone();
        html = html.replace(old, edited);
        assert.equal(plain(await editor.getHtml()), plain(html));
        states.push(await editor.getHtml());
      }
      await editor.text.locator('site-price.big').getByText('35.00').waitFor();
      for (const before of states.slice(0, -1).reverse()) {
        await editor.press('Control+z');
        await editor.waitForHtml(before);
        if (name === 'editorjs') await editor.moveToEndOf('The end.'); // its extension for undo moves the focus out of the text
      }
      await editor.text.locator('site-price.big').getByText('28.00').waitFor();
    });

    test('copies, cuts and pastes an element as it is', async () => {
      await editor.openSettings('site-accordion');
      await editor.set('firstOpen', '');
      await editor.pressDone();
      const accordion = /<site-accordion[^]*<\/site-accordion>/.exec(await editor.getHtml())![0];
      assert.match(accordion, /^<site-accordion first-open="">/);
      const waitForCount = async (expected: number) => {
        await editor.live('site-accordion').nth(expected).waitFor({ state: 'detached' });
        await editor.live('site-accordion').nth(expected - 1).waitFor();
        assert.equal(count(await editor.getHtml(), accordion), expected);
      };
      await editor.selectByKeys();
      await editor.press('Control+c');
      await editor.moveToEndOf('The end.');
      await editor.press('Control+v');
      await waitForCount(2);
      await editor.selectByKeys();
      await editor.press('Control+x');
      await waitForCount(1);
      await editor.moveToEndOf('The end.');
      await editor.press('Control+v');
      await waitForCount(2);
    });

    test('selects an element by a click', async () => {
      await editor.preview('site-gallery').first().click({ position: { x: 40, y: 40 } });
      await editor.selected('site-gallery').waitFor();
    });

    test('opens settings by keyboard alone, and returns to the text', async () => {
      await page.reload();
      await page.waitForFunction(() => 'editorPage' in window);
      await editor.waitForLive('site-accordion');
      await editor.selectByKeys();
      for (const key of name === 'editorjs' ? ['Control+/', 'ArrowDown', 'Enter'] : ['Enter']) await editor.press(key);
      await editor.dialog.locator('#set-multiple').waitFor();
      await editor.press('Escape');
      await editor.dialog.waitFor({ state: 'detached' });
      if (name === 'editorjs') return;
      await editor.press('ArrowRight');
      await page.keyboard.type('Much ');
      await editor.text.getByText('Much More below.').waitFor();
    });

    test('pastes only the content of elements from elsewhere, in every format', async () => {
      await editor.moveToEndOf('The end.');
      const html = '<site-form action="https://evil.example"><p>From elsewhere</p></site-form>';
      await editor.paste({
        'text/plain': 'From elsewhere', 'text/html': html, 'x-tinymce/html': html,
        'application/x-lexical-editor': JSON.stringify({ namespace: 'test', nodes: [{ type: 'site-element', version: 1, html, isInline: false }] }),
        'application/x-editor-js': JSON.stringify([{ id: 'x', tool: 'siteElement', data: { html }, time: 1 }]),
      });
      await editor.press('End');
      assert.doesNotMatch(await editor.getHtml(), /site-form|evil/);
    });

    test('runs no code of its text, of pasted HTML or in the settings', async () => {
      await editor.moveToEndOf('The end.');
      await editor.paste({ 'text/html': hostileHtml, 'text/plain': 'x' });
      await page.waitForFunction(() => document.readyState === 'complete');
      assert.equal(await wasHacked(page), false);
      const html = await editor.getHtml();
      assert.doesNotMatch(name === 'editorjs' ? html.replace(/<p>.*?<\/p>/g, '') : html, /hacked/); // Editor.js keeps any link in a paragraph
      await page.close();
      page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
      page.setDefaultTimeout(5000);
      editor = await EditorDriver.open(page, `${server.address}/${name}?hostile`);
      for (const tag of ['site-price', 'site-gallery', 'site-accordion', 'site-tabs']) {
        await editor.waitForLive(tag);
        await editor.openSettings(tag);
        await editor.dialog.locator('[id^="set-"]').first().waitFor();
        await editor.pressDone();
      }
      assert.equal(await wasHacked(page), false);
      assert.doesNotMatch(await editor.getHtml(), /hacked/);
    });

    test('logs no error', () => assert.deepEqual(seen.console.filter(line => line.startsWith('error') && !line.includes('/missing.svg')), []));
  });
}
