// Runs with npm run test:all: it installs WordPress.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launch } from '../e2e/chromium.js';
import { isEverything } from '../engines/everything.js';
import { openAs, openPage, publishAs } from './wordpress-person.js';
import { howToInstall, missing, startWordPress, type WordPressSite } from './wordpress-site.js';

// The look of a theme in a real WordPress: before and after the script, and the question to the administrators of a site from before.

const isAsked = isEverything || process.env.WORDPRESS === '1';
const absent = missing();
const form = '<site-form loading="eager"><form action="/sent" method="post"><label for="n">Name</label><input id="n" name="n"><button id="send">Send</button></form></site-form>';

if (!isAsked || absent.length > 0) {
  test(`the look of a theme: not run. ${isAsked ? `Missing: ${absent.join(', ')}. To run it: ${howToInstall}` : 'It runs in `npm run test:all`, or with WORDPRESS=1.'}`, () => {});
} else {
  describe('the look of a theme', { timeout: 600_000 }, () => {
    let site: WordPressSite;
    let browser: Browser;
    before(async () => {
      site = await startWordPress('dist/wordpress/site-elements');
      browser = await launch();
    });
    after(async () => {
      await browser?.close();
      await site?.stop();
    });

    const option = () => site.php('echo get_option( "site_elements_look", "none" );');
    const setOption = (value: string) => site.php(`update_option( 'site_elements_look', '${value}' );`);

    test('is on in a new site', () => assert.equal(option(), 'page'));

    for (const hasScript of [false, true]) {
      test(`a block theme's button is that of a form, ${hasScript ? 'and stays so when the script has come' : 'before any script'}`, async () => {
        const address = publishAs(site, form, 'administrator', 'twentytwentythree');
        const page = await (await browser.newContext({ javaScriptEnabled: hasScript })).newPage();
        await page.goto(site.url + address);
        if (hasScript) {
          await page.locator('site-form:defined').waitFor();
          await page.evaluate(() => (document.querySelector('site-form') as Element & { updateComplete?: Promise<void> }).updateComplete);
        }
        const look = await page.locator(':root').evaluate(root => ['accent', 'on-accent', 'surface'].map(name => {
          const sample = document.createElement('i');
          sample.style.color = `var(--site-page-${name})`;
          root.append(sample);
          const { color } = getComputedStyle(sample);
          sample.remove();
          return color;
        }));
        assert.deepEqual(look, ['rgb(157, 255, 32)', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
        assert.equal(await page.locator('script[data-site-look="page"]').count(), 1);
        await page.context().close();
      });
    }

    test('a classic theme names nothing: the script reads what the page shows', async () => {
      const { page } = await openPage(browser, site.url + publishAs(site, form));
      await page.locator('site-form:defined').waitFor();
      assert.equal(await page.locator('script[data-site-look="page"]').count(), 1);
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--site-host-accent')), '');
      await page.context().close();
    });

    test('is off where nobody has decided, and where it was turned off', async () => {
      for (const value of ['ask', 'off']) {
        setOption(value);
        const { page } = await openPage(browser, site.url + publishAs(site, form, 'administrator', 'twentytwentythree'));
        assert.equal(await page.locator('script[data-site-look]').count(), 0);
        assert.ok(!(await page.content()).includes('--site-host-'));
        await page.context().close();
      }
    });

    test('a site from before, with elements, is asked; one without is new', () => {
      site.php('delete_option( "site_elements_look" ); site_elements_start_look();');
      assert.equal(option(), 'none');
      site.php('foreach ( get_posts( array( "numberposts" => -1, "post_type" => array_values( get_post_types() ), "post_status" => "any" ) ) as $post ) wp_delete_post( $post->ID, true ); site_elements_start_look();');
      assert.equal(option(), 'page');
    });

    for (const [button, stored] of [['Keep the current look', 'off'], ['Match my theme', 'page']] as const) {
      test(`an administrator answers once with "${button}"`, async () => {
        setOption('ask');
        const { page } = await openAs(browser, site, 'administrator');
        await page.goto(`${site.url}/wp-admin/index.php`);
        await page.getByRole('form', { name: 'Site Elements can now match your theme.' }).getByRole('button', { name: button }).press('Enter');
        await page.waitForURL(/wp-admin\/index\.php/, { waitUntil: 'commit' });
        await page.locator('#wpbody').waitFor();
        assert.equal(option(), stored);
        await page.goto(`${site.url}/wp-admin/index.php`);
        assert.equal(await page.getByText('Site Elements can now match your theme.').count(), 0);
        await page.goto(`${site.url}/wp-admin/plugins.php`);
        await page.getByRole('link', { name: stored === 'page' ? 'Stop matching the theme' : 'Match the theme' }).click();
        await page.waitForURL(/plugins\.php/, { waitUntil: 'commit' });
        assert.equal(option(), stored === 'page' ? 'off' : 'page');
        await page.context().close();
      });
    }

    test('an editor is not asked, and cannot answer', async () => {
      setOption('ask');
      const { page } = await openAs(browser, site, 'editor');
      await page.goto(`${site.url}/wp-admin/index.php`);
      assert.equal(await page.getByText('Site Elements can now match your theme.').count(), 0);
      const response = await page.goto(`${site.url}/wp-admin/admin-post.php?action=site_elements_look_page`);
      assert.equal(response!.status(), 403);
      await page.context().close();
      const { page: other } = await openAs(browser, site, 'administrator');
      await other.goto(`${site.url}/wp-admin/admin-post.php?action=site_elements_look_page&_wpnonce=forged`);
      assert.equal(option(), 'ask');
      await other.context().close();
    });

    test('goes with the plugin', () => {
      site.php('define( "WP_UNINSTALL_PLUGIN", 1 ); require WP_PLUGIN_DIR . "/site-elements/uninstall.php";');
      assert.equal(option(), 'none');
      assert.deepEqual(site.warnings().split('\n').filter(line => line.includes('plugins/site-elements/')), []);
    });
  });
  test('in a network, each site has an option of its own, which goes with the plugin', { timeout: 300_000 }, async () => {
    const network = await startWordPress('dist/wordpress/site-elements', { isNetwork: true });
    try {
      const options = () => network.php('foreach ( get_sites( array( "fields" => "ids" ) ) as $id ) echo get_blog_option( $id, "site_elements_look", "none" ), " ";').trim();
      assert.equal(options(), 'page page');
      network.php('wp_insert_site( array( "domain" => "127.0.0.1", "path" => "/glazes/", "network_id" => 1, "user_id" => 1, "title" => "Glazes" ) );');
      assert.equal(options(), 'page page page');
      network.php('define( "WP_UNINSTALL_PLUGIN", 1 ); require WP_PLUGIN_DIR . "/site-elements/uninstall.php";');
      assert.equal(options(), 'none none none');
    } finally {
      await network.stop();
    }
  });
}
