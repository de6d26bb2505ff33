// Runs with npm run test:all: it installs WordPress.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launch, watch } from '../e2e/chromium.js';
import { isEverything } from '../engines/everything.js';
import { editPost, insertBlock, openAs, openPage, previewIn, publishAs, publishPost } from './wordpress-person.js';
import { howToInstall, missing, people, secondSite, startWordPress, type WordPressSite } from './wordpress-site.js';

// The plugin in a real WordPress: inserted, set, published and viewed, by people of three roles.

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const isAsked = isEverything || process.env.WORDPRESS === '1';
const absent = missing();

if (!isAsked || absent.length > 0) {
  test(`the plugin in WordPress: not run. ${isAsked ? `Missing: ${absent.join(', ')}. To run it: ${howToInstall}` : 'It runs in `npm run test:all`, or with WORDPRESS=1.'}`, () => {});
} else {
  describe('the plugin in WordPress', { timeout: 600_000 }, () => {
    let site: WordPressSite;
    let browser: Browser;
    let pictures: number[];

    before(async () => {
      site = await startWordPress('dist/wordpress/site-elements');
      browser = await launch();
      pictures = JSON.parse(site.php(`
        require_once ABSPATH . 'wp-admin/includes/image.php';
        $ids = array();
        foreach ( array( 'Shelves of bowls', 'The kiln' ) as $at => $alt ) {
          $upload = wp_upload_bits( "picture-$at.png", null, base64_decode( '${dot}' ) );
          $id = wp_insert_attachment( array( 'post_title' => $alt, 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), $upload['file'] );
          wp_update_attachment_metadata( $id, array( 'width' => 600, 'height' => 400, 'file' => _wp_relative_upload_path( $upload['file'] ), 'sizes' => array() ) );
          update_post_meta( $id, '_wp_attachment_image_alt', $alt );
          $ids[] = $id;
        }
        echo json_encode( $ids );`));
    });
    after(async () => {
      await browser?.close();
      await site?.stop();
    });

    const open = (address: string) => openPage(browser, site.url + address);
    const publish = (content: string, person?: string, theme?: string) => publishAs(site, content, person, theme);

    for (const person of people) {
      test(`as ${person}: a block is inserted, set in its panel, published and viewed`, async () => {
        const { page } = await openAs(browser, site, person);
        await editPost(site, page);
        await insertBlock(page, 'gallery', { pictureIds: pictures });
        await page.getByRole('combobox', { name: 'Design', exact: true }).selectOption({ label: 'Grid' });
        await (await previewIn(page)).locator('site-gallery:defined[design="grid"] img').nth(1).waitFor({ state: 'attached' }); // the preview is live
        assert.equal(await (await previewIn(page)).locator('site-gallery').count(), 1);
        const id = await publishPost(page);
        await page.context().close();

        const visit = await open(`/?p=${id}`);
        const gallery = visit.page.locator('site-gallery:defined[design="grid"]');
        await gallery.waitFor();
        assert.deepEqual(await gallery.locator('img').evaluateAll(images => images.map(image => (image as HTMLImageElement).alt)), [
          'Shelves of bowls',
          'The kiln',
        ]);
        assert.deepEqual(visit.heard.console.filter(line => line.startsWith('error')), []);
        await visit.page.context().close();
      });
    }

    test('a tag, a plain element and a shortcode of an author come to life', async () => {
      const { page, heard } = await open(publish([
        '<p>Glazed with <site-tooltip text="Wood ash and clay"><a href="#top">ash</a></site-tooltip>.</p>',
        '<div data-site-accordion data-multiple>\n<details>\n<summary>When?</summary>\nAt noon.\n\nOr later.\n</details>\n</div>',
        '[site-gallery design="grid" onclick="alert(1)" pictures="' + pictures.join() + '"]',
        '[site-shape name="star" size="small"]<script>alert(1)</script>New[/site-shape]',
      ].join('\n\n'), 'author'));
      for (const tag of ['site-tooltip', 'site-accordion', 'site-gallery', 'site-shape']) await page.locator(`${tag}:defined`).waitFor();
      assert.equal(await page.locator('site-gallery img').count(), 2);
      assert.equal(await page.locator('site-gallery').getAttribute('onclick'), null);
      assert.equal(await page.locator('site-shape script').count(), 0);
      assert.deepEqual(heard.console.filter(line => line.startsWith('error')), []);
      await page.context().close();
    });

    const formFields = [
      { id: 'group', type: 'select', title: 'You come as', required: true, options: ['Alone', 'Together'] },
      { id: 'people', type: 'number', title: 'How many of you?', required: true, when: 'group is Together' },
    ];
    const forms: [title: string, person: (typeof people)[number], content: string][] = [
      ['its own markup, as an editor pastes it', 'editor', `<site-form form-id="contact">
<form action="/forms/contact" method="post">
<p><label>You come as <select name="group"><option>Alone</option><option>Together</option></select></label></p>

<p data-site-when="group is Together"><label>How many of you? <input name="people" type="number" required></label></p>
<button>Send</button>
</form>
</site-form>`],
      ['a field list, as an author pastes it', 'author', `<site-form form-id="contact" fields='${JSON.stringify(formFields)}'></site-form>`],
    ];
    for (const [title, person, content] of forms) {
      test(`a form with a condition follows the answers: ${title}`, async () => {
        const { page, heard } = await open(publish(content, person));
        const group = page.locator('site-form:defined [name="group"]');
        const count = page.locator('site-form [name="people"]');
        await group.waitFor();
        await count.waitFor({ state: 'hidden' });
        await group.selectOption('Together');
        await count.waitFor({ state: 'visible' });
        await group.selectOption('Alone');
        await count.waitFor({ state: 'hidden' });
        assert.equal(await count.evaluate(input => (input as HTMLInputElement).willValidate), false, 'not asked for');
        assert.deepEqual(heard.console.filter(line => line.startsWith('error')), []);
        await page.context().close();
      });
    }

    test('a banner that the classic editor has torn asks with the owner\'s words', async () => {
      const { page, heard } = await open(
        publish(
          '<cookie-banner cta-variant="button" accept-type="opt-in-and-out">\n<p>Our own words.</p>\n</cookie-banner>\n\nThe article.',
        ),
      );
      await page.locator('cookie-banner:defined p', { hasText: 'Our own words.' }).waitFor();
      await page.getByRole('region', { name: 'Cookies' }).waitFor();
      assert.equal(await page.getByText('By using this website').count(), 0);
      assert.equal(heard.console.filter(line => line.includes('its end was torn')).length, 1);
      await page.context().close();
    });

    for (const theme of ['twentytwentyone', 'twentytwentythree']) {
      test(`elements stay in the column of ${theme}, on a phone too`, async () => {
        const { page } = await open(publish('[site-shape name="star" size="large"]New[/site-shape]\n\n<div data-site-shape data-name="heart" data-size="large">Old</div>\n\n[site-gallery design="grid" pictures="' + pictures.join() + '"]\n\n<p>Words of the article.</p>', 'administrator', theme));
        mkdirSync('.shots/wordpress', { recursive: true });
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          await page.locator('site-shape:defined').nth(1).waitFor();
          const [column, ...boxes] = await Promise.all(['p:has-text("Words of")', 'site-shape[name="star"]', 'site-shape[name="heart"]', 'site-gallery']
            .map(async name => (await page.locator(name).boundingBox())!));
          await page.screenshot({ path: `.shots/wordpress/${theme}-${width}.png`, fullPage: true });
          for (const box of boxes) {
            assert.ok(box.x >= column!.x - 1 && box.x + box.width <= column!.x + column!.width + 1, `${JSON.stringify(box)} is in ${JSON.stringify(column)}`);
          }
        }
        await page.context().close();
      });
    }

    test('it has a block for each element, logs no warning and leaves nothing behind', () => {
      const blocks = JSON.parse(site.php('echo json_encode( array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) );')) as string[];
      assert.ok(blocks.filter(name => name.startsWith('site-elements/')).length >= 20);
      const options = () => site.php("global $wpdb; echo $wpdb->get_var( \"SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%site_elements%' OR option_name LIKE '%site-elements%'\" );");
      assert.equal(options(), '0');
      site.php("require ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'site-elements/site-elements.php' ); define( 'WP_UNINSTALL_PLUGIN', 'site-elements/site-elements.php' ); require WP_PLUGIN_DIR . '/site-elements/uninstall.php';");
      assert.doesNotMatch(site.warnings(), /plugins\/site-elements|site_elements_/);
    });
  });
}

if (isAsked && absent.length === 0) {
  describe('the plugin in a network of sites', { timeout: 300_000 }, () => {
    let site: WordPressSite;
    let browser: Browser;

    before(async () => {
      site = await startWordPress('dist/wordpress/site-elements', { isNetwork: true });
      browser = await launch();
    });
    after(async () => {
      await browser?.close();
      await site?.stop();
    });

    // In a network only its super administrators may publish any HTML.
    const published = (address: string) => site.php(`
      add_user_to_blog( get_current_blog_id(), get_user_by( 'login', 'editor' )->ID, 'editor' );
      wp_set_current_user( get_user_by( 'login', 'editor' )->ID );
      kses_init();
      if ( current_user_can( 'unfiltered_html' ) ) exit( 'unfiltered' );
      echo wp_insert_post( wp_slash( array( 'post_title' => 'Our pots', 'post_status' => 'publish', 'post_content' =>
        '<p><site-tooltip text="Wood ash"><a href="#top">ash</a></site-tooltip></p><!-- wp:site-elements/shape {"name":"star"} --><p>New</p><!-- /wp:site-elements/shape -->' ) ) );`, address);

    async function viewed(address: string) {
      const page = await (await browser.newContext()).newPage();
      const heard = watch(page);
      await page.goto(`${site.url}${address}?p=${published(address)}`);
      return { page, heard };
    }

    test('is a network, in whose sites it is active', () => {
      const facts = (address: string) => site.php("require ABSPATH . 'wp-admin/includes/plugin.php'; echo json_encode( array( is_multisite(), get_current_blog_id(), is_plugin_active_for_network( 'site-elements/site-elements.php' ) ) );", address);
      assert.deepEqual(['/', secondSite].map(address => JSON.parse(facts(address))), [[true, 1, true], [true, 2, true]]);
    });

    for (const [title, address] of [['first', '/'], ['second', secondSite]] as const) {
      test(`tags and blocks of an editor come to life on its ${title} site, from that site's own address`, async () => {
        const { page, heard } = await viewed(address);
        for (const tag of ['site-tooltip', 'site-shape']) await page.locator(`${tag}:defined`).waitFor();
        assert.equal(await page.locator('site-shape').getAttribute('name'), 'star');
        assert.ok(
          (await page.locator('script[data-base]').getAttribute('src'))!.startsWith(
            `${site.url}${address}wp-content/plugins/site-elements/cdn/auto.js`,
          ),
        );
        assert.deepEqual(heard.console.filter(line => line.startsWith('error')), []);
        await page.context().close();
      });
    }

    test('works on one site alone, too, and leaves the other as it was', async () => {
      site.php("require ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'site-elements/site-elements.php', false, true );");
      site.php("require ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( 'site-elements/site-elements.php' );", secondSite);
      assert.equal(site.php('echo (int) function_exists( "site_elements_list" );'), '0');
      const { page } = await viewed(secondSite);
      await page.locator('site-tooltip:defined').waitFor();
      await page.context().close();
    });

    test('keeps no options in any of them, and logs no warning', () => {
      const options = (address: string) => site.php("global $wpdb; echo $wpdb->get_var( \"SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%site_elements%' OR option_name LIKE '%site-elements%'\" );", address);
      assert.deepEqual(['/', secondSite].map(options), ['0', '0']);
      assert.equal(site.php("global $wpdb; echo $wpdb->get_var( \"SELECT COUNT(*) FROM $wpdb->sitemeta WHERE meta_key LIKE '%site_elements%'\" );"), '0');
      assert.doesNotMatch(site.warnings(), /plugins\/site-elements|site_elements_/);
    });
  });
}

test('the plugin escapes what it prints, guards its files and names its texts', () => {
  for (const file of [
    'site-elements.php',
    'includes/assets.php',
    'includes/blocks.php',
    'includes/elements.php',
    'includes/kses.php',
    'includes/markup.php',
    'includes/shortcodes.php',
  ]) {
    const text = readFileSync(`dist/wordpress/site-elements/${file}`, 'utf8');
    assert.match(text, /defined\( 'ABSPATH' \) \|\| exit;/, file);
    assert.doesNotMatch(text, /\b(echo|print|eval|base64_decode|file_get_contents|curl_\w+|\$_(GET|POST|REQUEST))\b|<\?=/, file);
    for (const [, name] of text.matchAll(/^\s*function (\w+)/gm)) assert.match(name!, /^site_elements_/);
    assert.equal([...text.matchAll(/\b__\(/g)].length, [...text.matchAll(/, 'site-elements' \)/g)].length, file);
  }
  const [main, readme] = ['site-elements.php', 'readme.txt'].map(file => readFileSync(`dist/wordpress/site-elements/${file}`, 'utf8'));
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  assert.match(main!, new RegExp(`Version: +${version}\n[^]*Text Domain: +site-elements\n`));
  for (const line of [`Stable tag: ${version}`, 'License: MIT', 'Tested up to: ', 'Requires PHP: 7.4']) assert.ok(readme!.includes(line), line);
  assert.ok(readme!.split('\n').find(line => line.startsWith('Tags:'))!.split(',').length <= 5, 'at most five tags');
});
