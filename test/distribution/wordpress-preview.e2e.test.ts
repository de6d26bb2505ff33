// Runs with npm run test:all: it installs WordPress.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Frame, Page } from 'playwright-core';
import { launch } from '../e2e/chromium.js';
import { isEverything } from '../engines/everything.js';
import { canvasOf, editPost, insertBlock, openAs, previewIn } from './wordpress-person.js';
import { missing, startWordPress, type WordPressSite } from './wordpress-site.js';

// The live preview of a block: its content cannot store anything, send anything or navigate.

declare const wp: any;

const isAsked = isEverything || process.env.WORDPRESS === '1';

if (isAsked && missing().length === 0) {
  describe('the live preview in the block editor', { timeout: 300_000 }, () => {
    let site: WordPressSite;
    let browser: Browser;
    let page: Page;
    const requests: string[] = [];

    before(async () => {
      site = await startWordPress('dist/wordpress/site-elements');
      browser = await launch();
      page = (await openAs(browser, site, 'administrator')).page;
      await editPost(site, page);
      page.context().on('request', request => {
        const isOurs = page.frames().includes(request.frame()) && request.frame() !== page.mainFrame();
        if (isOurs && (request.method() !== 'GET' || request.isNavigationRequest())) requests.push(`${request.method()} ${request.url()}`);
      });
    });
    after(async () => {
      await browser?.close();
      await site?.stop();
    });

    /** A block with HTML inside it, and the frame of its preview once the element is there. */
    async function preview(name: string, html = ''): Promise<Frame> {
      await page.evaluate(() => wp.data.dispatch('core/block-editor').resetBlocks([]));
      await insertBlock(page, name);
      await page.evaluate(content => {
        const [{ clientId }] = wp.data.select('core/block-editor').getBlocks();
        if (content) wp.data.dispatch('core/block-editor').insertBlocks(wp.blocks.createBlock('core/html', { content }), 0, clientId, false);
      }, html);
      const tag = name.startsWith('cookie-') ? name : `site-${name}`;
      await (await previewIn(page)).locator(html ? `${tag}:defined > *` : `${tag}:defined`).first().waitFor({ state: 'attached' });
      return (await (await (await canvasOf(page)).locator('iframe.site-elements-preview').elementHandle())!.contentFrame())!;
    }

    const kept = async () => ({
      cookies: (await page.context().cookies()).map(({ name }) => name).sort(),
      stored: await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('site'))),
    });

    test('keeps no cookie and no entry of the storage, not even the answer to a banner', async () => {
      const before = await kept();
      const frame = await preview('cookie-banner');
      await frame.evaluate(() => {
        document.cookie = 'hit=1; path=/';
        localStorage.setItem('site:hit', '1');
        sessionStorage.setItem('site:hit', '1');
      });
      for (const button of await frame.locator('cookie-banner button').all()) await button.dispatchEvent('click');
      assert.equal(await frame.evaluate(() => document.cookie), '');
      assert.deepEqual(await kept(), before);
    });

    test('submits no form, whether by script, by an element or in any other way', async () => {
      const frame = await preview(
        'newsletter',
        '<form action="/take" method="post"><input type="email" name="email" value="ada@example.com"><button>Go</button></form>',
      );
      const outcomes = await frame.evaluate(async () => {
        const form = document.querySelector('form')!;
        form.requestSubmit();
        HTMLFormElement.prototype.submit.call(form);
        navigator.sendBeacon('/take', 'a');
        return [await fetch('/take', { method: 'POST', body: 'a' }).then(() => 'sent', () => 'refused'), typeof XMLHttpRequest];
      });
      assert.deepEqual(outcomes, ['refused', 'undefined']);
      assert.deepEqual(requests, []);
    });

    test('opens no link: not in its place, in a window of its own, or over the editor', async () => {
      const address = page.url();
      const frame = await preview(
        'accordion',
        '<h3>When?</h3><p><a href="/hit">a</a><a href="/hit" target="_blank">b</a><a href="/hit" target="_top">c</a></p>',
      );
      const windows = page.context().pages().length;
      await frame.evaluate(() => {
        window.open('/hit');
        for (const link of document.querySelectorAll<HTMLAnchorElement>('a[target]')) link.click();
      });
      assert.equal(
        await (await canvasOf(page)).locator('iframe.site-elements-preview').evaluate(node => (node as HTMLIFrameElement).inert),
        true,
      ); // no press and no key gets in
      assert.equal(page.url(), address);
      assert.equal(page.context().pages().length, windows);
      assert.deepEqual(requests, []);
    });

    test('leaves the focus in the panel, even if it shows a dialog', async () => {
      const frame = await preview('dialog', '<h2>Really?</h2>');
      const field = page.getByRole('region', { name: 'Editor settings' }).getByLabel('Text of the confirm button', { exact: true });
      const isOpen = () => document.querySelector('site-dialog')?.shadowRoot?.querySelector('dialog')?.open === true;
      // A frame beyond the window draws nothing, so what is waited for is looked at by the clock.
      const until = (look: () => boolean) => frame.waitForFunction(look, null, { polling: 100 });
      const setOpen = (isOpen: boolean) =>
        frame.evaluate(open => {
          (document.querySelector('site-dialog') as HTMLElement & { open: boolean }).open = open;
        }, isOpen);
      await until(isOpen);
      await field.focus();
      await setOpen(false);
      await until(() => document.querySelector('site-dialog')?.shadowRoot?.querySelector('dialog')?.open !== true);
      await setOpen(true);
      await until(isOpen);
      const label = await page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent ?? document.activeElement!.outerHTML);
      assert.equal(label, 'Text of the confirm button');
      await page.keyboard.type('Yes, please');
      await (await previewIn(page)).locator('site-dialog[confirm-text="Yes, please"]').waitFor({ state: 'attached' });
      assert.equal(await field.inputValue(), 'Yes, please');
    });

    test('has the settings of the moment in which it is rendered again', async () => {
      await preview('accordion', '<h3>When?</h3><p>a</p>');
      // the content changes, and a setting before the frame has followed
      await page.evaluate(() => {
        const { dispatch, select } = wp.data;
        const [{ clientId, innerBlocks }] = select('core/block-editor').getBlocks();
        dispatch('core/block-editor').updateBlockAttributes(innerBlocks[0].clientId, { content: '<h3>Where?</h3><p>b</p>' });
        requestAnimationFrame(() => dispatch('core/block-editor').updateBlockAttributes(clientId, { 'first-open': true }));
      });
      const accordion = (await previewIn(page)).locator('site-accordion', { hasText: 'Where?' });
      await accordion.waitFor({ state: 'attached' });
      assert.equal(await accordion.getAttribute('first-open'), '');
    });

    test('runs no element in the editor itself', async () => {
      assert.equal(await page.evaluate(() => customElements.get('site-dialog') ?? document.querySelector('script[data-base]')), null);
    });
  });
}
